import { useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react'

/** What the options need from the combobox. */
export interface OptionList {
  id: string
  mount: (element: HTMLDivElement | null) => void
  /** The options call this once they match the query. */
  answered: () => void
  /** The id of the active option (`aria-activedescendant`). */
  active: string | undefined
}

interface Combobox {
  field: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'role' | 'onKeyDown' | (`aria-${string}` & keyof InputHTMLAttributes<HTMLInputElement>)
  > & { onBlur: () => void }
  list: OptionList
  /** Escape has closed the list. */
  isClosed: boolean
}

/**
 * The combobox pattern of the ARIA Authoring Practices: the focus stays in the field, arrow keys change the active option, Enter follows it. The options
 * are links, so that middle click, long press and copying the address work. A new `subject` resets the active option. Escape closes the list until the
 * next key; in a dialog it closes the dialog. Enter before the results are there follows the first one when they come.
 */
export function useCombobox(listId: string, subject: string, isInDialog = false): Combobox {
  const [list, setList] = useState<HTMLDivElement | null>(null)
  const [reached, reach] = useState<{ id: string; subject: string }>()
  const [closed, close] = useState<string>()
  const awaited = useRef<string>(undefined)
  const isClosed = closed === subject
  const active = reached?.subject === subject ? reached.id : undefined

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // During IME composition the keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    const options = optionsOf(list)
    const current = options.find(({ id }) => id === active)
    if (event.key === 'Escape' && !isInDialog) {
      close(subject)
    } else if (isClosed && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      close(undefined)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // Without an active option, Enter follows no example question.
      const chosen = current ?? (list?.dataset['answer'] === undefined ? undefined : options[0])
      if (chosen) follow(chosen, event)
      else awaited.current = subject
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = neighbour(options, current, event.key === 'ArrowDown' ? 1 : -1)
      next?.scrollIntoView({ block: 'nearest' })
      reach(next && { id: next.id, subject })
    }
  }

  function answered() {
    // The list that is known here may still be the one before.
    if (awaited.current !== subject || list?.dataset['answer'] === undefined) return
    awaited.current = undefined
    optionsOf(list)[0]?.click()
  }

  return {
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': list !== null,
      'aria-controls': list ? listId : undefined,
      'aria-activedescendant': active,
      onBlur: () => (awaited.current = undefined),
      onKeyDown,
    },
    list: { id: listId, mount: setList, answered, active },
    isClosed,
  }
}

function optionsOf(list: HTMLElement | null): HTMLAnchorElement[] {
  return [...(list?.querySelectorAll<HTMLAnchorElement>('a[role="option"]') ?? [])]
}

/** The next or previous option; `undefined`, which is the field, comes between the last and the first. */
function neighbour<Option>(options: Option[], current: Option | undefined, step: 1 | -1): Option | undefined {
  if (current) return options[options.indexOf(current) + step]
  return options.at(step === 1 ? 0 : -1)
}

function follow(option: HTMLAnchorElement, { ctrlKey, metaKey }: KeyboardEvent): void {
  if (ctrlKey || metaKey) open(option.href, '_blank', 'noopener')
  else option.click()
}
