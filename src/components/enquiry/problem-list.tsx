import type { EnquiryProblems } from '~/lib/enquiry/enquiry-schema'
import { enquiryFields, fieldId } from '~/lib/enquiry/enquiry-fields'

interface ProblemListProps {
  found: EnquiryProblems
  /** The problems that are still there. */
  left: EnquiryProblems
}

/**
 * The validation messages, with links to the fields. A corrected line stays, because removing it would move the form below while the visitor types. It
 * is struck through by an attribute, because a screen reader would announce a changed text.
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
