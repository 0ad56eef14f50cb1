import { Parser } from 'htmlparser2'

/** The elements that copied HTML has around an address, and the entities of text. */
const markup =
  /<\/?(?:address|b|body|br|div|h[1-6]|html|li|p|span|strong|table|td|tr|ul)\b[^<>]*>|&(?:#x?[\da-f]+|[a-z]+);/i

/** Elements within a line. */
const inline = new Set('a abbr b em i small span strong sub sup u'.split(' '))

/** «info(at)muster.ch» and «info [at] muster [dot] ch», which hide an e-mail address from robots, but not «Wien (AT)». */
const hiddenDot = /(?<=\S) ?[([{](?:dot|punkt)[)\]}] ?(?=\S)/gi
const hiddenAt = /(?<=\S) ?[([{](?:at|ät)[)\]}] ?(?=[^\s@]{1,60}\.\p{L}{2})/giu

/** The text of pasted HTML, with a line for each block, and with entities decoded; any other text as it is, but for hidden e-mail addresses. */
export function plainText(text: string): string {
  return withoutMarkup(text).replace(hiddenDot, '.').replace(hiddenAt, '@')
}

function withoutMarkup(text: string): string {
  if (!markup.test(text)) return text
  let plain = ''
  const endLine = (name: string) => {
    if (!inline.has(name)) plain += '\n'
  }
  const parser = new Parser({
    ontext: (part) => (plain += part),
    onopentagname: endLine,
    onclosetag: endLine,
  })
  parser.end(text)
  return plain
}
