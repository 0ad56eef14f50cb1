import { topics } from './navigation.ts'

export type Topic = (typeof topics)[number]

/** The values of `?thema=`. People share these URLs, so they stay when a label changes. */
export const topicParams = {
  start: 'einstieg',
  entities: 'entitaeten',
  technology: 'technik',
  distribution: 'verbreitung',
  leads: 'leads',
} as const satisfies Record<Topic, string>

export function topicOf(param: string | undefined): Topic | undefined {
  return topics.find((topic) => topicParams[topic] === param)
}
