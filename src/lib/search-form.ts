import { followAddress } from './search-address.ts'
import { installSearchAnswers } from './search-answers.ts'
import { createTopicFilter } from './topic-filter.ts'
import { topicOf } from './search/topic-params.ts'
import { whenFollowed } from './when-followed.ts'

/** Lets a search form answer while the visitor types; in the knowledge base by topic, and in step with the address. */
export function enhanceSearchForm(form: HTMLElement): void {
  const input = form.querySelector('input')
  const output = form.querySelector<HTMLElement>('[data-results]')
  if (!input || !output) return
  const filter = createTopicFilter(form)
  const answers = installSearchAnswers(input, output, { topic: () => topicOf(filter.thema()) })
  form.addEventListener('submit', (event) => event.preventDefault())
  input.addEventListener('focus', answers.load)
  if (form.dataset.search) {
    const address = followAddress(form, ({ q = '', thema }) => {
      input.value = q
      filter.choose(thema)
      if (q) answers.load()
      answers.update()
    })
    const write = () => address.write({ q: input.value.trim(), thema: filter.thema() })
    input.addEventListener('input', write)
    whenFollowed(output, address.flush)
    filter.onChoice(() => {
      answers.update()
      write()
      address.flush()
    })
    if (input.value) write()
  }
  // What was typed before this script came.
  if (input.value || input.matches(':focus')) answers.load()
}
