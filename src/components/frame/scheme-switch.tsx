import { useSyncExternalStore } from 'react'
import { attempt } from '~/lib/attempt'
import { applyScheme, colorSchemes, schemeKey, storedScheme, type ColorScheme } from '~/lib/color-scheme'
import { useEarlyClick } from '../early-click'
import styles from './scheme-switch.module.css'

const label = 'Darstellung'

/** Chooses light, dark or the system's scheme. The state is an attribute of the document, which `ssg/render/document-head` sets before the first paint. */
export function SchemeSwitch() {
  const shown = useSyncExternalStore(subscribe, shownScheme, () => 'system')
  return (
    <div role="group" aria-label={label} className={`needs-script ${styles.switch}`}>
      <span>{label}</span>
      {colorSchemes.map(({ value, name }) => (
        <SchemeButton key={value} scheme={value} isShown={value === shown}>
          {name}
        </SchemeButton>
      ))}
    </div>
  )
}

interface SchemeButtonProps {
  scheme: ColorScheme
  isShown: boolean
  children: string
}

function SchemeButton({ scheme, isShown, children }: SchemeButtonProps) {
  const choose = () => {
    keep(scheme)
    show(scheme)
  }
  const button = useEarlyClick<HTMLButtonElement>(choose)
  return (
    <button
      ref={button}
      type="button"
      data-early
      className="quiet-button"
      aria-pressed={isShown}
      onClick={choose}
    >
      {children}
    </button>
  )
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', followOtherTab)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', followOtherTab)
  }
}

function shownScheme(): string {
  return document.documentElement.dataset.scheme ?? 'system'
}

function show(scheme: ColorScheme) {
  applyScheme(document, scheme)
  for (const listener of listeners) listener()
}

function followOtherTab({ key }: StorageEvent) {
  if (key === schemeKey || key === null) show(storedScheme(localStorage))
}

function keep(scheme: ColorScheme) {
  // Without storage, the choice holds until the next page load.
  attempt(() => {
    if (scheme === 'system') localStorage.removeItem(schemeKey)
    else localStorage.setItem(schemeKey, scheme)
  })
}
