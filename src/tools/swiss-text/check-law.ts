import { findingOf } from '../shared/finding.ts'
import { marksOf, type TextMark } from './text-mark.ts'

type Rule = [id: string, pattern: RegExp, problem: string, remedy: string]

/** Words in the same sentence that tell a sale, and words nearby that tell the consent to something else. */
const sale = '(?:Kauf|Bestellung|Ware|14 Tage)'
const consent = '(?:Einwilligung|Zustimmung|Newsletter|[Bb]earbeitung|[Vv]erarbeitung|Daten|Vollmacht)'

/**
 * References to German law in templates, which do not apply in Switzerland. No legal advice: each rule names the article to look up. Written from common
 * knowledge on 2026-11-22 and not reviewed by a lawyer.
 */
const rules: Rule[] = [
  [
    'imprint-law',
    /§ ?5 (?:Abs\. ?\d )?(?:DDG|TMG)\b|\b(?:gemäss|gemäß|nach) (?:DDG|TMG)\b/g,
    'Das DDG (früher TMG) ist deutsches Recht.',
    'Für den Online-Handel verlangt Art. 3 Abs. 1 Bst. s UWG Identität, Adresse und E-Mail; den Verweis auf das DDG streichen.',
  ],
  [
    'media-law',
    /§ ?(?:18|55) (?:Abs\. ?\d )?(?:MStV|RStV)\b/g,
    'Der Medienstaatsvertrag gilt nur in Deutschland.',
    'Den Satz mit der verantwortlichen Person streichen.',
  ],
  [
    'withdrawal',
    new RegExp(
      String.raw`\bbinnen (?:vierzehn|14) Tagen\b[^.!?]{0,100}\bwiderrufen\b|\bWiderrufs(?:belehrung|formular)\b|\bWiderruf(?:srecht|sfrist|(?=[^.!?]{0,80}${sale})|(?<=${sale}[^.!?]{0,80}))\b(?<!(?:auf|[Kk]ein(?: \S+)?) \S+|${consent}[^]{0,120})(?![^]{0,120}(?:${consent}| (?:nach|gemäss) Art\. ?(?:40|16 KKG|2a VVG))| besteht [^.]{0,30}nicht\.)`,
      'g',
    ),
    'Ein allgemeines Widerrufsrecht für Online-Käufe kennt die Schweiz nicht.',
    'Als freiwillige Rückgabe beschreiben, wenn Sie eine geben; Art. 40a ff. OR regelt den Widerruf bei Haustür- und Telefongeschäften.',
  ],
  [
    'privacy-law',
    /\bBDSG\b/g,
    'Das BDSG ist deutsches Recht.',
    'In der Schweiz gilt das Datenschutzgesetz (DSG).',
  ],
  [
    'gdpr',
    /\b(?:DSGVO|DS-GVO)\b/g,
    'Die DSGVO gilt in der Schweiz nur, wenn sich ein Angebot an Personen in der EU richtet oder ihr Verhalten dort beobachtet wird.',
    'Auf das Schweizer DSG abstützen; die DSGVO nur zusätzlich nennen, wenn sie für Sie gilt (Art. 3 DSGVO).',
  ],
  [
    'cookie-law',
    /\b(?:TTDSG|TDDDG)\b/g,
    'Das TDDDG (früher TTDSG) ist deutsches Recht.',
    'Für Cookies gilt Art. 45c FMG.',
  ],
  [
    'civil-law',
    /(?:§ ?\d{1,4}[a-z]? (?:Abs\. ?\d )?)?\bBGB\b/g,
    'Das BGB ist deutsches Recht.',
    'Auf das Obligationenrecht (OR) stützen und den Artikel neu bestimmen.',
  ],
  [
    'vat-number',
    /\b(?:USt-?Id(?:Nr\.?|entifikationsnummer)?|Umsatzsteuer-?Identifikationsnummer|Umsatzsteuer-ID|USt-ID-Nr\.?)(?![\p{L}])/gu,
    'Eine USt-IdNr. haben Firmen in der EU.',
    'UID mit dem Zusatz MWST nennen: «CHE-109.322.551 MWST».',
  ],
  [
    'register',
    // Not the courts of the canton of Solothurn.
    /\bHR[AB] ?\d{2,7}\b|\bAmtsgericht\b(?! (?:in |von )?(?:Bucheggberg|Dorneck|Olten|Solothurn|Thal))/g,
    'HRA, HRB und Amtsgericht gehören zum deutschen Handelsregister.',
    'UID und Kanton des Handelsregisters nennen.',
  ],
  [
    'small-business',
    /\bKleinunternehmerregelung\b|§ ?19 UStG\b/g,
    'Die Kleinunternehmerregelung ist deutsches Recht.',
    "In der Schweiz ist unter 100'000 Franken Umsatz im Jahr von der Steuerpflicht befreit, wer nicht verzichtet (Art. 10 MWSTG).",
  ],
  [
    'dispute',
    /\b(?:(?<!(?:Chrome|Mac|Wear|Web|Harmony) )OS-Plattform|Online-Streitbeilegung|Verbraucher(?:schlichtungsstelle|streitbeilegungsgesetz)|VSBG)\b/g,
    'Die Streitbeilegung der EU gilt für Schweizer Firmen nicht.',
    'Den Absatz streichen.',
  ],
  [
    'foreign-law',
    /\bRecht der Bundesrepublik Deutschland\b|\b(?:[Gg]ilt|unterliegt|unterliegen|Anwendung findet|anwendbar ist)[^.\n]{0,60}\bdeutsche[sm] Recht\b|\bdeutsche[sm] Recht(?= (?:ist|findet|gilt|anwendbar))|\bGerichtsstand\b[^.\n]{0,60}\b(?:Deutschland|Berlin|Bremen|Dresden|Düsseldorf|Essen|Frankfurt|Hamburg|Hannover|Köln|Leipzig|München|Nürnberg|Stuttgart)\b/g,
    'Das ist deutsches Recht oder ein Gericht in Deutschland.',
    'Für eine Schweizer Firma «Schweizer Recht» und den eigenen Sitz nennen; Konsumentinnen und Konsumenten dürfen auch an ihrem Wohnsitz klagen (Art. 32 und 35 ZPO).',
  ],
  [
    'german-law',
    /§§? ?\d(?:[\d\s,;–-]|[a-z]\b\.?|(?:Abs|Satz|Nr|Ziff|S|V|ff)\b\.?|und|bis|BGB|HGB|UStG|UWG|StGB|TMG|DDG)*(?:HGB|AO|UStG|UWG|StGB|ProdHaftG|GewO|TKG|TMG|DDG|UrhG|[MR]StV)\b/g,
    'Das ist deutsches Recht.',
    'Den Verweis streichen, oder den Artikel im Schweizer Recht neu bestimmen.',
  ],
  [
    'disclaimer',
    // Not the courts of Uri and Liechtenstein.
    /\bTelemediengesetz|(?<!Fürstliche[ns]? )\b(?:Landgericht(?!s? (?:Uri|Ursern|Vaduz))|Oberlandesgericht|Bundesgerichtshof|BGH\b)|(?<!\bim )\bdeutsche[mn] (?:Urheber|Datenschutz|Telemedien)recht/g,
    'Das ist deutsches Recht oder ein Gericht in Deutschland.',
    'Den ganzen Haftungsausschluss streichen oder für die Schweiz neu schreiben.',
  ],
  [
    'authority',
    /\bLandes(?:beauftragte[rn]?\b|datenschutz\p{L}*|amt für Datenschutz\p{L}*)/gu,
    'Das ist eine Behörde oder ein Gesetz eines deutschen Bundeslandes.',
    'Die Aufsicht über den Datenschutz hat hier der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB).',
  ],
  [
    'legal-form',
    /\b(?:UG \(haftungsbeschränkt\)|GmbH & Co\. KG|e\. ?K\.|e\. ?V\.|eG)(?![\p{L}])/gu,
    'Diese Rechtsform gibt es in der Schweiz nicht.',
    'Prüfen, ob die Schweizer Firma gemeint ist.',
  ],
]

/** Rules about what may be right here, too. */
const mild = new Set(['gdpr', 'legal-form'])

/** Finds German law, courts and legal forms. */
export function checkLaw(prose: string): TextMark[] {
  return rules.flatMap(([id, pattern, problem, remedy]) =>
    marksOf(prose, pattern, (found) =>
      findingOf(mild.has(id) ? 'note' : 'warning', `swiss/${id}`, `«${found}»: ${problem}`, remedy),
    ),
  )
}
