import type { ArticleTeaser } from '~/lib/site/navigation'
import { PageLink } from '../layout/page-link'
import { Thumbnail } from '../layout/thumbnail'

/** Articles, each with its figure, description, reading time and tools. */
export function ArticleList({ articles }: { articles: ArticleTeaser[] }) {
  return (
    <ul className="article-index-articles">
      {articles.map(({ to, title, description, minutes, tools }) => (
        <li key={to}>
          <Thumbnail of={to} />
          <div>
            <h3>
              <PageLink to={to}>{title}</PageLink>
            </h3>
            <p>{description}</p>
            <p className="page-note article-index-about">
              <span>{`${minutes} Minuten`}</span>
              {tools.map((tool) => (
                <b key={tool}>{`Werkzeug: ${tool.replace(/:.*/, '')}`}</b>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
