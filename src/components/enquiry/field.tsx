import { fieldId, type enquiryFields } from '~/lib/enquiry/enquiry-fields'
import styles from './enquiry-form.module.css'

interface FieldProps {
  field: (typeof enquiryFields)[number]
  /** What stands in it at first; then the text is the document's own. */
  text: string | undefined
  problem: string | undefined
}

/** A field of the enquiry with its label and, where it was filled in wrongly, what is wrong. */
export function Field({ field: { name, label, type, autoComplete, required }, text, problem }: FieldProps) {
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
        {!required && <span> (freiwillig)</span>}
      </label>
      {type === 'textarea' ? (
        <textarea rows={6} {...control} />
      ) : (
        <input type={type} inputMode={name === 'website' ? 'url' : undefined} {...control} />
      )}
      {problem && (
        <p id={problemId} className="enquiry-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
