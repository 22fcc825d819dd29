import { addStep } from '../petitions/timeline'
import { systemCaller } from '../registration/online/system-caller'
import type { Services } from '../services'
import { movingTogether } from '../todos/counter'
import { SUGGESTIONS, type SuggestionReason, suggestSupervision } from '../workflow/suggest-supervision'

interface OfStep {
  readonly petitionId: string
  readonly stepId: string
}

const SUGGESTED = '督办建议'

/** Suggests in the system's name that a case is supervised, in a transaction of its own; the timeline says why. */
export async function suggestBySystem(
  { db, config, now }: Services,
  { petitionId, stepId }: OfStep,
  reason: SuggestionReason,
) {
  const { provinceCode } = config
  const at = now()
  await db.transaction().execute(transaction =>
    movingTogether(transaction, provinceCode, async () => {
      const orgId = await suggestSupervision(transaction, { provinceCode, petitionId, stepId }, reason, at)
      if (orgId === undefined) return
      const caller = await systemCaller(transaction, provinceCode, orgId)
      const text = SUGGESTIONS[reason]
      await addStep(transaction, caller, { petitionId, stepId, action: SUGGESTED, at, text, shared: false })
    }),
  )
}
