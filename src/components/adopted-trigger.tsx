import { useLayoutEffect, type ComponentProps, type Ref } from 'react'

interface AdoptedTriggerProps extends Omit<ComponentProps<'button'>, 'ref'> {
  element: HTMLElement
  /** A click, a tap, or Enter and Space, which a button answers to. Radix opens on hover and focus only, and a tap need not bring either. */
  onActivate: () => void
  ref?: Ref<HTMLElement>
}

/**
 * Lets an element that is on the page already act as Radix's trigger: it renders nothing, and passes the trigger's
 * listeners and attributes on. Rendering the trigger anew would lose the focus and the pointer that asked for it.
 */
export function AdoptedTrigger({ element, ref, onActivate, ...props }: AdoptedTriggerProps) {
  useLayoutEffect(() => attach(ref, element), [ref, element])

  const describedBy = props['aria-describedby']
  useLayoutEffect(() => {
    if (describedBy) element.setAttribute('aria-describedby', describedBy)
    else element.removeAttribute('aria-describedby')
  }, [element, describedBy])

  const { onPointerMove, onPointerLeave, onFocus, onBlur } = props
  useLayoutEffect(() => {
    const abort = new AbortController()
    const listen = (type: string, handler: unknown) =>
      element.addEventListener(
        type,
        (event) => {
          if (typeof handler === 'function') handler(event)
        },
        { signal: abort.signal },
      )
    listen('pointermove', onPointerMove)
    listen('pointerleave', onPointerLeave)
    listen('focus', onFocus)
    listen('blur', onBlur)
    listen('click', onActivate)
    listen('keydown', (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !/^(Enter| )$/.test(event.key)) return
      event.preventDefault()
      onActivate()
    })
    return () => abort.abort()
  }, [element, onPointerMove, onPointerLeave, onFocus, onBlur, onActivate])
  return null
}

function attach(ref: Ref<HTMLElement> | undefined, element: HTMLElement) {
  if (typeof ref !== 'function') return undefined
  const detach = ref(element)
  return typeof detach === 'function' ? detach : () => void ref(null)
}
