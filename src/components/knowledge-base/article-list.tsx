import type { ArticleTeaser } from '~/lib/site/navigation'
import { figurePath } from '~/lib/site/preview-image'
import { PageLink } from '../layout/page-link'

/** Articles with the sign of each, what it answers, how long it takes to read, and the tools in it. */
export function ArticleList({ articles }: { articles: ArticleTeaser[] }) {
  return (
    <ul className="article-index-articles">
      {articles.map(({ to, title, description, minutes, tools }) => (
        <li key={to}>
          <img src={figurePath(to)} alt="" width="96" height="72" loading="lazy" decoding="async" />
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
