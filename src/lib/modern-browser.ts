/**
 * The `@supports` condition for styles and app: popovers and `light-dark()`, which imply all older features. Other browsers get the plain document.
 */
export const modernBrowser = 'selector(:popover-open) and (color:light-dark(red,red))'
