import type { Slots } from '~/lib/site/slots-schema'

/** Partner programmes of the firm, each with a link to its proof. */
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
