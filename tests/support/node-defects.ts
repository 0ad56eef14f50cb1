import { canParseUrl } from '../../src/lib/can-parse-url.ts'

// What is written for browsers, which do not have this fault of Node 20, asks their own; thousands of random texts would meet it.
URL.canParse = canParseUrl
