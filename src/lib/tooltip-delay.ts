/** How long the pointer rests before a tooltip opens, and how soon another one opens without that wait, in ms. */
export const tooltipDelay = 700
export const tooltipSkipDelay = 300
