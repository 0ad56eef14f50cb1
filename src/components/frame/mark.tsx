/** The mark of the firm, as in `public/icon.svg`; the brand's text stands beside it. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <path d="M0 0h32v32H0z" fill="var(--accent)" />
      <path
        d="M14.25 7.25a7 7 0 1 1 0 14 7 7 0 0 1 0-14m5 12 5.5 5.5"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="4"
      />
    </svg>
  )
}
