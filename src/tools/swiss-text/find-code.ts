/** Code and data that people paste among or instead of prose. Lookbehinds keep a pattern from starting anew at every letter of a long word. */
const patterns = [
  // JSON from the beginning, and one of its values elsewhere.
  /(?<![^])\s*(?:[[{]\s*)+"[^]*/g,
  /"[\w.@-]{1,40}"\s{0,9}:\s{0,9}"(?:[^"\\\n]|\\.)*"/g,
  // Front matter, or lines of YAML or settings at the beginning.
  /(?<![^])\s*---[ \t]*\n[^]*?\n---[ \t]*$/gm,
  /(?<![^])(?:\s*\n)?(?:[ \t-]*[a-z_][\w.-]*[ \t]*[:=].*(?:\n|(?![^])))+/g,
  // Markdown: blocks, code in a line, addresses of links.
  /^ {0,3}(```|~~~)[^]*?(?:^ {0,3}\1|(?![^]))/gm,
  /`[^`\n]+`/g,
  /(?<=\]\()[^\s)]+|^\[[^\]\n]{1,100}\]:\s{0,9}\S+/gm,
  // Templates, attributes of shortcodes, assignments.
  /\{\{[^{}]*\}\}|\{%[^%]*%\}/g,
  /(?<![\p{L}\d_:-])[\p{L}\d_:-]{1,40} ?= ?(?:"[^"\n]*"|'[^'\n]*'|`[^`\n]*`)/gu,
  // A row of CSV; prose has a space after a semicolon.
  /^.*(?:\S;\S|"(?:[;\t] ?|,)").*$/gm,
  // Paths, also of Windows.
  /(?<!\S)\S*\\\S*|(?<=^|[\s"'(=])\.{0,2}\/\p{Ll}\S*/gmu,
]

/** Marks each place of a text that is code or data with 1. Quotation marks there are none of a sentence, and become spaces. */
export function findCode(text: string): { isCode: Uint8Array; text: string } {
  const isCode = new Uint8Array(text.length)
  for (const pattern of patterns)
    for (const { 0: found, index } of text.matchAll(pattern)) isCode.fill(1, index, index + found.length)
  return { isCode, text: text.replace(/["'„“”«»‚‘›‹]/g, (mark, at: number) => (isCode[at] ? ' ' : mark)) }
}
