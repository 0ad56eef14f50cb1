import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { verdictOf } from '../../../../src/tools/shared/finding.ts'
import { checkSwissText, swissVerdict } from '../../../../src/tools/swiss-text/check-swiss-text.ts'
import { readProse } from '../../../../src/tools/swiss-text/read-prose.ts'
import { processorTime } from '../../../support/processor-time.ts'

/**
 * Sources of expected values: style guides of ETH Zürich, SBB and Rotstift; medienwoche.ch and crosslingua.de on amounts; the Federal Statistical Office for
 * the UID (`lib/swiss-formats`); pages in hhursev/recipe-scrapers. The words and the legal hints are from common knowledge.
 */

/** Half characters too. Not the unit `binary` of fast-check, whose table takes more than a second to build. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })

function rulesOf(text: string): string[] {
  return checkSwissText(text).marks.map(({ rule }) => rule)
}

test.each([
  'Nach Art. 8 UWG und § 12 des Vertrags; das UWG gilt',
  'Velo, Offerte und «Zitat» ab CHF 49.90 inkl. MWST, um 14.30 Uhr.',
  "Über 1'000 Kundinnen, Telefon +41 44 123 45 67, 044 123 45 67 oder 0848 848 848.",
  'CHE-109.322.551 MWST, Musterstrasse 1, 8400 Winterthur',
  'Am 01.02.2026, Version 1.2.3, 27" breit, Fr. 12.50 (€ 11.90)',
  '<html lang="de-CH"><a href="https://e.ch/große">x</a><script>"ß"</script>',
  // rewe.de in hhursev/recipe-scrapers, tests/test_data: «>» within a value ends no tag.
  `<button @click="() => { scrollToNextStep($el, 'groß') }" data-testid="step">Weiter</button>`,
  `<a data-title="groß" :class="{ alt: 'groß' }" onclick="title='groß'">Weiter</a><meta name="slug" content="groß">`,
  'Kontakt: info@straße.example, https://e.ch/ß',
  "Rock 'n' Roll, ‹innen›, Nr. 5, 192.168.100.200",
  'IBAN CH93 0076 2011 6238 5295 7 und GB29 NWBK 6016 1331 9268 19',
  'Referenz 21 00000 00003 13947 14300 09017 oder RF18 5390 0754 7034',
  'AHV 756.1234.5678.97, EAN 0 761234 567890, Art.-Nr. 0441234567, Konto 01-1234-5',
  'Version 1.234, Firmware: 2.100, Art.-Nr. 12.345.678, § 1.234, 47.376° Nord, bei 47.376, 8.541',
  'Das Bundesland Bayern, das Finanzamt Konstanz, die IHK Stuttgart und der TÜV Süd',
  'Der Widerruf Ihrer Einwilligung ist jederzeit möglich.',
  'Sie können eine Einwilligung jederzeit widerrufen. Die Rechtmässigkeit der bis zum Widerruf erfolgten Datenverarbeitung bleibt vom Widerruf unberührt.',
  'Newsletter: Sie können sich jederzeit abmelden. Der Widerruf ist per Link möglich. Ihr Widerruf wirkt ab sofort.',
  'Preise ohne MWST, da nicht mehrwertsteuerpflichtig.',
  'CHF 90.– / Std. (ohne MWST, nicht MWST-pflichtig)',
  'Wir sind nicht mehrwertsteuerpflichtig; die Preise sind deshalb ohne MWST.',
  'Unser Haus hat einen Estrich und einen Keller.',
  'Mitglied der IHK Thurgau und der IHK St. Gallen-Appenzell, Gerichtsstand ist Thun',
  'Ein Anwalt, der deutsches Recht kennt. Die Fläche misst 12,50\nAlle Preise in CHF und EUR',
  'Schreiben Sie an weiß@example.ch, #Straßenfest, @groß, straße.ch oder große-küche.pdf, große_bilder.jpg',
  'The workshop calls it a “kitchen for life” and delivers every piece by hand to your own door',
  'Bestellnummer 0791234567, Auftrag 0441234567, DIN 18.195, BGE 145.321',
  'offen 07.30–11.30 und 13.00–17.30 Uhr, bestellt am 0123456789',
  'inkl. 8,1 % MWST, Hotel 3,8 % MWST, Rabatt 7,7 %',
  // Names, also English ones.
  'Die Euro 2025 in Basel, Diesel mit Euro 6, Gutschein plus Uster-Karte, die Chrome OS-Plattform',
  'Frau Tischler, die Tischler AG, die Fahrrad Müller GmbH und TÜV-geprüfte Leitern',
  '<p>Wir sind für Sie da. <span lang="en">The “best” parking</span></p>',
  'Wir spielen Rock ‘n‘ Roll',
  'Wir beraten Kleinunternehmer und KMU in der Schweiz.',
  'Das Amtsgericht Olten-Gösgen hat entschieden.',
  'Das Landgericht Uri hat entschieden, das Urteil des Fürstlichen Landgerichts steht aus.',
  'Das Angebot gilt bis auf Widerruf.',
  'Alle Preise in Euro und Franken. Preise in Europa, in Euro-Ländern und auf Anfrage auch in Euro.',
  'Ein Widerruf Ihrer Einwilligung ist möglich. Die Daten aus dem Vertrag werden nach dem Widerruf gelöscht.',
  'Diese Vollmacht kann widerrufen werden. Der Vertrag endet mit dem Widerruf.',
  'Wir speichern Ihre Daten bis zum Widerruf oder bis zur Erfüllung des Vertrags.',
  'Wir nehmen Waren freiwillig zurück. Ein gesetzliches Widerrufsrecht besteht in der Schweiz nicht.',
  'Unser Konto in Deutschland: DE 02 1203 0000 0000 2020 51, in Österreich AT61 1904 3002 3457 3201',
  'Ihr Widerrufsrecht nach Art. 40a OR',
  'Bei Haustürgeschäften besteht ein Widerrufsrecht von 14 Tagen gemäss Art. 40a ff. OR.',
  'Es gilt das Widerrufsrecht gemäss Art. 16 KKG oder nach Art. 2a VVG.',
  'Alle Preise inkl. MWST, die auf der Rechnung separat ausgewiesen ist. Die MWST ist in allen Preisen enthalten.',
  'Unbezahlter Urlaub und Vaterschaftsurlaub',
  'UNBEZAHLTER URLAUB FÜR SIE',
  'Die IHK NRW, der TÜV SÜD und der TÜV NORD',
  'Die reifen Äpfel, die reifenden Birnen, die auszubildenden Personen tüten Mehl ein.',
  'Nutzen Sie `fahrrad` und [das Velo](fahrrad-mieten)',
  'Muster Treuhand AG: Buchhaltung, Steuerberatung und Löhne',
  // As in the built pages of this site: tags and comments of React beside quotation marks.
  '<p>Klicken Sie auf «<strong>Weiter</strong>» und auf «<button class="term">Index</button> › <!-- -->Seiten<!-- -->».</p>',
  '<p>Setzen Sie «fetchpriority=&quot;high&quot;» für das Bild.</p>',
  '<p>Lesen Sie auf &laquo;<a href="/x">Preise</a>&raquo; nach.</p>',
  'MWSTV (SR 641.201), Salzwasser mit 1.025 kg/l',
  'Firmen ohne MWST-Nummer, Preise inkl. Versand + MWST, mit oder ohne MWST',
  "CHF 3'600.–, Fr. 12'500.50, 1'000 Franken, Mo–Fr 8,30, Mehr dazu »",
  'Preise inkl. MWST im Laden, Versand nicht inbegriffen. Nettopreise inkl. MWST, alle Preise netto inkl. 8,1 % MWST',
  'CHF 9600.–, Pläne im Massstab 1:50–1:20, 10 % Ustermer Rabatt',
])('«%s» is Swiss German, and has no findings', (text) => {
  expect(rulesOf(text)).toEqual([])
})

// Prices: rotstift-ag.ch, «Währungen»; crosslingua.de and blog.leo.org on Switzerland; medienwoche.ch, «Money, money, money»; SBB, «Text». Time, date, phone
// and quotation marks: ETH Zürich, «Essential spelling instructions»; sprachwerk.space. Masses: schreibregeln.ch. All read on 2026-11-27.
test.each(
  `20 Schweizer Franken|20 CHF|CHF 20.–|CHF 20.00|CHF 20.50|CHF –.80|CHF 0.80|20 Franken|20 Fr.|Fr. 20.–|Fr. 20.50|Fr. –.80|80 Rp.
0,8 Millionen Franken|0,8 Mio. Fr.|1,5 Mio. CHF|CHF 1,25 Mio.|23 400.50 CHF|23'400.50 CHF|2’160.00 CHF|CHF 13’500’000.00|50.00 Franken
8,75 m|1,83 m|70,3 kg|156 784 Einwohner|CHF 13.50|CHF 95.00|+41 44 632 11 11|0800 00 70 37|24.12.1980|05.07.2005|um 5.45 Uhr
Der Satz steht in «Guillemets»|<p>Auf Deutsch <q lang="en">in “English”</q>`.split(/[|\n]/),
)('«%s» follows a published Swiss style guide, and has no findings', (text) => {
  expect(rulesOf(text)).toEqual([])
})

test.each([
  ['swiss/price-comma', '50,00 Franken'],
  ['swiss/price-comma', 'CHF 13 500 000,00'],
  ['swiss/time', 'um 12:15 Uhr'],
  ['swiss/thousands', '50.000 Franken'],
])('the rule %s alone reports «%s», which a style guide calls wrong or German', (rule, text) => {
  expect(rulesOf(text)).toEqual([rule])
})

test.each([
  ['swiss/sharp-s', 'große', 'grosse'],
  ['swiss/sharp-s', 'STRAẞE', 'STRASSE'],
  ['swiss/tax-excluded', 'zzgl. MwSt.', 'zzgl. MWST.'],
  ['swiss/tax-excluded', 'zuzüglich der gesetzlichen Mehrwertsteuer', undefined],
  ['swiss/tax-excluded', '+ MwSt.', '+ MWST.'],
  ['swiss/tax-excluded', 'MWST nicht inbegriffen', undefined],
  ['swiss/tax-excluded', 'CHF 400 (excl. MwSt.) pro Tag', 'CHF 400 (excl. MWST) pro Tag'],
  ['swiss/tax-excluded', 'Die Mehrwertsteuer ist in den Preisen nicht enthalten.', undefined],
  ['swiss/tax-excluded', 'Die Preise verstehen sich MWST-exklusive und ab Werk.', undefined],
  ['swiss/tax-excluded', 'Die MWST wird zusätzlich verrechnet.', undefined],
  ['swiss/tax-excluded', 'Alle Preise netto, CHF 120.– pro Stunde.', undefined],
  ['swiss/tax-rate', '19 % MwSt', '19 % MWST'],
  ['swiss/tax-rate', 'Alle Preise inkl. 7.7% Mwst.', 'Alle Preise inkl. 7.7% MWST.'],
  ['swiss/tax-rate', 'MWSt-Satz 7.7%', 'MWST-Satz 7.7%'],
  ['swiss/tax-rate', 'Mehrwertsteuer: 2,5 Prozent', undefined],
  ['swiss/tax-word', 'inkl. MwSt., Versand frei', 'inkl. MWST, Versand frei'],
  ['swiss/tax-word', 'Preise inkl. MwSt. Der Versand', 'Preise inkl. MWST. Der Versand'],
  ['swiss/euro-only', 'ab 49 €', undefined],
  ['swiss/euro-only', 'EUR 49.90', undefined],
  ['swiss/euro-only', 'Alle Preise in Euro inkl. gesetzlicher Mehrwertsteuer.', undefined],
  ['swiss/euro-only', 'Alle Preise inkl. MWST in €.', undefined],
  ['swiss/price-comma', 'CHF 1.234,50', undefined],
  ['swiss/price-comma', 'CHF 1 299,00', undefined],
  ['swiss/price-comma', '49,90 Fr. pro Stück', undefined],
  ['swiss/price-dash', 'CHF 3.600,–', undefined],
  ['swiss/thousands', '1.000 Kunden', undefined],
  ['swiss/thousands', '3,600 Franken', undefined],
  ['swiss/thousands', "CHF 1'2345", undefined],
  ['swiss/thousands', 'Kosten: CHF 25000', undefined],
  ['swiss/thousands', 'CHF 1`200.-', undefined],
  ['swiss/thousands', 'CHF 1´200.00 (€ 1 150)', undefined],
  ['swiss/price-dash', 'Der Kurs kostet 3600,-', undefined],
  ['swiss/price-comma', 'Rindsfilet 42,00\nAlle Preise in CHF inkl. MWST', undefined],
  ['swiss/price-comma', '<td>Alle Preise in CHF</td><td>49,90</td>', undefined],
  ['swiss/withdrawal', 'Der Widerruf des Kaufs ist innert 14 Tagen möglich', undefined],
  ['swiss/foreign-law', 'Es gilt das Recht der Bundesrepublik Deutschland.', undefined],
  ['swiss/foreign-law', 'Gerichtsstand ist Berlin.', undefined],
  ['swiss/imprint-law', 'Angaben nach § 5 DDG', undefined],
  ['swiss/media-law', '§ 18 MStV', undefined],
  ['swiss/withdrawal', 'Widerrufsbelehrung', undefined],
  ['swiss/withdrawal', 'Sie können binnen vierzehn Tagen ohne Grund den Vertrag widerrufen.', undefined],
  ['swiss/privacy-law', 'nach BDSG', undefined],
  ['swiss/gdpr', 'DSGVO', undefined],
  ['swiss/cookie-law', 'TDDDG', undefined],
  ['swiss/civil-law', '§ 312 BGB', undefined],
  ['swiss/german-law', 'nach § 147 AO aufbewahrt', undefined],
  ['swiss/german-law', 'gemäss §§ 312g, 355 Abs. 2 BGB, 14 UStG', undefined],
  ['swiss/german-law', 'Als Diensteanbieter sind wir gemäss § 7 Abs.1 TMG verantwortlich', undefined],
  ['swiss/disclaimer', 'Mit Urteil vom 12. Mai 1998 hat das Landgericht Hamburg entschieden', undefined],
  ['swiss/disclaimer', 'Die Inhalte unterliegen dem deutschen Urheberrecht', undefined],
  ['swiss/dispute', 'Wir nehmen nach § 36 Verbraucherstreitbeilegungsgesetz nicht teil', undefined],
  ['swiss/authority', 'Beschwerde beim Landesbeauftragten für den Datenschutz', undefined],
  ['swiss/euro-only', 'Ab 49,00 € sind Sie dabei. Versand: CHF 9.00.', undefined],
  ['swiss/euro-only', 'Kostenlose Lieferung ab 50 € Bestellwert. Alle Preise in CHF.', undefined],
  ['swiss/vat-number', 'USt-IdNr.: keine', undefined],
  ['swiss/register', 'HRB 12345', undefined],
  ['swiss/small-business', 'Kleinunternehmerregelung', undefined],
  ['swiss/dispute', 'OS-Plattform', undefined],
  ['swiss/legal-form', 'Muster e. K.', undefined],
  ['swiss/uid-check', 'CHE-123.456.789', undefined],
  ['swiss/uid-length', 'CHE-123.456.78', undefined],
  ['swiss/uid-form', 'CHE109322551', undefined],
  ['swiss/uid-form', 'UID: 109.322.551', undefined],
  ['swiss/uid-form', 'CHE-109.322.551 MwSt', 'CHE-109.322.551 MWST'],
  ['swiss/phone-form', '+41 (0)44 123 45 67', undefined],
  ['swiss/phone-form', 'Tel. 033 123 45 67/68', undefined],
  ['swiss/phone-invalid', 'Tel. 044 123 45 6', undefined],
  ['swiss/phone-invalid', 'Rufen Sie an: 044 668 18 000', undefined],
  ['swiss/iban', 'IBAN CH93 0076 2011 6238 5295 8', undefined],
  ['swiss/iban', 'IBAN CH93 0076 2011 6238 5295 (für Spenden)', undefined],
  ['swiss/iban', 'IBAN DE89 3704 0044 0532 0130 01', undefined],
  ['swiss/quotation', "Er sagte 'das ist die gute Sache'", undefined],
  ['swiss/quotation', '« Mit Abstand »', undefined],
  ['swiss/quotation', '<p>Auf « <b>Mit Abstand</b> » klicken</p>', undefined],
  ['swiss/phone-german', '+49 89 123456', undefined],
  ['swiss/postal-prefix', 'CH-8400 Winterthur', undefined],
  ['swiss/postal-german', 'Musterweg 1, 80331 München', undefined],
  ['swiss/word', 'Fahrrad', undefined],
  ['swiss/word', 'Wir arbeiten mit dem Krankenhaus in Ihrer Nähe zusammen.', undefined],
  ['swiss/word', 'Fahren Sie mit uns zum TÜV Ihrer Wahl.', undefined],
  ['swiss/word', 'UNSERE FAHRRÄDER FÜR SIE', undefined],
  ['swiss/word', 'ANGEBOT ANFORDERN', undefined],
  ['swiss/word', 'Wir liefern BUNDESWEIT für Sie.', undefined],
  ['swiss/word', 'wir sind im krankenhaus für Sie da', undefined],
  ['swiss/word', 'Unser Fahr\u00ADrad\u00ADverleih', undefined],
  ['swiss/word', 'Finanzamt Zürich', undefined],
  ['swiss/word', 'Kfz-Werkstatt', undefined],
  ['swiss/word', 'die Umsatzsteuervoranmeldung', undefined],
  ['swiss/word', 'Ihr Heil- und Kostenplan', undefined],
  ['swiss/word', 'Wir liefern in ganz Deutschland.', undefined],
  ['swiss/language-code', '<link hreflang="ch">', undefined],
  ['swiss/language-code', "<html lang='de-SW'>", undefined],
  ['swiss/language-germany', '<html lang="de-DE">', undefined],
  ['swiss/language-germany', '<meta property="og:locale" content="de_DE">', undefined],
])('the rule %s alone reports «%s», and corrects what it can', (rule, text, mended) => {
  const check = checkSwissText(text)
  expect(check.marks.map((mark) => mark.rule)).toEqual([rule])
  expect(check.mended).toBe(mended ?? text)
})

test.each([
  ['Mo.–Fr. 8:00-17:30 Uhr', '«8.00-17.30 Uhr» schreiben.'],
  ['Wir sind da: Mo–Fr 08:00-12:00, 13:30–18:00', '«08.00-12.00, 13.30–18.00» schreiben.'],
])('all times of the opening hours in «%s» are reported at once', (text, remedy) => {
  expect(checkSwissText(text).findings).toMatchObject([{ rule: 'swiss/time', remedy }])
})

test.each([
  // Quotation marks.
  ['Er sagt: „Grüezi“.', 'Er sagt: «Grüezi».'],
  ['»Grüezi«', '«Grüezi»'],
  ['(„a“)', '(«a»)'],
  ['<p>„<em>Der Ofen</em>“</p>', '<p>«<em>Der Ofen</em>»</p>'],
  ['„Das ist Peters ‚Platz‘“, sagt er.', '«Das ist Peters ‹Platz›», sagt er.'],
  // The old spelling.
  ['Das Schloß steht am Fluß.', 'Das Schloss steht am Fluss.'],
  ['Ein Imbiß, ein Prozeß, ein Kongreß', 'Ein Imbiss, ein Prozess, ein Kongress'],
  // A common noun before «&», which is no firm.
  ['Größe & Passform', 'Grösse & Passform'],
  ['Gr&ouml;&szlig;e &amp; Ma&szlig;e', 'Gr&ouml;sse &amp; Masse'],
  // An adjective that begins a sentence or names a colour, which is no name.
  ['Genießen Sie die Aussicht', 'Geniessen Sie die Aussicht'],
  ['Viel Platz. Große Parkplätze.', 'Viel Platz. Grosse Parkplätze.'],
  ['Heiß servieren', 'Heiss servieren'],
  ['<p>In der Farbe Weiß</p>', '<p>In der Farbe Weiss</p>'],
  ['Weiß, Schwarz, Grau: die Farben', 'Weiss, Schwarz, Grau: die Farben'],
  ['Erhältlich in Rot oder Weiß', 'Erhältlich in Rot oder Weiss'],
  // The text of an attribute that people read.
  ['<img src="große.jpg" alt="Große Tür">', '<img src="große.jpg" alt="Grosse Tür">'],
  ['<button aria-label=Größer>+</button>', '<button aria-label=Grösser>+</button>'],
  [
    '<meta name="description" content="Die Gr&#246;&#223;e">',
    '<meta name="description" content="Die Gr&#246;sse">',
  ],
  ['<meta content="Größe" property="og:title">', '<meta content="Grösse" property="og:title">'],
  // Prose beside code.
  [
    '---\nslug: straße\n---\nDie große "Tür" [zur Straße](/straße)',
    '---\nslug: straße\n---\nDie grosse «Tür» [zur Strasse](/straße)',
  ],
])('«%s» is corrected to «%s»', (text, mended) => {
  expect(checkSwissText(text).mended).toBe(mended)
})

// Everyday nouns, which a list of stems once left out.
test.each(
  'Begrüßung Blumenstrauß Grillspieß Spieß Grieß Ruß Meißel Fließen Heißhunger Großbaustelle Großereignis Süßkartoffel Weißware Schießstand'.split(
    ' ',
  ),
)('«%s» is no name', (word) => {
  expect(checkSwissText(`Wir sind da. ${word} ist da.`).mended).toBe(
    `Wir sind da. ${word.replace('ß', 'ss')} ist da.`,
  )
})

test.each([
  ['Viel Platz. Große Parkplätze.', 'Viel Platz. Grosse Parkplätze.'],
  ['Heiß servieren', 'Heiss servieren'],
  ['Farbe: Weiß', 'Farbe: Weiss'],
  ['<p>In der Farbe Weiß</p>', '<p>In der Farbe Weiss</p>'],
  ['Weiß, Schwarz, Grau: die Farben', 'Weiss, Schwarz, Grau: die Farben'],
  ['Erhältlich in Rot oder Weiß', 'Erhältlich in Rot oder Weiss'],
])('an adjective that begins a sentence or names a colour is no name: «%s»', (text, mended) => {
  expect(checkSwissText(text).mended).toBe(mended)
})

test.each([
  'Das Orchester spielt Johann Strauß.',
  'Fragen beantwortet Frau Groß.',
  'St. Große',
  'Anna Weiß berät Sie',
  'Weiß & Schwarz Architektur',
  'Fuß & Partner berät Sie',
  'Partner: Spaß GmbH',
  'Herta Großmann',
  'Wir liefern nach Gießen und Weißenburg.',
  'Schillerstraße 5, 80331 München',
  'Unser Kurs «Spaß am Nähen» beginnt.',
  '<blockquote><p>Wir fuhren die Straße hinab.</p></blockquote>',
  '"Straße";"Ort"\n"Muster";"Größe"',
])('a ß that stays is never in order: «%s»', (text) => {
  const { findings, mended } = checkSwissText(text)
  expect(mended).toBe(text)
  expect(verdictOf(findings, '').state).toBe('unchecked')
})

test.each(['Hotline: 0800-1234567', 'Tel. 031 311 11 11 oder 030/123456'])(
  'the number that is announced in «%s» is checked',
  (text) => {
    expect(rulesOf(text)).toContain('swiss/phone-invalid')
  },
)

test.each([
  ['a guess at grammar', 'Ihren Urlaub buchen'],
  ['a version', 'WordPress 6.123 und 1.000 Kunden'],
  ['a price', 'CHF 1.234,50 um 14:30 Uhr'],
  ['a quotation that nothing closes', 'Er sagte: "Grüezi.'],
  ['a measure in a quotation', 'Er sagte: "27" sind genug".'],
])('%s is reported, and «%s» is not rewritten', (_, text) => {
  const { marks, mended } = checkSwissText(text)
  expect(marks).not.toEqual([])
  expect(mended).toBe(text)
})

test('a list of prices that names no currency is read as one in francs', () => {
  expect(rulesOf('Speisekarte\nRösti mit Spiegelei 19,50\nKaffee 4,80')).toEqual([
    'swiss/price-comma',
    'swiss/price-comma',
  ])
})

test('an old tax rate is reported even if the tax is excluded', () => {
  expect(checkSwissText('exkl. 7,7 % MWST').findings[0]?.problem).toContain('bis Ende 2023')
})

test('HTML entities are decoded for the check, and those without a finding are kept as written', () => {
  const { marks, mended } = checkSwissText(
    '<p>Gr&ouml;&szlig;er als &bdquo;27&nbsp;&euro;&ldquo;, 7,7&nbsp;% Mehrwertsteuer</p>',
  )
  expect(marks.map(({ rule }) => rule).toSorted()).toEqual([
    'swiss/euro-only',
    'swiss/quotation',
    'swiss/quotation',
    'swiss/sharp-s',
    'swiss/tax-rate',
  ])
  expect(mended).toBe('<p>Gr&ouml;sser als «27&nbsp;&euro;», 7,7&nbsp;% Mehrwertsteuer</p>')
})

test.each([
  ['CHF 3.600,–', "«3'600.–» schreiben."],
  ['CHF 1.234,50', "«1'234.50» schreiben."],
  ['In Maßen', '«Massen» schreiben; das liest sich auch anders («die Masse», «die Busse»): den Satz prüfen.'],
  ...Object.entries({
    Urlaubsreise: 'Ferienreise',
    Urlauber: 'Feriengast',
    parkten: 'parkierten',
    Leihfahrrad: 'Leihvelo',
    'Bundesagentur für Arbeit': 'RAV',
    Badrenovierung: 'Badrenovation',
    friseurtermin: 'coiffeurtermin',
    FAHRRADVERLEIH: 'Veloverleih',
    'KFZ-WERKSTATT': 'Garage',
    umsatzsteuerpflichtig: 'mehrwertsteuerpflichtig',
    'Bu\u0308rgersteig': 'Trottoir',
    Friseuren: 'Coiffeur',
    Bodenfliesen: 'Bodenplatten',
    Reifenwechsel: 'Pneuwechsel',
    'Angebot anfragen': 'Offerte anfragen',
  }).map(([word, swiss]): [string, string] => [word, `In der Schweiz: «${swiss}».`]),
])('the one remedy for «%s» is %s', (text, remedy) => {
  expect(checkSwissText(text).marks).toMatchObject([{ remedy }])
})

test.each([
  '{"titel": "Die Größe der Straße", "text": "Für Sie"}',
  '---\ntitle: "Für die Straße"\n---\nWir sind da.',
  '```\nconst a = "Straße für die"\n```',
  'Nutzen Sie `größe` und {{ "straße" | t }} für die Vorlage',
  '[Zum Weg](/kontakt/straße-und-weg)',
  '[button text="Für die Straße" link="/größe"]',
  'Die Datei C:\\Größe\\Straße.txt und ./größe/a sind für Sie',
  '"Straße";"Größe"\n"Die Straße";"mit Fuß"',
])('code and data are reported, but neither corrected nor in order: %s', (text) => {
  const { marks, findings, mended } = checkSwissText(text)
  expect(mended).toBe(text)
  expect(new Set(marks.map(({ rule, grade }) => `${rule} ${grade}`))).toEqual(
    new Set(['swiss/sharp-s unchecked']),
  )
  expect(verdictOf(findings, '').state).toBe('unchecked')
})

test('a page of which only its JSON-LD was not read is not called unchecked as a whole', () => {
  const page = '<p>Wir freuen uns auf Sie.</p><script type="application/ld+json">{"name": "Muster"}</script>'
  expect(swissVerdict(checkSwissText(page).findings).word).toBe('Nicht alles geprüft')
  expect(swissVerdict(checkSwissText('12 34').findings).word).toBe('Nicht geprüft')
})

test.each([
  'Hol dir jetzt dein Angebot!',
  'Jetzt Termin buchen',
  'Malerei Thun ▷ Günstig & schnell | Jetzt anfragen!',
  'CHE-109.322.551',
  '+41 44 668 18 00',
  'CHF 49.90',
  '8001 Zürich',
  'Velo, Spital, Trottoir',
  'IBAN DE 89 3704 0044 0532 0130 00',
])('«%s» is in order without a sentence around it', (text) => {
  expect(checkSwissText(text).findings).toEqual([])
})

test('a German imprint is German, though it has hardly a common word', () => {
  const imprint =
    'Impressum Angaben gemäß § 5 TMG Muster GmbH Musterstraße 1 80331 München Telefon E-Mail Geschäftsführer Max Weiß Registergericht Amtsgericht München HRB 12345'
  const rules = checkSwissText(imprint).findings.map(({ rule }) => rule)
  expect(rules).toContain('swiss/imprint-law')
  expect(rules).not.toContain('swiss/not-german')
})

test('a number that is wrong is no text in an unknown language', () => {
  expect(checkSwissText('CHE109322551 MWST').findings.map(({ grade }) => grade)).toEqual(['note'])
})

test('hints alone are not called in order', () => {
  const hints = checkSwissText('Das Fahrrad parken Sie auf dem Bürgersteig.').findings
  expect(swissVerdict(hints)).toMatchObject({ state: 'warning', word: '3 Hinweise' })
  expect(swissVerdict([])).toMatchObject({ state: 'right' })
})

test.each([
  ['nothing', ''],
  ['a number', '12345'],
  ['French', 'Nous construisons des cuisines à Genève.'],
  ['French without common words', 'Bonjour, merci beaucoup'],
  ['English with words that are German, too', 'We are here to die for you, and I am sure of it'],
  ['Swedish', 'Möbler på nätet'],
  ['RTF', "{\\rtf1\\ansi Das ist die Stra\\'dfe}"],
  ['another file', 'PK\u0003\u0004 der die das'],
  ['UTF-8 read as Latin-1', 'Die StraÃŸe ist für die Leute'],
  ['a script', '<script>let a = 1</script>'],
  [
    'English',
    'We repair bicycles in Winterthur, quickly and at a fair price, and lend you another one meanwhile.',
  ],
  ['a byte order mark', '\uFEFF'],
])('input of %s is unchecked, never in order', (_, text) => {
  expect(verdictOf(checkSwissText(text).findings, '').state).toBe('unchecked')
})

test('a price in euros is accepted beside one in francs', () => {
  for (const text of [
    'CHF 49.90 (€ 47.50)',
    '49.– CHF / 47.– €',
    '€ 47.50 bzw. CHF 49.90',
    'CHF 49 pro Stunde (ca. € 47 pro Stunde)',
    '40–50 € (CHF 42–52)',
    'CHF 1 200.– (€ 1 150)',
    'CHF –.80 (€ 0.75)',
    '<td>Fr. 49.90</td>\n<td>47.50 €</td>',
  ])
    expect(rulesOf(text)).toEqual([])
  expect(rulesOf(`CHF 49.90${' '.repeat(400)}€ 47.50`)).toEqual(['swiss/euro-only'])
})

test.each([
  ['the texts in JSON-LD', '<script type="application/ld+json">{"name":"Straße"}</script>', /JSON-LD/],
  ['what an open quote hides', '<a title="Mehr>Große Auswahl</a>', /ab «<a title="Mehr>Große/],
])('%s are not read, and the page is unchecked', (_, source, reason) => {
  const { state, ...told } = verdictOf(checkSwissText(`<p>Wir sind für Sie da.</p>${source}`).findings, '')
  expect(state).toBe('unchecked')
  expect(told.reason).toMatch(reason)
})

test('a German word with ß is a warning with a correction, and no mere note', () => {
  const { findings, mended } = checkSwissText('Wir fahren mit der Straßenbahn zur Messe.')
  expect(mended).toContain('Strassenbahn')
  expect(findings).toMatchObject([
    { grade: 'warning', problem: expect.stringContaining('Eszett'), remedy: expect.stringContaining('Tram') },
  ])
})

test('a price without tax in a text for firms is a mere note', () => {
  const { findings } = checkSwissText('Preise exkl. MWST, nur an Unternehmen.')
  expect(findings).toMatchObject([{ rule: 'swiss/tax-excluded', grade: 'note' }])
})

test('a finding names its line if there are several', () => {
  expect(checkSwissText('Fahrrad\n').findings[0]?.place).toBe('Stelle\u00A01')
  expect(checkSwissText('a\r\nb\nFahrrad').findings).toMatchObject([
    { problem: '«Fahrrad» sagt man in Deutschland.', place: 'Stelle\u00A01 (Zeile\u00A03)' },
  ])
})

test('every position in the extracted prose is mapped to its place in the source', () => {
  const part = fc.constantFrom(
    ...'< > a ß <p> </p> <!-- --> <script> &szlig; <a\u00A0alt="ß"> ://'.split(' '),
    ' ',
    '\n',
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const source = parts.join('')
      const { text, origin } = readProse(source)
      for (const { index } of text.matchAll(/[aß\n]/g))
        expect(['&szlig;', text[index]]).toContain(source.slice(origin(index), origin(index + 1)))
    }),
  )
})

test('the marks of a long text are at the right places', () => {
  const filler = 'Ein Satz ohne Fehler.\n'.repeat(2000)
  const text = `${filler}Große Preise\n${filler}<p>zzgl. MwSt.</p>`
  const { marks, findings } = checkSwissText(text)
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['ß', 'zzgl. MwSt.'])
  expect(findings.map(({ place }) => place)).toEqual([
    "Stelle\u00A01 (Zeile\u00A02'001)",
    "Stelle\u00A02 (Zeile\u00A04'002)",
  ])
})

test('any text is checked without an error, and its marks lie within it in order', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.lorem({ mode: 'sentences' })), (text) => {
      const { marks } = checkSwissText(text)
      const places = marks.map(({ start }) => start)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(marks.every(({ start, end }) => start < end && end <= text.length)).toBe(true)
    }),
  )
})

// What makes a pattern or the reader look for its end from every place.
test.each(['<', 'ß ', '"a ', '0', 'CHE-1 ', 'lang ="', 'a', 'a: b\n', '\n ', 'und '])(
  '100 kB of «%s» are checked in less than 2 seconds',
  (part) => {
    const text = part.repeat(Math.floor(100_000 / part.length))
    expect(processorTime(() => checkSwissText(text))).toBeLessThan(2000)
  },
)
