import { figurePath } from '~/lib/site/page-path'
import styles from './thumbnail.module.css'

/** The figure that represents the text at a path, in lists and beside its title. */
export function Thumbnail({ of }: { of: string }) {
  return (
    <img
      className={styles.thumbnail}
      src={figurePath(of)}
      alt=""
      width="96"
      height="72"
      loading="lazy"
      decoding="async"
    />
  )
}
