import { createFileRoute } from '@tanstack/react-router'

/** Compiled, never run: `tsc` fails here once a route that declares no page compiles. */
export const withFacts = createFileRoute('/agb')({
  staticData: {
    page: {
      kind: 'legal',
      title: 'Allgemeine Geschäftsbedingungen',
      shortTitle: 'AGB',
      description: 'Wofür wir einstehen, was Sie beitragen und wann ein Auftrag endet.',
      order: 3,
      published: '2026-11-21',
    },
  },
})

export const frame = createFileRoute('/agb')({ staticData: { page: null } })

// @ts-expect-error no `staticData` at all
export const withoutData = createFileRoute('/agb')({ caseSensitive: true })

// @ts-expect-error `staticData` without the page
export const withoutPage = createFileRoute('/agb')({ staticData: {} })

export const withHalfTheFacts = createFileRoute('/agb')({
  // @ts-expect-error a page without a title
  staticData: { page: { kind: 'legal', shortTitle: 'AGB', order: 3, published: '2026-11-21' } },
})

// @ts-expect-error a route for a path that has no file
export const withoutFile = createFileRoute('/gibt-es-nicht')({ staticData: { page: null } })
