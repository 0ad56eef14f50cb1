/** The properties that Google requires for a rich result: all of `all`, and one of `oneOf`. */
interface Requirement {
  /** Types of schema.org, or a common suffix, such as «*Event». */
  types: string
  all?: string
  oneOf?: string
  /** Only for an object that is not nested in another one. */
  alone?: string
  /** What an object that is given must have itself, such as «location.address». */
  nested?: string
}

/**
 * Google's tables of required properties by type (developers.google.com/search/docs/appearance/structured-data), read there for Product and
 * Event, for the others as adobe/structured-data-validator of 25 February 2026 checks them; read on 2026-11-23. `facts.ts` names both.
 */
const requirements: readonly Requirement[] = [
  { types: 'Product', all: 'name', oneOf: 'offers review aggregateRating' },
  // Only its variants are offered for sale (schema.org).
  { types: 'ProductGroup', all: 'name' },
  { types: 'AggregateOffer', all: 'lowPrice priceCurrency' },
  { types: '*Event', all: 'name startDate location', nested: 'location.address' },
  { types: 'QAPage', all: 'mainEntity' },
  { types: 'Question', all: 'name', oneOf: 'acceptedAnswer suggestedAnswer' },
  { types: 'Answer', all: 'text' },
  { types: 'BreadcrumbList', all: 'itemListElement' },
  { types: 'ListItem', all: 'position' },
  {
    types: 'JobPosting',
    all: 'title description datePosted hiringOrganization',
    oneOf: 'jobLocation applicantLocationRequirements',
    nested: 'jobLocation.address.addressCountry',
  },
  { types: 'Recipe', all: 'name image' },
  { types: 'VideoObject', all: 'name thumbnailUrl uploadDate' },
  { types: 'Review', all: 'author reviewRating', alone: 'itemReviewed' },
  { types: 'AggregateRating', all: 'ratingValue', oneOf: 'ratingCount reviewCount', alone: 'itemReviewed' },
  { types: 'Rating', all: 'ratingValue' },
]

/** Types that Google no longer displays specially, and since when («Latest documentation updates», and the blog of 8 August 2023). */
export const retired: Partial<Record<string, string>> = {
  FAQPage: 'seit dem 7. Mai 2026',
  HowTo: 'seit September 2023',
}

/** Types without required properties, or that only describe another object. */
export const withoutRequirements = new Set(
  'AboutPage Article Blog BlogPosting Brand City CollectionPage ContactPage ContactPoint Country GeoCoordinates ImageObject MonetaryAmount NewsArticle NutritionInformation Offer OfferCatalog OpeningHoursSpecification Person Place PostalAddress PropertyValue QuantitativeValue SearchAction Service UnitPriceSpecification WebPage WebPageElement WebSite'.split(
    ' ',
  ),
)

/** The requirement of a type; `undefined` if it is unknown to us. */
export function requirementOf(type: string): Requirement | undefined {
  return requirements.find(({ types }) =>
    types.split(' ').some((one) => (one.startsWith('*') ? type.endsWith(one.slice(1)) : one === type)),
  )
}

/** What Google recommends for articles, which have no required properties. */
export function recommendedOf(type: string): string[] {
  return ['Article', 'BlogPosting', 'NewsArticle'].includes(type)
    ? ['headline', 'image', 'datePublished', 'author']
    : []
}
