import { PageLink } from '../layout/page-link'
import { enquiryFields, enquiryFormName, honeypotField, sentId } from '~/lib/enquiry/enquiry-fields'
import { site } from '~/lib/site'
import styles from './enquiry-form.module.css'

/** A form that works as a plain POST. `lib/enquiry-form` takes it over when a visitor reaches for it. */
export function EnquiryForm() {
  return (
    <form
      className={styles.form}
      method="post"
      action={`${site.enquiryAddress}#${sentId}`}
      aria-label="Anfrage"
      data-enquiry
    >
      <input type="hidden" name="form-name" value={enquiryFormName} />
      <p id={sentId} className={styles.sent} tabIndex={-1} role="status" data-confirmation>
        Danke, Ihre Nachricht ist unterwegs. Sie erhalten {site.responseTime} eine Antwort.
      </p>
      <div role="alert" tabIndex={-1} hidden data-failure />
      {enquiryFields.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      <p className={styles.honeypot} aria-hidden="true">
        <label>
          Dieses Feld bitte leer lassen
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className={styles.privacy}>
        Wir verwenden Ihre Angaben nur, um Ihnen zu antworten, und bewahren sie {site.enquiryRetention} auf.
        Mehr in der{' '}
        <PageLink to="/datenschutz" target="_blank">
          Datenschutzerklärung (neues Fenster)
        </PageLink>
        .
      </p>
      <button type="submit" className="button" data-submit>
        Nachricht senden
      </button>
      <p role="status" data-status />
    </form>
  )
}

function Field({ name, label, type, autoComplete, required }: (typeof enquiryFields)[number]) {
  const id = `anfrage-${name}`
  const field = { id, name, autoComplete, required, spellCheck: type === 'textarea' }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!required && <span> (freiwillig)</span>}
      </label>
      {type === 'textarea' ? <textarea rows={6} {...field} /> : <input type={type} {...field} />}
    </div>
  )
}
