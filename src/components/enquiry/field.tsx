import { fieldId, type EnquiryFieldFacts, type EnquiryField } from '~/lib/enquiry/enquiry-fields'

interface FieldProps {
  field: EnquiryFieldFacts & { name: EnquiryField }
  /** What stands in it at first; then the text is the document's own. */
  text: string | undefined
  problem: string | undefined
  isSending: boolean
  /** The id of a list of suggestions. */
  list?: string | undefined
}

/** A field of the enquiry with its label and, where it was filled in wrongly, what is wrong. */
export function Field({ field, text, problem, isSending, list }: FieldProps) {
  const { name, label, type, autoComplete, required } = field
  const id = fieldId(name)
  const problemId = `${id}-fehler`
  const control = {
    id,
    name,
    autoComplete,
    required: required !== undefined,
    // Not `disabled`, which takes the focus away.
    readOnly: isSending,
    // An empty one would be an attribute that the HTML of the page does not have.
    defaultValue: text || undefined,
    // Whatever the browser does not fill in is prose.
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
