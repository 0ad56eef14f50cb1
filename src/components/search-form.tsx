import styles from './search-form.module.css'

/** Search over all pages. Needs a script, so it hides without one; `lib/search-form` makes it answer. */
export function SearchForm() {
  return (
    // Outside a dialog this method does nothing: Enter before the script has come keeps what was typed.
    <form method="dialog" role="search" className={`needs-script ${styles.search}`} data-search>
      <label htmlFor="suche">Suche</label>
      <input id="suche" type="search" autoComplete="off" enterKeyHint="search" />
      <div className={styles.results} data-results>
        <p role="status" />
      </div>
    </form>
  )
}
