import { headingId } from './site/heading-id.ts'
import { topicLabels, topics } from './site/navigation.ts'
import { topicOf } from './search/topic-params.ts'

/** The buttons of a form that limit list and search of the knowledge base to one topic. */
export interface TopicFilter {
  /** The parameter of the chosen topic, empty for all. */
  thema: () => string
  choose: (thema: string | undefined) => void
  onChoice: (chosen: () => void) => void
}

export function createTopicFilter(form: HTMLElement): TopicFilter {
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[name="thema"]')]
  const thema = () => buttons.find((button) => button.ariaPressed === 'true')?.value ?? ''

  function choose(param: string | undefined): void {
    for (const button of buttons) button.ariaPressed = String(button.value === (param ?? ''))
    const chosen = topicOf(param)
    for (const topic of topics) {
      const section = form.ownerDocument.getElementById(headingId(topicLabels[topic]))
      if (section) section.hidden = chosen !== undefined && topic !== chosen
    }
  }

  function onChoice(chosen: () => void): void {
    for (const button of buttons) {
      button.addEventListener('click', (event) => {
        event.preventDefault()
        choose(button.value)
        chosen()
      })
    }
  }

  return { thema, choose, onChoice }
}
