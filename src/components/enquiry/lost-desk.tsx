import { useEffect, useEffectEvent } from 'react'
import type { AppError } from '~/lib/errors'

/** In place of a desk that has failed: hands the form over to what works without it. */
export function LostDesk({ error, onLose }: { error: AppError; onLose: (error: AppError) => void }) {
  const lose = useEffectEvent(onLose)
  useEffect(() => lose(error), [error])
  return null
}
