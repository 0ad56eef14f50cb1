import { createContext, type RefObject } from 'react'

/** The element around a tool. Provided by `Tool`, and never another value: what has not been taken over yet would be rendered anew. */
export const ToolPlace = createContext<RefObject<HTMLElement | null>>({ current: null })
