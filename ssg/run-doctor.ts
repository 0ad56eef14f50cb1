import { checkContent } from './check/check-content.ts'
import { readContent } from './content/content.ts'
import { diagnosis } from './doctor.ts'
import { formatProblems } from './problem.ts'

const root = process.cwd()
const { mayGoLive, text } = diagnosis(root)
const faults = checkContent(readContent(root), root).filter(({ isWarning }) => !isWarning)
if (faults.length > 0)
  console.log(['Zuerst zu beheben, daran stoppt der Build:', formatProblems(faults), ''].join('\n'))
console.log(text)
process.exitCode = mayGoLive && faults.length === 0 ? 0 : 1
