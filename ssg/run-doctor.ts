import { checkContent } from './check/check-content.ts'
import { readContent } from './content/content.ts'
import { diagnosis } from './doctor.ts'

/** `npm run doctor`: says whether the site may go live, and fails if not. */
const root = process.cwd()
const faults = checkContent(readContent(root), root)
const { mayGoLive, text } = diagnosis(root, faults)
console.log(text)
process.exitCode = mayGoLive ? 0 : 1
