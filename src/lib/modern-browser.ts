/**
 * What the styles and the app take for granted: popovers and colours for light and dark, and with them everything older. A browser without
 * them gets the document as it is, without either.
 */
export const modernBrowser = 'selector(:popover-open) and (color:light-dark(red,red))'
