import { attempt } from '~/lib/attempt'
import { isSearchKeyOn, searchKeyEntry } from '~/lib/search-keys'

/** Lets visitors switch off that `/` opens the search: who dictates would open it by accident. Ctrl K stays. */
export function SearchKeySwitch() {
  return (
    <label className="search-key">
      <input
        type="checkbox"
        defaultChecked={isSearchKeyOn(window)}
        onChange={({ currentTarget }) => keep(currentTarget.checked)}
      />
      Die Taste «/» öffnet die Suche
    </label>
  )
}

function keep(isOn: boolean): void {
  attempt(() => {
    if (isOn) localStorage.removeItem(searchKeyEntry)
    else localStorage.setItem(searchKeyEntry, 'off')
  })
}
