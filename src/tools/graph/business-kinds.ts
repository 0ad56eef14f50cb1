import { isBusiness, typeCalled } from './types.ts'

/** Subtypes of LocalBusiness (schema.org) with our German names; the first one is shown. */
const kinds = new Map(
  [
    'AccountingService:Treuhandbüro,Treuhand,Treuhänder,Buchhaltung,Steuerberatung',
    'ArtGallery:Galerie',
    'AutoBodyShop:Carrosserie',
    'AutoDealer:Autohaus,Autohändler',
    'AutoRepair:Autogarage,Garage,Autowerkstatt',
    'Bakery:Bäckerei,Konditorei,Confiserie,Bäckerei-Konditorei',
    'BankOrCreditUnion:Bank',
    'BarOrPub:Bar,Pub',
    'HealthAndBeautyBusiness:Massage,Podologie,Massagepraxis',
    'BeautySalon:Kosmetikstudio,Kosmetik',
    'BikeStore:Velogeschäft,Veloladen,Velowerkstatt',
    'BookStore:Buchhandlung',
    'CafeOrCoffeeShop:Café',
    'ChildCare:Kita,Kinderkrippe',
    'ClothingStore:Kleidergeschäft,Boutique,Modegeschäft',
    'Dentist:Zahnarztpraxis,Zahnarzt,Zahnärztin',
    'DryCleaningOrLaundry:Textilreinigung,Wäscherei',
    'Electrician:Elektriker,Elektroinstallateur,Elektroinstallationen',
    'ElectronicsStore:Elektronikgeschäft',
    'EmploymentAgency:Stellenvermittlung,Personalvermittlung',
    'ExerciseGym:Fitnessstudio,Fitnesscenter',
    'Florist:Blumengeschäft,Blumenladen,Floristin',
    'FurnitureStore:Möbelgeschäft,Möbelhaus',
    'GardenStore:Gartencenter',
    'GeneralContractor:Bauunternehmen,Baugeschäft,Generalunternehmer',
    'GroceryStore:Lebensmittelgeschäft,Dorfladen',
    'HairSalon:Coiffeur,Coiffeuse,Coiffeursalon,Friseur,Barbershop',
    'HomeAndConstructionBusiness:Schreinerei,Schreiner,Zimmerei,Handwerker,Plattenleger,Bodenleger,Gipser,Kaminfeger,Gartenbau,Landschaftsgärtner',
    'HousePainter:Malergeschäft,Maler,Malerin,Malerbetrieb',
    'HVACBusiness:Heizung und Lüftung,Heizung,Lüftung',
    'InsuranceAgency:Versicherungsagentur,Versicherung,Versicherungsbroker',
    'JewelryStore:Schmuckgeschäft,Bijouterie',
    'LegalService:Anwaltskanzlei,Anwalt,Anwältin,Rechtsanwalt',
    'LocalBusiness:Anderer Betrieb,Architekturbüro,Bestattung,Drogerie,Druckerei,Ernährungsberatung,Fahrschule,Fotograf,Fotografin,Gärtnerei,Informatik,Metzgerei,Musikschule,Naturheilpraxis,Osteopathie,Psychotherapie,Reinigung,Reinigungsfirma,Schlosserei,Take-away,Tierarzt,Unternehmensberatung,Webagentur,Yogastudio',
    'Locksmith:Schlüsseldienst',
    'MovingCompany:Umzugsfirma,Umzug',
    'NailSalon:Nagelstudio',
    'Notary:Notariat,Notar,Notarin',
    'Optician:Optiker,Optikerin,Augenoptiker',
    'PetStore:Zoofachgeschäft,Tierhandlung',
    'Pharmacy:Apotheke',
    'Physician:Arztpraxis,Arzt,Ärztin,Hausarzt,Kinderarzt',
    'Physiotherapy:Physiotherapie,Physio',
    'Plumber:Sanitär,Sanitärinstallateur',
    'RealEstateAgent:Immobilienbüro,Immobilienmakler,Immobilien',
    'Restaurant:Restaurant,Gasthof,Restaurant & Bar',
    'RoofingContractor:Dachdecker,Spenglerei,Spengler',
    'ShoeStore:Schuhgeschäft',
    'SportingGoodsStore:Sportgeschäft',
    'TattooParlor:Tattoostudio',
    'TravelAgency:Reisebüro',
  ].map((row) => {
    const [type = '', names = ''] = row.split(':')
    return [type, names.split(',')] as const
  }),
)

export const kindChoices = [...kinds].map(([value, [label = '']]) => ({ value, label }))

/** The type of a business by its German name or in other letters: `Dentist` for «Zahnarzt» and «dentist»; any other text as it is. */
export function businessKind(written: string): string {
  const wanted = written.toLowerCase()
  const type = [...kinds].find(([, names]) => names.some((name) => name.toLowerCase() === wanted))?.[0]
  return type ?? typeCalled(written) ?? written
}

/** The type of a firm that can be visited. An unknown one must not be published. */
export const publishedKind = (kind: string) => (isBusiness([kind]) ? kind : 'LocalBusiness')
