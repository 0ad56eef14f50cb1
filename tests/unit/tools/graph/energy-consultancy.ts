import type { MasterData } from '../../../../src/tools/graph/read-master.ts'

/** An energy consultancy in Biel/Bienne without a counter. */
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
  image: '',
  hours: '',
  services: [
    {
      name: 'Beratung zum Heizungsersatz',
      url: 'https://energieberatung-muster.ch/heizungsersatz',
      area: 'Seeland, Berner Jura',
    },
  ],
}
