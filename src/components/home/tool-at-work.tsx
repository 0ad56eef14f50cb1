import type { HomeTexts } from '~/lib/site/home-schema'
import { LinkedText } from '../layout/linked-text'

/** The result of a tool on its example: the verdict, then the single checks. */
export function ToolAtWork({ texts }: { texts: HomeTexts['reading']['tool'] }) {
  const { title, address, verdict, reason, gates, action } = texts
  return (
    <div className="home-tool">
      <div>
        <h3>{title}</h3>
        <p className="home-address">{address}</p>
        <LinkedText parts={action} />
      </div>
      <div className="verdict" data-state="wrong">
        <p>
          <span aria-hidden="true">✕</span>
          <b>{verdict}</b>
        </p>
        <p>{reason}</p>
      </div>
      <ol className="home-gates">
        {gates.map(({ label, isOpen }) => (
          <li key={label} className={isOpen ? undefined : 'home-closed'}>
            {`${label}: ${isOpen ? 'offen' : 'zu'}`}
          </li>
        ))}
      </ol>
    </div>
  )
}
