import type { serviceGroups } from '~/lib/site/navigation'
import type { Drawing } from '../stations/sign'

/** The icons of the service groups: a list of results, a text, a talk, bars. They are drawn like those of the stations. */
export const groupSigns: Record<(typeof serviceGroups)[number], Drawing> = {
  search: {
    width: 92,
    strokes: [
      ['sheet', 'M2 5h88v62H2z'],
      ['solid', 'M11 15h34v11H11z'],
      ['line', 'M53 20h27M11 38h52M11 46h69M11 57h40'],
    ],
  },
  content: {
    width: 90,
    strokes: [
      ['sheet', 'M2 3h56v66H2z'],
      ['line', 'M12 15h30M12 26h36M12 37h25M12 48h16M12 58h16'],
      ['solid', 'M38 62l4-16 31-32 11 11-31 32z'],
    ],
  },
  leads: {
    width: 90,
    strokes: [
      ['sheet', 'M2 4h58v34H26L14 50V38H2z'],
      ['line', 'M12 15h38M12 26h24'],
      ['solid', 'M40 42h48v18h-8v8l-11-8H40z'],
    ],
  },
  data: {
    width: 92,
    strokes: [
      ['sheet', 'M8 46h16v22H8zM32 34h16v34H32z'],
      ['solid', 'M56 12h16v56H56z'],
      ['line', 'M0 68h92'],
    ],
  },
}
