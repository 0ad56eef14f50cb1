import type { Slots } from '~/lib/site/slots-schema'

/** Programmes that the firm belongs to, each with the page that proves it; nothing where there is none. */
export function Partnerships({ partnerships }: Pick<Slots, 'partnerships'>) {
  if (partnerships.length === 0) return null
  return (
    <p>
      Partnerschaften, zum Nachprüfen:{' '}
      {partnerships.map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url}>{name}</a>
        </span>
      ))}
      .
    </p>
  )
}
