import { readFileSync, writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { identityFile, slotsFile } from '../../../ssg/content/identity.ts'
import { editYaml } from '../../../ssg/setup/set-up.ts'
import { tokensFile } from '../../../ssg/content/design-tokens.ts'
import { markFile } from '../../../ssg/content/mark.ts'
import { copySources } from '../site/copied-sources.ts'
import { filledSlots } from './filled-slots.ts'
import { otherIdentity } from './other-identity.ts'

/** Copies the sources and replaces identity, accent and logo. */
export function copyWithOtherIdentity(): string {
  const copy = copySources('identity')
  edit(`${copy}/${identityFile}`, (text) => editYaml(text, otherIdentity))
  edit(`${copy}/${tokensFile}`, (css) => css.replace(/(?<=--accent: ).*/, 'light-dark(#0b5cad, #6cb0f5);'))
  edit(`${copy}/${markFile}`, () => mark)
  return copy
}

/** Fills in every slot of a copy, without photos, because there are no files. */
export function fillSlots(copy: string): void {
  const team = filledSlots.team.map(({ photo: _photo, ...member }) => member)
  const slots = { ...filledSlots, vat: otherIdentity.vat === null ? 'none' : 'excluded', team }
  edit(`${copy}/${slotsFile}`, () => stringify(slots))
}

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <rect width="48" height="48" fill="var(--accent)" />
  <circle cx="24" cy="24" r="12" fill="#ffd24d" />
</svg>
`

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
