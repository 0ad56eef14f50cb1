import { useRef, useState, type InputHTMLAttributes, type KeyboardEvent } from 'react'

/** What the list of options needs to know. */
export interface OptionList {
  id: string
  mount: (element: HTMLDivElement | null) => void
  /** To be called once the options are what the field asks for. */
  answered: () => void
  /** The id of the option that the arrow keys have come to. */
  active: string | undefined
}

interface Combobox {
  field: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'role' | 'onKeyDown' | (`aria-${string}` & keyof InputHTMLAttributes<HTMLInputElement>)
  > & { onBlur: () => void }
  list: OptionList
  /** Whether Escape has closed the list of what is typed. */
  isClosed: boolean
}

/**
 * The combobox pattern of the ARIA Authoring Practices: the focus stays in the field, the arrow keys walk through the options, and Enter follows the
 * active one. The options are links, so that a middle click, a long press and copying the address work. A new `subject` brings new options, of which
 * none is active. Escape closes the list until the visitor types again or presses an arrow key; in a dialog Escape closes the dialog. Enter pressed
 * before the answer has come is answered when it comes.
 */
export function useCombobox(listId: string, subject: string, isInDialog = false): Combobox {
  const [list, setList] = useState<HTMLDivElement | null>(null)
  const [reached, reach] = useState<{ id: string; subject: string }>()
  const [closed, close] = useState<string>()
  const awaited = useRef<string>(undefined)
  const isClosed = closed === subject
  const active = reached?.subject === subject ? reached.id : undefined

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The keys belong to the input method while it composes a character.
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
      // Nobody meant the first of the examples by pressing Enter.
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

/** The next or the previous option; from the field the first or the last, and back to the field after the ends. */
function neighbour<Option>(options: Option[], current: Option | undefined, step: 1 | -1): Option | undefined {
  if (current) return options[options.indexOf(current) + step]
  return options.at(step === 1 ? 0 : -1)
}

function follow(option: HTMLAnchorElement, { ctrlKey, metaKey }: KeyboardEvent): void {
  if (ctrlKey || metaKey) open(option.href, '_blank', 'noopener')
  else option.click()
}
