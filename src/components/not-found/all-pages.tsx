import { articles } from 'virtual:pages/articles'
import { services } from 'virtual:pages/navigation'
import type { LinkGroup } from '~/lib/site/navigation'
import { PageLink } from '../layout/page-link'

const groups: LinkGroup[] = [...services, ...articles]

/** Links to all services and articles, by group. */
export function AllPages() {
  return (
    <div className="not-found-groups">
      {groups.map((group) => (
        <section key={group.label}>
          <h3>{group.label}</h3>
          <ul className="links">
            {group.links.map(({ to, label }) => (
              <li key={to}>
                <PageLink to={to}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
