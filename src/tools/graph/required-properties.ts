import { isKnownType, lineOf } from './types.ts'

/** The properties that Google requires for a rich result. It counts for the types and their subtypes, unless these have a requirement of their own. */
export interface Requirement {
  types: string
  all?: string
  /** Groups of properties, of which one must be complete: «a, b c» is a, or b with c. */
  oneOf?: string
  /** Only for an object that is not nested in another one. */
  onTop?: string
  /** Only for an object that no other one can mean, because it is not nested and has no identifier. */
  alone?: string
  /** What objects that are given must have themselves, such as «location.address». */
  nested?: string
  /** «a|b» is one of the two; «offers.availability» is asked of offers that are given. */
  recommended?: string
  /** Not for the value of these properties, because what they belong to says the rest. */
  exceptUnder?: string
  /** Whether the requirements of Google are unknown to this tool. */
  isUnknown?: true
}

/**
 * Google's tables of required properties by type (developers.google.com/search/docs/appearance/structured-data): read there for Article, Event,
 * JobPosting, LocalBusiness, Product, QAPage and WebSite («site names»), for the others as adobe/structured-data-validator of 25 February 2026 checks them. The last
 * rows are the types of Google's gallery (15 June 2026) that this tool does not judge. Read on 2026-11-27, the recommended properties of Product and Event on 2026-11-28; `facts.ts` names all sources.
 */
const requirements: readonly Requirement[] = [
  { types: 'Article', recommended: 'headline image datePublished author' },
  { types: 'LocalBusiness', recommended: 'telephone openingHoursSpecification|openingHours geo' },
  { types: 'PostalAddress', recommended: 'postalCode addressLocality addressCountry' },
  {
    types: 'Product',
    all: 'name',
    oneOf: 'offers, review, aggregateRating',
    exceptUnder: 'isRelatedTo isSimilarTo itemOffered itemReviewed',
    recommended:
      'description brand gtin|gtin8|gtin12|gtin13|gtin14|isbn offers.availability offers.shippingDetails offers.hasMerchantReturnPolicy',
  },
  // Only its variants are offered for sale (schema.org).
  { types: 'ProductGroup', all: 'name' },
  { types: 'AggregateOffer', all: 'lowPrice priceCurrency' },
  { types: 'MerchantReturnPolicy', oneOf: 'applicableCountry returnPolicyCategory, merchantReturnLink' },
  {
    types: 'OfferShippingDetails',
    oneOf: 'deliveryTime shippingDestination shippingRate, hasShippingService',
  },
  {
    types: 'Event',
    all: 'name startDate location',
    nested: 'location.address',
    exceptUnder: 'superEvent',
    recommended: 'description endDate image offers organizer',
  },
  { types: 'BroadcastEvent', all: 'isLiveBroadcast startDate endDate' },
  { types: 'QAPage', all: 'mainEntity', nested: 'mainEntity.answerCount' },
  { types: 'Question', all: 'name', oneOf: 'acceptedAnswer, suggestedAnswer' },
  { types: 'Answer', all: 'text' },
  { types: 'BreadcrumbList', all: 'itemListElement' },
  { types: 'ListItem', all: 'position' },
  {
    types: 'JobPosting',
    all: 'title description datePosted hiringOrganization',
    oneOf: 'jobLocation, applicantLocationRequirements jobLocationType',
    nested: 'jobLocation.address.addressCountry, hiringOrganization.name',
    recommended: 'baseSalary validThrough',
  },
  { types: 'Recipe', all: 'name image' },
  {
    types: 'VideoObject',
    all: 'name thumbnailUrl uploadDate',
    recommended: 'description contentUrl|embedUrl',
  },
  { types: 'Review', all: 'author reviewRating', alone: 'itemReviewed' },
  { types: 'AggregateRating', all: 'ratingValue', oneOf: 'ratingCount, reviewCount', alone: 'itemReviewed' },
  { types: 'Rating', all: 'ratingValue' },
  { types: 'WebSite', onTop: 'name url' },
  // Subtypes of which Google requires nothing.
  {
    types:
      'Drug EventSeries HowToDirection HowToItem HowToSection HowToStep HowToTip OfferCatalog ProductModel PublicationEvent Recommendation UserInteraction',
  },
  {
    types:
      'Book ClaimReview Course CourseInstance Dataset DiscussionForumPosting EmployerAggregateRating ItemList MathSolver MediaReview MemberProgram Movie ProfilePage Quiz ShippingService SoftwareApplication VacationRental',
    isUnknown: true,
  },
]

/** The types that Google shows with stars («Review snippet», read on 2026-11-27), and Claim, which fact checks review. */
const starred =
  /^(Book|Claim|Course|CreativeWorkSeason|CreativeWorkSeries|Episode|Event|Game|MediaObject|Movie|MusicPlaylist|MusicRecording|Organization|Product|Recipe|SoftwareApplication)$/

/** Whether Google shows stars for none of the types, nor of those above them. */
export const isStarless = (types: readonly string[]) =>
  types.length > 0 &&
  types.every((type) => isKnownType(type) && ![...lineOf(type)].some((one) => starred.test(one)))

const byType = new Map(
  requirements.flatMap((requirement) => requirement.types.split(' ').map((type) => [type, requirement])),
)

/** Types that Google no longer displays specially, and since when («Latest documentation updates», and the blog of 8 August 2023). */
export const retired: Partial<Record<string, string>> = {
  FAQPage: 'seit dem 7. Mai 2026',
  HowTo: 'seit September 2023',
}

/** The requirement of a type, or of the nearest type above it. */
export function requirementOf(type: string): Requirement {
  return [...lineOf(type)].flatMap((one) => byType.get(one) ?? [])[0] ?? { types: type }
}
