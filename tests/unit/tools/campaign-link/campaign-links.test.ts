import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaignReport, linkRows } from '../../../../src/tools/campaign-link/campaign-links.ts'
import { houseStyle } from '../../../../src/tools/campaign-link/utm-link.ts'
import { csvRows, csvText } from '../../../../src/tools/shared/csv.ts'

const report = (adresse: string, kanaele = 'newsletter; email', kampagne = 'kueche') =>
  campaignReport({ adresse, kanaele, kampagne })
const added = 'utm_source=newsletter&utm_medium=email&utm_campaign=kueche'
const rules = (...values: Parameters<typeof report>) => report(...values).findings.map(({ rule }) => rule)

test.each([
  ['https://a.ch/b', `https://a.ch/b?${added}`],
  ['https://a.ch/b#c', `https://a.ch/b?${added}#c`],
  ['https://a.ch/b?', `https://a.ch/b?${added}`],
  ['https://a.ch/b?x=1&', `https://a.ch/b?x=1&${added}`],
  ['https://a.ch/b?flag', `https://a.ch/b?flag&${added}`],
  ['https://a.ch/b?q=a%20b+c#d', `https://a.ch/b?q=a%20b+c&${added}#d`],
  ['https://a.ch/b?utm_id=3', `https://a.ch/b?utm_id=3&${added}`],
  [' https://a.ch ', `https://a.ch?${added}`],
  ['https://müller.ch/ä', `https://müller.ch/ä?${added}`],
])('the address «%s» becomes the link «%s»', (address, link) => {
  expect(report(address).links.map((made) => made.link)).toEqual([link])
})

test.each(['javascript:alert(1)', 'https://a.ch/b c'])('the wrong address «%s» gets no link', (address) => {
  expect(report(address).links).toEqual([])
})

test.each([
  ['utm/address', 'javascript:alert(1)'],
  ['utm/address', 'https://a.ch/b c'],
  ['utm/present', 'https://a.ch/?utm_source=x'],
  ['utm/click-id', 'https://a.ch/?a=1&gclid=abc'],
  ['utm/click-id', 'https://a.ch/?fbclid=abc'],
  ['utm/foreign-page', 'https://bit.ly/abc'],
  ['utm/foreign-page', 'https://www.google.com/url?sa=t&url=https://a.ch'],
  ['utm/foreign-page', 'https://www.google.ch/search?q=a'],
  ['utm/foreign-page', 'https://docs.google.com/forms/d/x'],
  ['utm/foreign-page', 'https://calendly.com/a'],
  ['utm/foreign-page', 'https://maps.app.goo.gl/x'],
  ['utm/foreign-page', 'https://g.page/a'],
  ['utm/draft', 'http://localhost:3000/'],
  ['utm/draft', 'https://editor.wix.com/html/editor'],
  ['utm/draft', 'https://a.ch/wp-admin/post.php?post=55'],
  ['utm/draft', 'https://a.ch/?p=55&preview=true'],
  ['utm/file', 'https://a.ch/preise.pdf?x=1'],
  ['utm/unread', 'https://a.ch/', '; email'],
  ['utm/personal', 'https://a.ch/', 'newsletter; email; anna@example.ch'],
  ['utm/personal', 'https://a.ch/', 'newsletter; email; 044 668 18 00'],
  ['utm/swapped', 'https://a.ch/', 'email; newsletter'],
  ['utm/swapped', 'https://a.ch/', 'email; linkedin'],
  ['utm/spelling', 'https://a.ch/', 'LinkedIn; social'],
  ['utm/spelling', 'https://a.ch/', 'newsletter; email', 'massivholzküche 2026'],
  ['utm/missing', 'https://a.ch/', 'newsletter; email', ''],
  ['utm/unassigned', 'https://a.ch/', 'flyer; print'],
  ['utm/unpaid', 'https://a.ch/', 'google; anzeige'],
  ['utm/unpaid', 'https://a.ch/', 'facebook; Ads'],
  ['utm/unpaid', 'https://a.ch/', 'google; sea'],
  ['utm/unpaid', 'https://a.ch/', 'google; search-ads'],
  ['utm/unpaid', 'https://a.ch/', 'facebook; social_paid'],
  ['utm/unpaid', 'https://a.ch/', 'facebook; werbeanzeige'],
  ['utm/unpaid', 'https://a.ch/', 'facebook; sponsored-post'],
  ['utm/unpaid', 'https://a.ch/', 'youtube; preroll'],
  ['utm/unpaid', 'https://a.ch/', 'facebook; bezahlte-werbung'],
  ['utm/unpaid', 'https://a.ch/', 'facebook; facebook-werbung'],
  ['utm/unpaid', 'https://a.ch/', 'facebook; inserat'],
  ['utm/unpaid', 'https://a.ch/', 'google; suchanzeige'],
  ['utm/unpaid', 'https://a.ch/', 'google; textanzeigen'],
  ['utm/unpaid', 'https://a.ch/', 'google; pmax'],
  ['utm/unpaid', 'https://a.ch/', 'google; performance-max'],
  ['utm/unpaid', 'https://a.ch/', 'google; shopping'],
  ['utm/shop-campaign', 'https://a.ch/', 'newsletter; email', 'shop-neu'],
  ['utm/shop-campaign', 'https://a.ch/', 'facebook; cpc', 'shop-eroeffnung'],
])('the rule %s reports «%s» with «%s»', (rule, address, ...more) => {
  expect(rules(address, ...more)).toContain(rule)
})

// Nothing at home is found by «headset» or «season».
test.each([
  'google; organic',
  'google; organic-shopping',
  'facebook; season',
  'facebook; headset',
  'linkedin; social-post',
])('the unpaid medium in «%s» is not taken for a paid one', (channel) => {
  expect(rules('https://a.ch/', channel)).toEqual([])
})

test('printed mediums, for which GA4 has no channel, are a single note', () => {
  for (const channels of [
    'flyer; print\nflyer; qr\nplakat; offline',
    'zeitung; inserat\nbrief; post\nkundenmailing; post',
  ]) {
    const { findings, verdict } = report('https://a.ch/', channels)
    expect(findings).toMatchObject([
      { rule: 'utm/unassigned', grade: 'note', place: 'Zeile 1, Zeile 2, Zeile 3' },
    ])
    expect(verdict.state).toBe('answer')
  }
  expect(report('https://a.ch/', 'newsletter; emial').findings).toMatchObject([{ grade: 'warning' }])
})

test.each([
  ['Quelle;Medium;URL\nx;email;https://b.ch/c', ['https://b.ch/c'], []],
  ['Seite;Quelle;Medium\n;x;email\n/c;x;email', ['https://a.ch/', 'https://a.ch/c'], []],
  ['Quelle;Medium;Adresse\nx;email;https://b.ch/?utm_id=1&gclid=2', ['https://b.ch/'], ['utm/click-id']],
  ['Quelle;Medium;Seite\nx;email;Unser Angebot', [], ['utm/address']],
  ['Quelle;Medium;Seite\nx;email;//[', [], ['utm/address']],
])('the links of %j lead to the pages of their rows', (channels, pages, found) => {
  const { links, findings } = report('https://a.ch/', channels)
  expect(links.map(({ link }) => link.replace(/\?.*/, ''))).toEqual(pages)
  expect(findings.map(({ rule }) => rule)).toEqual(found)
})

test.each([
  ['facebook, instagram; social', '«facebook; social» und «instagram; social»'],
  ['linkedin, post, social', '«linkedin; social; post»'],
  ['Newsletter, LinkedIn, Facebook', 'Je Zeile eine Quelle'],
  ['LinkedIn; Social; Post A', '«linkedin; social; post-a»'],
])('for the line «%s» the only advice is %s', (channels, remedy) => {
  expect(report('https://a.ch/', channels).findings.map((finding) => finding.remedy)).toEqual([
    expect.stringContaining(remedy),
  ])
})

test.each([
  ['Newsletter; E-Mail-Marketing', '«newsletter; email»', '«email»'],
  ['Google; Anzeige', '«google; cpc»', '«cpc»'],
])('the advice on the spelling of «%s» names the medium that GA4 knows', (channel, whole, medium) => {
  expect(report('https://a.ch/', channel).findings.map((finding) => finding.remedy)).toEqual([
    `Schreiben Sie ${whole}.`,
    `Schreiben Sie als Medium ${medium}.`,
  ])
})

test.each([
  ['Newsletter; E-Mail\nFacebook; Bezahlte Werbung; Bild A', 'newsletter; e-mail\nfacebook; cpc; bild-a'],
  ['Medium;Quelle\nSocial;LinkedIn', 'linkedin; social'],
  ['newsletter; email', undefined],
  ['newsletter; mail\nfacebook; ads', 'newsletter; email\nfacebook; cpc'],
  ['newsletter; email', undefined],
  ['Newsletter; E-Mail; anna@example.ch', undefined],
  ['Newsletter; E-Mail\nquer', undefined],
  ['Quelle;Medium;Kampagne\nX;email;Herbst', undefined],
])('the suggestion for the channels %j is %j', (channels, kanaele) => {
  expect(report('https://a.ch/', channels).suggestion?.kanaele).toBe(kanaele)
})

test('the suggestion has the campaign, too, and nothing more is said about its spelling', () => {
  const { suggestion } = report('https://a.ch/', 'newsletter; email', 'Frühlingsaktion 2026')
  expect(suggestion).toEqual({ kampagne: 'fruehlingsaktion-2026', kanaele: 'newsletter; email' })
  expect(campaignReport({ adresse: 'https://a.ch/', ...suggestion }).findings).toEqual([])
})

test('capitals in several lines are one finding, which names the button that mends them all', () => {
  const { findings } = report('https://a.ch/', 'Facebook; Social\nInstagram; Social\nLinkedIn; Social')
  expect(findings.map(({ rule, place }) => [rule, place])).toEqual([
    ['utm/spelling', 'Zeile 1, Zeile 2, Zeile 3'],
  ])
  expect(findings[0]?.remedy).toContain('«Vorschläge übernehmen»')
})

test('the campaign in capitals is one finding, also of several lines', () => {
  const { findings } = report('https://a.ch/', 'newsletter; email\nlinkedin; social', 'Herbst 2026')
  expect(findings.map((finding) => finding.remedy)).toEqual(['Schreiben Sie «herbst-2026».'])
})

test.each([
  ['https://a.ch/?utm_source=x&a=1&UTM_medium=y#b', 'https://a.ch/?a=1#b'],
  ['https://a.ch/?fbclid=abc', 'https://a.ch/'],
])('instead of the address «%s» the remedy names «%s»', (address, clean) => {
  expect(report(address).findings[0]?.remedy).toContain(`«${clean}»`)
})

test.each([
  ['newsletter; mail', /«email»/],
  ['firma; story', /«social»/],
  ['zeitung; anzeige', /«cpc»/],
  ['verband; partner', /«referral»/],
  ['google_business_profile; local', /«organic»/],
  ['gmb; listing', /«organic»/],
  ['flyer; print', /eigene Channelgruppe/],
])('the remedy for the unknown medium in «%s» is %s', (channel, remedy) => {
  expect(report('https://a.ch/', channel).findings).toContainEqual(
    expect.objectContaining({ rule: 'utm/unassigned', remedy: expect.stringMatching(remedy) }),
  )
})

test.each([
  ['meta; cpc', 'facebook', 'Paid Social'],
  ['insta; cpc', 'instagram', 'Paid Social'],
  ['facebook-ads; cpc', 'facebook', 'Paid Social'],
  ['Facebook Ads; paid', 'facebook', 'Paid Social'],
  ['google-ads; cpc', 'google', 'Paid Search'],
  ['bing.com; cpc', 'bing', 'Paid Search'],
])('for the paid source in «%s» the only advice is «%s», which counts as «%s»', (channel, source, better) => {
  const remedy = `Schreiben Sie «${source}», dann zählt GA4 «${better}».`
  expect(report('https://a.ch/', channel).findings.map((finding) => finding.remedy)).toEqual([remedy])
})

test.each(['zeitung; cpc', 'askew; cpc', 'facebook; cpc', 'meta; social'])(
  '«%s» gets no advice on its source',
  (channel) => {
    expect(rules('https://a.ch/', channel)).toEqual([])
  },
)

test('a date as content is no phone number, and a clean link has no findings', () => {
  expect(report('https://a.ch/', 'newsletter; email; 2026-10-20')).toMatchObject({
    verdict: { state: 'answer', word: '1 Link' },
    findings: [],
  })
})

test.each([
  ['Quelle;Medium;Kampagne\nnewsletter;email;herbst', 'newsletter', 'email', 'herbst', ''],
  ['| Quelle | Medium |\n| --- | :-: |\n| newsletter | email |', 'newsletter', 'email', 'kueche', ''],
  ['Medium;Quelle\nemail;newsletter', 'newsletter', 'email', 'kueche', ''],
  ['Quelle,Medium,Inhalt,Kampagne\nnewsletter,email,kopf,', 'newsletter', 'email', 'kueche', 'kopf'],
  ['utm_source;utm_medium;utm_content\nnewsletter;email;kopf', 'newsletter', 'email', 'kueche', 'kopf'],
  ['utm_source=newsletter&utm_medium=email&utm_campaign=herbst', 'newsletter', 'email', 'herbst', ''],
  [`N;"https://a.ch/?${added}";erledigt`, 'newsletter', 'email', 'kueche', ''],
])('the values in %j are read by their names', (channels, source, medium, campaign, content) => {
  const { links, findings } = report('https://a.ch/', channels)
  expect(links).toMatchObject([{ source, medium, campaign, content }])
  expect(findings).toEqual([])
})

test.each([
  ['https://a.ch/andere?utm_source=x&utm_medium=email', ['https://a.ch/andere']],
  ['https://a.ch/?utm_source=x&utm_medium=email&utm_term=t&utm_id=1', ['utm_term', 'utm_id']],
  ['Quelle;Medium;Preis\nx;email;100', ['Preis']],
  [`Quelle;Medium;Link\nx;email;https://b.ch/?${added}`, ['Link']],
  ['Kanal;Quelle;Medium;Name;Kampagne\nFB;x;email;Neu;herbst', ['Kanal', 'Name']],
])('what the links of %j lack is reported', (channels, ignored) => {
  const { links, findings } = report('https://a.ch/', channels)
  expect(links).toHaveLength(1)
  expect(findings.map(({ problem }) => problem)).toEqual(ignored.map((one) => `Nicht übernommen: «${one}».`))
})

test.each(['a.ch; referral', 'www.a.ch; referral', 'blog.a.ch; referral'])(
  'the source «%s» is the own website, from which no link is made',
  (channel) => {
    expect(report('https://www.a.ch/', channel)).toMatchObject({ verdict: { state: 'wrong' }, links: [] })
  },
)

test.each([
  ['https://blog.a.ch/', 'a.ch; referral', 0],
  ['https://muster.wordpress.com/', 'wordpress.com; referral', 1],
  ['https://aa.ch/', 'a.ch; referral', 1],
])('to «%s» the channel «%s» makes %i links', (address, channel, count) => {
  expect(report(address, channel).links).toHaveLength(count)
})

test('a channel that cannot be tagged does not keep other channels from their links', () => {
  const { links, verdict } = report('https://a.ch', 'LinkedIn; social\nmail; email; anna@example.ch\nquer')
  expect(links.map(({ link }) => link)).toEqual([
    'https://a.ch?utm_source=LinkedIn&utm_medium=social&utm_campaign=kueche',
  ])
  expect(verdict).toMatchObject({
    word: '1 Fehler, 1 Warnung, 1 nicht geprüft',
    reason: '1 Link erzeugt. Beginnen Sie mit: Zeile 2.',
  })
})

test.each([
  ['', 'newsletter; email'],
  ['https://a.ch', ''],
  ['https://a.ch', ' \n'],
  ['https://a.ch', 'Quelle;Medium'],
  ['https://a.ch', 'Quelle;Medium;Preis'],
])('the address «%s» with the channels «%s» is not checked', (address, channels) => {
  expect(report(address, channels)).toMatchObject({ verdict: { state: 'unchecked' }, links: [] })
})

test.each(['Newsletter (Januar)', 'Newsletter Januar email'])(
  'no source and no medium is guessed from the words «%s»',
  (words) => {
    const { links, findings } = report('https://a.ch/', words)
    expect(links).toEqual([])
    expect(findings).toMatchObject([{ rule: 'utm/unread' }])
  },
)

test('for a source alone the remedy shows how a line is written', () => {
  expect(report('https://a.ch/', 'Facebook').findings).toMatchObject([
    { rule: 'utm/unread', remedy: expect.stringContaining('«facebook; social»') },
  ])
})

test('four parts without a header row are refused with the row that they need', () => {
  expect(report('https://a.ch/', 'newsletter; email; herbst; kopf').findings).toMatchObject([
    { rule: 'utm/unread', remedy: expect.stringContaining('«Quelle; Medium; Kampagne; Inhalt»') },
  ])
})

test('a plan without a column of mediums makes no links, and its head is not read', () => {
  const { links, findings } = report('https://a.ch/', 'Kanal;Beitrag;Datum\nLinkedIn;Fünf Tipps;12.1.2027')
  expect(links).toEqual([])
  expect(findings.map(({ problem }) => problem)).toEqual([
    'Nicht gelesen: «Kanal;Beitrag;Datum».',
    'Nicht gelesen: «LinkedIn;Fünf Tipps;12.1.2027».',
    'Nicht übernommen: «Beitrag».',
    'Nicht übernommen: «Datum».',
  ])
})

// Meta, Google Ads, TikTok, Mailchimp: they replace what stands there as it is.
test.each([
  ['facebook; cpc; {{ad.name}}', 'utm_content={{ad.name}}', 'Paid Social'],
  ['google; cpc; {keyword}', 'utm_content={keyword}', 'Paid Search'],
  ['tiktok; cpc; __CID_NAME__', 'utm_content=__CID_NAME__', 'Paid Social'],
  ['newsletter; email; *|CAMPAIGN_UID|*', 'utm_content=*|CAMPAIGN_UID|*', 'Email'],
  ['newsletter; email; [[Ausgabe]]', 'utm_content=[[Ausgabe]]', 'Email'],
  ['{{site_source_name}}; paid', 'utm_source={{site_source_name}}', 'offen'],
  ['utm_source=fb&utm_medium=paid&utm_content={{ad.id}}', 'utm_content={{ad.id}}', 'Paid Social'],
])('the placeholder in «%s» stays as it is, and is named', (channel, part, counted) => {
  const { links, findings } = report('https://a.ch/', channel)
  expect(links).toMatchObject([{ link: expect.stringContaining(part), channel: { channel: counted } }])
  expect(findings.map(({ rule }) => rule)).toEqual(['utm/placeholder'])
})

test('two equal lines make one link', () => {
  expect(report('https://a.ch/', 'newsletter; email\nnewsletter; email').links).toHaveLength(1)
})

test.each([
  ['Massivholzküche', 'massivholzkueche'],
  ['Ofen {{ad.ID}}', 'ofen-{{ad.ID}}'],
  ['Grösse & Preis', 'groesse-preis'],
  ['Café', 'cafe'],
  ['ß', 'ss'],
  ['  ', ''],
])('the UTM value «%s» is suggested as «%s»', (value, written) => {
  expect(houseStyle(value)).toBe(written)
})

test('a link keeps its whole address, and its UTM values can be read back', () => {
  const value = fc
    .string({ minLength: 1 })
    .map((text) => `x${text.replace(/[^\p{L}\p{P}]|[@"'«»‹›„“”‚‘’<>`]|\p{Format}/gu, '')}y`)
  fc.assert(
    fc.property(
      fc.webUrl({ withQueryParameters: true, withFragments: true, size: 'xsmall' }),
      value,
      (address, campaign) => {
        fc.pre(!/utm_|#.*\?|;|["'<>`]$/.test(address))
        const [{ link } = { link: '' }] = report(address, 'newsletter; email', campaign).links
        const [page = '', anchor = ''] = address.split('#')
        expect(link.startsWith(page)).toBe(true)
        expect(new URL(link).hash).toBe(new URL(`https://a.ch/#${anchor}`).hash)
        expect(new URL(link).searchParams.get('utm_campaign')).toBe(campaign)
      },
    ),
    { numRuns: 30 },
  )
})

test('the links are exported as CSV', () => {
  const { links } = report('https://a.ch', 'newsletter; email; -1')
  expect(csvRows(csvText(linkRows(links))).map(({ cells }) => cells)).toEqual([
    ['Quelle', 'Medium', 'Kampagne', 'Inhalt', 'Link', 'Kanal in GA4'],
    ['newsletter', 'email', 'kueche', "'-1", `https://a.ch?${added}&utm_content=-1`, 'Email'],
  ])
})

test('any input in the fields gets a verdict without an error', () => {
  const text = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(text, text, text, (address, channels, campaign) => {
      expect(report(address, channels, campaign)).toHaveProperty('verdict')
      expect(report(`https://a.ch/${address}`, `${channels};${channels}`, campaign)).toHaveProperty('verdict')
    }),
  )
})
