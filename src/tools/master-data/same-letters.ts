/** The letters and digits by which two spellings are one name: «Müller & Söhne» and «Mueller und Soehne», «Café» and «CAFE». */
export function sameLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[&+]/g, ' und ')
    .replace(/ß/g, 'ss')
    .replace(/ä|ae/g, 'a')
    .replace(/ö|oe/g, 'o')
    .replace(/ü|ue/g, 'u')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
