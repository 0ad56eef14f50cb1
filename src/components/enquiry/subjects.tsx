import { services } from 'virtual:pages/navigation'

/** What the field for the subject suggests: the services, so that without a script too nobody has to know their names. */
export function Subjects() {
  return (
    <datalist id={subjectsId}>
      {services.flatMap(({ links }) => links.map(({ to, label }) => <option key={to}>{label}</option>))}
    </datalist>
  )
}

export const subjectsId = 'betreffe'
