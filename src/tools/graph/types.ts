import { editDistance } from '../../lib/search/edit-distance.ts'

const businesses =
  'LocalBusiness AnimalShelter AutoRepair AutoDealer AutomotiveBusiness Bakery BarOrPub BeautySalon BookStore Brewery CafeOrCoffeeShop ChildCare ClothingStore Dentist DryCleaningOrLaundry Electrician ElectronicsStore EmploymentAgency FinancialService Florist FoodEstablishment FurnitureStore GardenStore GeneralContractor GroceryStore HVACBusiness HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HomeAndConstructionBusiness HomeGoodsStore Hostel Hotel HousePainter InsuranceAgency JewelryStore LegalService Library Locksmith LodgingBusiness MedicalBusiness MedicalClinic Motel MovingCompany Notary Optician PetStore Pharmacy Physician Physiotherapy Plumber ProfessionalService RealEstateAgent Restaurant RoofingContractor ShoeStore SportsActivityLocation Store TattooParlor TravelAgency VeterinaryCare Winery AccountingService'
const organizations =
  'Organization Corporation EducationalOrganization GovernmentOrganization MedicalOrganization NGO NewsMediaOrganization OnlineBusiness OnlineStore PerformingGroup ResearchOrganization School SportsOrganization CollegeOrUniversity'
const others =
  'Thing Action AboutPage AggregateOffer AggregateRating Article BlogPosting Blog Brand BreadcrumbList CollectionPage ContactPage ContactPoint Country City Course CreativeWork Event FAQPage GeoCoordinates HowTo ImageObject ItemList JobPosting ListItem MerchantReturnPolicy MonetaryAmount NewsArticle Offer OfferCatalog OfferShippingDetails OpeningHoursSpecification Person Place PostalAddress Product ProfilePage PropertyValue QuantitativeValue Question Answer Rating Recipe Review SearchAction EntryPoint Service SoftwareApplication State VideoObject WebApplication WebPage WebSite AdministrativeArea GeoCircle ReadAction'

const businessTypes = new Set(businesses.split(' '))
const organizationTypes = new Set([...businessTypes, ...organizations.split(' ')])
const commonTypes = [...organizationTypes, ...others.split(' ')]

/** A type of schema.org without the address before it: «Organization» from «https://schema.org/Organization». */
export function bareType(type: string): string {
  return type.trim().replace(/^(https?:\/\/schema\.org\/|schema:)/, '')
}

export function isBusiness(types: readonly string[]): boolean {
  return types.some((type) => businessTypes.has(bareType(type)))
}

export function isOrganization(types: readonly string[]): boolean {
  return types.some((type) => organizationTypes.has(bareType(type)))
}

/** The common type that was probably meant; `undefined` for common types, and for any other that resembles none. */
export function meantType(type: string): string | undefined {
  const bare = bareType(type)
  if (bare.length > 40 || commonTypes.includes(bare)) return undefined
  const alike = commonTypes.filter(({ length }) => Math.abs(length - bare.length) <= 1)
  return alike.find(
    (common) => common.toLowerCase() === bare.toLowerCase() || editDistance(common, bare) === 1,
  )
}
