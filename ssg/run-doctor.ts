import { diagnosis } from './doctor.ts'

const { mayGoLive, text } = diagnosis(process.cwd())
console.log(text)
process.exitCode = mayGoLive ? 0 : 1
