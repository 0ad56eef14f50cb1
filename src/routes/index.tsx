import { createFileRoute } from '@tanstack/react-router'
import { Home } from '~/components/home/home'
import { page, questions, texts } from '~/content/home.yaml'
import { slots } from '~/content/slots.yaml'

export const Route = createFileRoute('/')({
  staticData: { page, questions },
  component: () => <Home page={page} texts={texts} slots={slots} />,
})
