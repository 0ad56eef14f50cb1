/**
 * A number in E.164 as Switzerland writes its own, «044 123 45 67», on one line; others stay as they are dialled. Here, because the browser needs
 * no more than this of `lib/tools/swiss-formats/phone`.
 */
export function shownPhone(e164: string): string {
  return e164
    .replace(/^\+41([89]0\d|84\d|878)(\d{3})(\d{3})$/, '0$1 $2 $3')
    .replace(/^\+41(\d\d)(\d{3})(\d\d)(\d\d)$/, '0$1 $2 $3 $4')
    .replaceAll(' ', '\u00A0')
}
