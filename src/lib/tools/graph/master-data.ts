/** What is known of a firm, as it stands on its sheet; empty texts count as unknown. */
export interface MasterData {
  /** The name it is known by. */
  name: string
  /** As in the commercial register. */
  legalName: string
  alternateName: string
  /** The home page. */
  url: string
  logo: string
  email: string
  /** With the country code: «+41 32 …». */
  phone: string
  street: string
  postalCode: string
  locality: string
  /** Two letters. */
  canton: string
  uid: string
  /** Liable to VAT: the UID is a VAT number then. */
  paysVat: boolean
  founded: string
  /** Profiles elsewhere that show the whole firm. */
  profiles: string[]
  /** Whether customers can visit it during its hours. */
  isVisitable: boolean
  /** A kind of LocalBusiness, such as `Dentist`; only where it is visitable. */
  kind: string
  latitude: string
  longitude: string
  priceRange: string
  /** One for each page of a service. */
  services: { name: string; url: string; area: string }[]
}

/** An energy consultancy in Biel/Bienne without a counter, as in the article. */
export const example: MasterData = {
  name: 'Energieberatung Muster',
  legalName: 'Energieberatung Muster AG',
  alternateName: 'Conseil en énergie Muster',
  url: 'https://energieberatung-muster.ch/',
  logo: 'https://energieberatung-muster.ch/logo.png',
  email: 'info@energieberatung-muster.ch',
  phone: '',
  street: 'Beispielgasse 4',
  postalCode: '2502',
  locality: 'Biel/Bienne',
  canton: 'BE',
  uid: 'CHE-123.456.788',
  paysVat: true,
  founded: '2009',
  profiles: [
    'https://verband-muster.ch/mitglieder/energieberatung-muster',
    'https://www.linkedin.com/company/energieberatung-muster-beispiel',
  ],
  isVisitable: false,
  kind: '',
  latitude: '',
  longitude: '',
  priceRange: '',
  services: [
    {
      name: 'Beratung zum Heizungsersatz',
      url: 'https://energieberatung-muster.ch/heizungsersatz',
      area: 'Seeland, Berner Jura',
    },
  ],
}
