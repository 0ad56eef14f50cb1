import { editDistance } from '../../../lib/search/edit-distance.ts'
import type { Finding } from '../../shared/finding.ts'
import { swissNumber } from '../../shared/numbers.ts'
import { crawlerName, meansAll } from './match-robots.ts'
import { textOfOctets } from './octets.ts'
import { longestLine, type RobotsLine } from './parse-robots.ts'
import { clipped, shown } from './show-line.ts'

/** What is wrong with one line, whatever stands around it. */
export function aboutLine(line: RobotsLine): Finding[] {
  const place = `Zeile ${line.number}`
  const findings: Finding[] = []
  if (line.isCut) {
    findings.push({
      grade: 'warning',
      rule: 'robots/line-too-long',
      problem: `Die Zeile ist länger als ${swissNumber(longestLine)} Bytes; Google schneidet sie dort ab.`,
      remedy: 'Die Regel kürzen.',
      place,
    })
  }
  if (line.kind === 'text') {
    findings.push({
      grade: 'warning',
      rule: 'robots/ignored-line',
      problem: `«${shown(line)}» ist keine Anweisung und wird übergangen.`,
      remedy: 'Als «Name: Wert» schreiben oder «#» davor setzen.',
      place,
    })
  }
  if (line.kind !== 'directive') return findings
  if (line.lacksColon && line.directive !== 'unknown') {
    findings.push({
      grade: 'warning',
      rule: 'robots/missing-colon',
      problem: `In «${shown(line, ' ')}» fehlt der Doppelpunkt. Google denkt ihn sich, andere Crawler vielleicht nicht.`,
      remedy: `«${shown(line)}» schreiben.`,
      place,
    })
  }
  return [...findings, ...aboutName(line, place), ...aboutValue(line, place)]
}

function aboutName(line: RobotsLine, place: string): Finding[] {
  const name = line.name.toLowerCase()
  if (line.directive === 'unknown') return [unknownName(line, name, place)]
  if (name === line.directive) return []
  return [
    {
      grade: line.isTypo ? 'note' : 'warning',
      rule: line.isTypo ? 'robots/accepted-typo' : 'robots/longer-name',
      problem: `Google liest «${clipped(textOfOctets(line.name))}» als «${line.directive}»; andere Crawler vielleicht nicht.`,
      remedy: `«${line.directive}» schreiben.`,
      place,
    },
  ]
}

function unknownName(line: RobotsLine, name: string, place: string): Finding {
  const written = clipped(textOfOctets(line.name))
  const meant =
    name.length < 20 &&
    ['user-agent', 'allow', 'disallow', 'sitemap'].find((known) => editDistance(known, name) < 3)
  if (meant) {
    return {
      grade: 'error',
      rule: 'robots/misspelt',
      problem: `«${written}» kennt Google nicht, die Zeile wirkt nicht; gemeint ist wohl «${meant}».`,
      remedy: `«${meant}» schreiben.`,
      place,
    }
  }
  if (name === 'noindex') {
    return {
      grade: 'error',
      rule: 'robots/noindex',
      problem: '«Noindex» in robots.txt wirkt bei Google nicht.',
      remedy: 'Die Adresse offen lassen und auf der Seite <meta name="robots" content="noindex"> setzen.',
      place,
    }
  }
  const isKnown = unsupported.has(name)
  return {
    grade: isKnown ? 'note' : 'warning',
    rule: isKnown ? 'robots/unsupported' : 'robots/unknown',
    problem: isKnown
      ? `«${written}» beachtet Google nicht; andere Crawler vielleicht.`
      : `«${written}» kennen weder Google noch RFC 9309.`,
    remedy: isKnown
      ? 'Stehen lassen, wenn es einem anderen Crawler gilt.'
      : /^https?$/.test(name)
        ? 'Eine Sitemap braucht «Sitemap:» in derselben Zeile.'
        : 'Entfernen oder berichtigen.',
    place,
  }
}

function aboutValue({ directive, value }: RobotsLine, place: string): Finding[] {
  if (directive === 'user-agent') return aboutAgent(value, place)
  const text = clipped(textOfOctets(value))
  if (directive === 'sitemap' && !/^https?:\/\/[^/]/i.test(value)) {
    return [
      {
        grade: 'error',
        rule: 'robots/sitemap-relative',
        problem: `Die Sitemap «${text}» ist keine vollständige Adresse.`,
        remedy: 'Mit https:// und Host schreiben.',
        place,
      },
    ]
  }
  if ((directive === 'allow' || directive === 'disallow') && /^[/*].*(?:\s|%20)[/*]/.test(value))
    return [
      {
        grade: 'warning',
        rule: 'robots/two-patterns',
        problem: `«${text}» liest Google als ein einziges Muster mit Leerzeichen, nicht als zwei; es passt wohl auf keine Adresse.`,
        remedy: 'Je Muster eine eigene Zeile schreiben.',
        place,
      },
    ]
  if ((directive !== 'allow' && directive !== 'disallow') || value === '' || /^[/*]/.test(value)) return []
  return [
    {
      grade: 'error',
      rule: 'robots/pattern-start',
      problem: `«${text}» beginnt weder mit «/» noch mit «*» und passt darum auf keine Adresse.`,
      remedy: /^https?:|^([\w-]+\.){2,}[a-z]+\//i.test(value)
        ? 'Nur den Pfad schreiben, ohne Host.'
        : `«/${text}» schreiben.`,
      place,
    },
  ]
}

function aboutAgent(value: string, place: string): Finding[] {
  const name = crawlerName(value)
  if (value === '*' || (name === value && name !== '')) return []
  const text = clipped(textOfOctets(value))
  const read = meansAll(value) ? '*' : name
  // Such as MJ12bot and 360Spider, which read their own names as they like.
  const hasDigits = /^[\w-]+$/.test(value)
  return [
    {
      grade: hasDigits ? 'note' : read === '' ? 'error' : 'warning',
      rule: 'robots/agent-name',
      problem:
        read === ''
          ? `«${text}» ist für Google kein Name; es übergeht die Gruppe.`
          : `Google liest von «${text}» nur «${read}»; ein Name hat Buchstaben, «-» und «_».`,
      remedy: hasDigits ? 'Heisst der Crawler so, stehen lassen.' : 'Je Zeile einen blossen Namen schreiben.',
      place,
    },
  ]
}

/** Popular in robots.txt, and nothing to Google (reporting_robots.cc, read on 2026-11-22). */
const unsupported = new Set(
  'clean-param content-signal content-usage crawl-delay domain host noarchive nofollow noindex request-rate revisit-after visit-time'.split(
    ' ',
  ),
)
