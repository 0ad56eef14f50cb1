/** The h1 of a page. `frame/after-navigation` focuses it. */
export function PageTitle({ children }: { children: string }) {
  return (
    <h1 tabIndex={-1}>
      <TitleText>{children}</TitleText>
    </h1>
  )
}

/**
 * A title, which on a narrow screen breaks where it is read. What follows the colon or the question mark begins a line, unless all fits on one. A short
 * word stays with the next one of its compound: «Web-Struktur-», not «Web-», and «KI-Leadgenerierung».
 */
export function TitleText({ children }: { children: string }) {
  return children.split(/(\(?\b\w{1,3}-\w+[-:)]?|(?<=[:?] ).+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  )
}
