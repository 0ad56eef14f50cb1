import { checkRobots } from '../../src/tools/page-check/robots/check-robots.ts'
import { textOf } from '../site/audited-site.ts'
import { filesNamed } from '../site/coverage.ts'
import type { Rule } from '../rule.ts'
import { sources } from '../sources.ts'
import { toolFindings } from './tool-findings.ts'

const file = 'robots.txt'

export const toolRobots: Rule = {
  id: 'tool-robots',
  title: 'Der eigene robots.txt-Prüfer findet nichts',
  why: 'Wer ein Werkzeug anbietet, prüft sich damit zuerst selbst. Es liest Zeile für Zeile wie Googles Parser und meldet, was Crawler überlesen.',
  source: sources.robotsTxt,
  severity: 'error',
  covers: filesNamed(file),
  check: (site) => toolFindings(file, checkRobots(textOf(site, file) ?? '').findings),
}
