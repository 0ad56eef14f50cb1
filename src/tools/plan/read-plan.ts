import { channels, type ChannelId } from './channels.ts'
import type { Consent, PlanInput } from './plan.ts'
import { readDays } from './read-days.ts'

type Values = Readonly<Record<string, string>>

/** What stands in the input for a channel that is chosen. */
export const chosen = 'ja'

/** The plan that the fields ask for, and what among the closed days is no day. */
export function readPlan(values: Values): { input: PlanInput; unread: string[] } {
  const { days, unread } = readDays(values['frei'] ?? '')
  return {
    input: {
      address: values['adresse'] ?? '',
      start: values['start'] ?? '',
      channels: channelIds.filter((id) => values[id] === chosen),
      consent: consentOf(values['einwilligung']),
      closed: days,
    },
    unread,
  }
}

const channelIds = Object.keys(channels).filter((id): id is ChannelId => id in channels)

function consentOf(text: string | undefined): Consent {
  return text === 'customers' || text === 'none' ? text : 'given'
}
