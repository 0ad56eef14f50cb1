import { memberId } from '~/lib/site/page-slots'
import type { Member } from '~/lib/site/slots-schema'
import { PageLink } from '../layout/page-link'
import styles from './team.module.css'

interface TeamProps {
  team: Member[]
  /** Name and role only, with a link to the contact page. */
  isBrief?: boolean
}

/** The members of the team. */
export function Team({ team, isBrief = false }: TeamProps) {
  return (
    <ul className={styles.team}>
      {team.map(({ id, name, role, about, photo, profiles = [] }) => (
        <li key={id} id={isBrief ? undefined : memberId(id)}>
          {photo && <img src={photo} alt={`Porträt von ${name}`} width="96" height="96" loading="lazy" />}
          <div>
            <h3>
              {isBrief ? (
                <PageLink to="/contact" hash={memberId(id)}>
                  {name}
                </PageLink>
              ) : (
                name
              )}
            </h3>
            <p className="page-note">{role}</p>
            {!isBrief && (
              <>
                <p>{about}</p>
                {profiles.map((profile) => (
                  <p key={profile}>
                    <a href={profile}>Profil auf {new URL(profile).hostname.replace(/^www\./, '')}</a>
                  </p>
                ))}
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
