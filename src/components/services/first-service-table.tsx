import { questions } from 'virtual:content/first-service'
import type { Step } from '~/lib/services/first-services'
import { serviceAt } from '../enquiry/enquiry-subjects'
import { Fold } from '../layout/fold'
import { LinkedText } from '../layout/linked-text'
import { PageLink } from '../layout/page-link'
import tables from '../text/table-scroll.module.css'

export function stepLabel({ label, to }: Omit<Step, 'reason'>): string {
  return label ?? serviceAt(to)?.label ?? to
}

/** The questionnaire as a table: each answer beside its service. It is also the fallback without JavaScript. */
export function FirstServiceTable() {
  return (
    <Fold title="Alle Antworten als Tabelle">
      <div id="leistung-als-tabelle" className={tables.scroll}>
        <p>Fangen Sie mit der obersten Antwort an, die zutrifft.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Ihre Antwort</th>
              <th scope="col">Damit fangen Sie an</th>
            </tr>
          </thead>
          {questions.map(({ question, answers }, index) => (
            <tbody key={question}>
              <tr>
                <th scope="rowgroup" colSpan={2}>{`${index + 1}. ${question}`}</th>
              </tr>
              {answers.map(
                ({ text: answer, first }) =>
                  first && (
                    <tr key={answer}>
                      <th scope="row">{answer}</th>
                      <td data-label="Damit fangen Sie an">
                        <PageLink to={first.to}>{stepLabel(first)}</PageLink>
                        {`: ${first.reason} `}
                        {first.hint && <LinkedText parts={first.hint} />}
                      </td>
                    </tr>
                  ),
              )}
            </tbody>
          ))}
        </table>
      </div>
    </Fold>
  )
}
