import { services } from 'virtual:pages/navigation'
import type { Step } from '~/lib/services/first-services'
import type { OfferedService } from '~/lib/site/derived-facts'
import { serviceName } from '~/lib/site/page-path'
import { isService } from '../enquiry/enquiry-subjects'

/** The service of a step; `undefined` if the step names an article instead. */
export function offeredService({ to }: Pick<Step, 'to'>): Pick<OfferedService, 'name' | 'label'> | undefined {
  const name = serviceName(to)
  const link = services.flatMap(({ links }) => links).find((service) => service.to === to)
  return link && isService(name) ? { name, label: link.label } : undefined
}

export function stepLabel(step: Omit<Step, 'reason'>): string {
  return step.label ?? offeredService(step)?.label ?? step.to
}
