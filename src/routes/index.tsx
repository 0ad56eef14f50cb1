import { createFileRoute } from '@tanstack/react-router'
import { Home } from '~/components/home/home'
import { loadPageStyles } from '~/components/styles'
import { page, questions, texts } from '~/content/home.yaml'
import { slots } from '~/content/slots.yaml'

export const Route = createFileRoute('/')({
  staticData: { page, questions },
  loader: () => loadPageStyles('home', 'enquiry', 'page-section'),
  component: () => <Home page={page} texts={texts} slots={slots} />,
})
