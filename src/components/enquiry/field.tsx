import type { RefObject } from 'react'
import { fieldId, type EnquiryField, type enquiryFields } from '~/lib/enquiry/enquiry-fields'
import styles from './enquiry-form.module.css'
import { subjectsId } from './subjects'

interface FieldProps {
  field: (typeof enquiryFields)[number]
  /** For whoever fills it in. */
  input: RefObject<HTMLInputElement | null> | undefined
  /** What stands in it at first; then the text is the document's own. */
  text: string | undefined
  problem: string | undefined
  /** What is worth a second look, and no problem. It stands beside the label, because there it moves nothing. */
  note: string | undefined
}

/** A field of the enquiry with its label and, where it was filled in wrongly, what is wrong. */
export function Field({ field, input, text, problem, note }: FieldProps) {
  const { name, label, type, autoComplete, required } = field
  const id = fieldId(name)
  const problemId = `${id}-fehler`
  const control = {
    id,
    name,
    autoComplete,
    required,
    // An empty one would be an attribute that the HTML of the page does not have.
    defaultValue: text || undefined,
    // Whatever the browser does not fill in is prose.
    spellCheck: autoComplete === undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem && problemId,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!required && (
          <span aria-live={name === 'phone' ? 'polite' : undefined}>{` (${note ?? hintOf(name)})`}</span>
        )}
      </label>
      {type === 'textarea' ? (
        <textarea rows={6} {...control} />
      ) : (
        <input
          ref={input}
          type={type}
          inputMode={name === 'website' ? 'url' : undefined}
          list={name === 'subject' ? subjectsId : undefined}
          {...control}
        />
      )}
      {problem && (
        <p id={problemId} className="enquiry-problem">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Without a script nothing brings the service along that the address names: the subject asks for it (docs/decisions/0018-the-subject-of-an-enquiry.md). */
function hintOf(name: EnquiryField): string {
  return name === 'subject' ? 'freiwillig, etwa die Leistung' : 'freiwillig'
}
