import { createContext, type RefObject } from 'react'

/** The element around a tool, provided by `Tool`. The value must never change, or React would render again what is not hydrated yet. */
export const ToolPlace = createContext<RefObject<HTMLElement | null>>({ current: null })
