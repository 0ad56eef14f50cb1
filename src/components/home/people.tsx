import type { Slots } from '~/lib/site/slots-schema'
import { PageSection } from '../layout/page-section'
import { Partnerships } from '../operator/partnerships'
import { Team } from '../operator/team'

/** Whom a visitor would work with; nothing where the operator says nothing of it. */
export function People({ title, slots: { team, partnerships } }: { title: string; slots: Slots }) {
  if (team.length === 0 && partnerships.length === 0) return null
  return (
    <PageSection id="team" title={title}>
      {team.length > 0 && <Team team={team} isBrief />}
      <Partnerships partnerships={partnerships} />
    </PageSection>
  )
}
