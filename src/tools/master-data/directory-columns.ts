import type { Field } from './field-form.ts'

type Column = Field | 'source' | 'house' | 'codeAndTown'
/** Which column holds which field; −1 where none does. */
export type Columns = Record<Column, number>

/** The columns of a file by the row that names them. */
export function columnsOf(head: string[]): Columns {
  const plain = head.map((cell) => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  const bare = plain.map((cell) => cell.replace(owners, ''))
  const at = (name: Column) => {
    const found = plain.findIndex((cell) => headings[name].includes(cell))
    return found < 0 ? bare.findIndex((cell) => headings[name].includes(cell)) : found
  }
  return {
    source: at('source'),
    name: at('name'),
    legalForm: at('legalForm'),
    street: at('street'),
    postalCode: at('postalCode'),
    town: at('town'),
    phone: at('phone'),
    uid: at('uid'),
    url: at('url'),
    house: at('house'),
    codeAndTown: at('codeAndTown'),
  }
}

/** Whether the file has a column for a field, or one that holds it besides another. */
export function hasColumn(columns: Columns, field: Field): boolean {
  return columns[field] >= 0 || ((field === 'postalCode' || field === 'town') && columns.codeAndTown >= 0)
}

/** Whose field it is: «Billing Street» in Salesforce, «Organisation - Name» in Pipedrive, «Display Name» at Apple. */
const owners = /^(account|billing|business|company|display|location|organi[sz]ation)(?=\p{L})/u

/** Headings of exports, such as those of bexio and of Google's profiles, in lower case without spaces and signs. */
const headings: Record<Column, string[]> = {
  source: ['quelle', 'stelle', 'verzeichnis', 'source', 'plattform', 'directory', 'portal'],
  name: [
    'name',
    'name1',
    'firma',
    'firmenname',
    'unternehmen',
    'unternehmensname',
    'namedesunternehmens',
    'company',
    'title',
  ],
  legalForm: ['rechtsform', 'legalform'],
  street: [
    'strasse',
    'straße',
    'adresse',
    'street',
    'address',
    'streetaddress',
    'addressline1',
    'adresszeile1',
    'strassenr',
    'strasseundnr',
    'rue',
  ],
  postalCode: [
    'plz',
    'postleitzahl',
    'zip',
    'zipcode',
    'postalcode',
    'zippostalcode',
    'ziporpostalcode',
    'npa',
  ],
  town: ['ort', 'stadt', 'town', 'city', 'locality', 'ortschaft', 'gemeinde', 'lieu'],
  phone: [
    'telefon',
    'tel',
    'telefonnummer',
    'telefonfix',
    'telefon1',
    'phone',
    'phonenumber',
    'telephone',
    'telgeschäft',
    'primaryphone',
    'primäretelefonnummer',
  ],
  uid: ['uid', 'uidnummer', 'uidnr', 'mwstnr', 'mwstnummer', 'vatid'],
  house: ['hausnummer', 'hausnr', 'housenumber'],
  codeAndTown: ['plzort', 'plzundort', 'postleitzahlort'],
  url: [
    'website',
    'webseite',
    'web',
    'link',
    'url',
    'homepage',
    'homepageurl',
    'internet',
    'internetadresse',
    'websiteuri',
    'websiteurl',
  ],
}
