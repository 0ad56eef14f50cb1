/** The h1 of a page. `frame/after-navigation` focuses it. A short word stays with the next one of its compound: «Web-Struktur-», not «Web-», and «KI-Leadgenerierung». */
export function PageTitle({ children }: { children: string }) {
  return (
    <h1 tabIndex={-1}>
      {children.split(/(\b\w{1,3}-\w+[-:]?)/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={part} className="unbroken">
            {part}
          </span>
        ),
      )}
    </h1>
  )
}
