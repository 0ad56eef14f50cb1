/** React minds that both of its renderers are at work in one process, one after the other. */
export const twoRenderers = /^Detected multiple renderers/
