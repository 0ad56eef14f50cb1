import { fieldId, type EnquiryFieldFacts, type EnquiryField } from '~/lib/enquiry/enquiry-fields'

interface FieldProps {
  field: EnquiryFieldFacts & { name: EnquiryField }
  /** The initial text; the field is uncontrolled. */
  text: string | undefined
  problem: string | undefined
  isSending: boolean
  /** The id of a `<datalist>`. */
  list?: string | undefined
}

/** A field with its label and its validation message. */
export function Field({ field, text, problem, isSending, list }: FieldProps) {
  const { name, label, type, autoComplete, required } = field
  const id = fieldId(name)
  const problemId = `${id}-fehler`
  const control = {
    id,
    name,
    autoComplete,
    required: required !== undefined,
    // `disabled` would drop the focus.
    readOnly: isSending,
    // `undefined`, because an empty attribute would differ from the prerendered HTML.
    defaultValue: text || undefined,
    // Fields without `autoComplete` hold prose.
    spellCheck: autoComplete === undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem && problemId,
  }
  return (
    <div className="enquiry-field">
      <label htmlFor={id}>{label}</label>
      {type === 'textarea' ? (
        <textarea rows={4} {...control} />
      ) : (
        <input type={type} inputMode={name === 'website' ? 'url' : undefined} list={list} {...control} />
      )}
      {problem && (
        <p id={problemId} className="enquiry-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
