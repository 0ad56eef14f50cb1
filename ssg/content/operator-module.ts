import type { Plugin } from 'vite'
import { site } from './identity.ts'
import { ownProgram } from '../../src/lib/site/operator/own-program.ts'
import { shownPhone } from '../../src/lib/site/operator/shown-phone.ts'
import { publicSchema, type PublicDetails, type Site } from '../../src/lib/site/site-schema.ts'
import { markCode, markFile } from './mark.ts'
import { shownMail } from './shown-address.ts'

/** The module `virtual:operator`: the operator's data as components show them, formatted in Node. */
export function operatorModule(root: string): Plugin {
  const id = 'virtual:operator'
  return {
    name: 'operator-module',
    resolveId: { filter: { id: /^virtual:operator$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /virtual:operator$/ },
      handler() {
        this.addWatchFile(`${root}/${markFile}`)
        const publicDetails: PublicDetails = publicSchema.parse(site)
        const facts = Object.entries({
          site: publicDetails,
          ...operatorFacts(site),
        })
        return [
          "import { jsx } from 'react/jsx-runtime'",
          `export const Mark = () => ${markCode(root)}`,
          ...facts.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`),
        ].join('\n')
      },
    },
  }
}

export function operatorFacts(identity: Site) {
  const { phone, uid, vat, spamFilter, name, street, postalCode, locality } = identity
  const number = vat ?? uid
  const businessNumber = number && `UID ${number}`
  const address = [name, street, `${postalCode} ${locality}`]
  return {
    imprint: [...address, ...(businessNumber ? [businessNumber] : [])].join(', '),
    email: shownMail(identity.email),
    phone: phone && { href: `tel:${phone}`, label: shownPhone(phone) },
    businessNumber,
    filtersSpam: spamFilter !== null,
    hasOwnProgram: ownProgram(identity) !== undefined,
  }
}
