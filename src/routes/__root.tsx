import { createRootRoute } from '@tanstack/react-router'
import { NotFound } from '~/components/not-found/not-found'

/** The app is what stands inside `<main>`; the document around it is written once, by `layouts/document-shell`. */
export const Route = createRootRoute({
  staticData: { page: null },
  notFoundComponent: NotFound,
})
