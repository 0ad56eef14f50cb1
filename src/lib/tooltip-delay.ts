/** The delay before a tooltip opens, and how long after closing it another one opens without delay, in ms. */
export const tooltipDelay = 700
export const tooltipSkipDelay = 300
