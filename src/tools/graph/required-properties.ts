/** What Google requires of a type before it shows it in a special way: all of these, and one of those. */
interface Requirement {
  /** Types of schema.org, or the ending that they share, such as «*Event». */
  types: string
  all?: string
  oneOf?: string
  /** Of a thing that stands alone, not inside of another one. */
  alone?: string
}

/**
 * Google's tables of required properties by type (developers.google.com/search/docs/appearance/structured-data), read there for Product and
 * Event, for the others as adobe/structured-data-validator of 25 February 2026 checks them; read on 2026-11-23. `facts.ts` names both.
 */
const requirements: readonly Requirement[] = [
  { types: 'Product', all: 'name', oneOf: 'offers review aggregateRating' },
  // It is not offered for sale itself, its variants are (schema.org).
  { types: 'ProductGroup', all: 'name' },
  { types: 'AggregateOffer', all: 'lowPrice priceCurrency' },
  { types: '*Event', all: 'name startDate location' },
  { types: 'BreadcrumbList', all: 'itemListElement' },
  { types: 'ListItem', all: 'position' },
  {
    types: 'JobPosting',
    all: 'title description datePosted hiringOrganization',
    oneOf: 'jobLocation applicantLocationRequirements',
  },
  { types: 'Recipe', all: 'name image' },
  { types: 'VideoObject', all: 'name thumbnailUrl uploadDate' },
  { types: 'Review', all: 'author reviewRating', alone: 'itemReviewed' },
  { types: 'AggregateRating', all: 'ratingValue', oneOf: 'ratingCount reviewCount', alone: 'itemReviewed' },
  { types: 'Rating', all: 'ratingValue' },
]

/** Of these Google requires nothing, or they only say more of another thing. */
export const withoutRequirements = new Set(
  'AboutPage Answer Article Blog BlogPosting Brand City CollectionPage ContactPage ContactPoint Country FAQPage GeoCoordinates ImageObject MonetaryAmount NewsArticle NutritionInformation Offer OfferCatalog OpeningHoursSpecification Person Place PostalAddress PropertyValue QuantitativeValue Question SearchAction Service UnitPriceSpecification WebPage WebPageElement WebSite'.split(
    ' ',
  ),
)

/** What is required of a type; undefined where that is not known here. */
export function requirementOf(type: string): Requirement | undefined {
  return requirements.find(({ types }) =>
    types.split(' ').some((one) => (one.startsWith('*') ? type.endsWith(one.slice(1)) : one === type)),
  )
}

/** What Google recommends for an article, of which it requires nothing: without any of it the entry says nothing. */
export function recommendedOf(type: string): string[] {
  return ['Article', 'BlogPosting', 'NewsArticle'].includes(type)
    ? ['headline', 'image', 'datePublished', 'author']
    : []
}
