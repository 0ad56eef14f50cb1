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
  /** A photograph of the firm; Google shows it in special results. */
  image: string
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
  /** As doors state them, a line each: «Mo–Fr 08:00–12:00, 13:30–18:00». */
  hours: string
  /** One for each page of a service. */
  services: { name: string; url: string; area: string }[]
}
