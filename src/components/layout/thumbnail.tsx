import type { PagePath } from '~/lib/site/page-path'
import { figurePath } from '~/lib/site/preview-image'
import styles from './thumbnail.module.css'

/** The figure that represents a text in lists. */
export function Thumbnail({ of }: { of: PagePath }) {
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
