import type { EnquiryProblems } from '~/lib/enquiry/enquiry-schema'
import { enquiryFields, fieldId } from '~/lib/enquiry/enquiry-fields'

interface ProblemListProps {
  found: EnquiryProblems
  /** Those that are not put right yet. */
  left: EnquiryProblems
}

/**
 * What is wrong, with links to the fields. A line stays when its field is put right, because the list stands above what is being typed and must not
 * move. It is struck through by an attribute: a screen reader would announce a changed text.
 */
export function ProblemList({ found, left }: ProblemListProps) {
  return (
    <ul>
      {enquiryFields.map(
        ({ name, label }) =>
          found[name] && (
            <li key={name} data-corrected={left[name] ? undefined : ''}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  const field = document.getElementById(fieldId(name))
                  const further = field?.closest('details')
                  if (further) further.open = true
                  field?.focus()
                }}
              >
                {label}: {found[name]}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
