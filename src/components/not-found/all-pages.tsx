import { articleGroups, serviceGroupsOf } from '~/lib/site/navigation'
import styles from './all-pages.module.css'
import { usePages } from '../use-pages'

/** Every service and article by its group: where an address led nowhere, everything is one click away. */
export function AllPages() {
  const pages = usePages()
  return (
    <div className={styles.groups}>
      {[...serviceGroupsOf(pages), ...articleGroups(pages)].map((group) => (
        <section key={group.label}>
          <h3>{group.label}</h3>
          <ul>
            {group.pages.map(({ path, page }) => (
              <li key={path}>
                <a href={path}>{page.shortTitle}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
