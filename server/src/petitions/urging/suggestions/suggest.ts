import { systemCaller } from '../../../people/identity/system-caller'
import type { Db } from '../../../platform/database/connect'
import type { Services } from '../../../platform/services'
import { addStep } from '../../record/timeline'
import { movingTogether } from '../../todos/counter'
import { SUGGESTIONS, type SuggestionReason, suggestSupervision } from './suggest-supervision'

interface OfStep {
  readonly petitionId: string
  readonly stepId: string
}

const SUGGESTED = '督办建议'

/** Suggests in the system's name that a case is supervised, in a transaction of its own; the timeline says why. */
export async function suggestBySystem({ db, config, now }: Services, of: OfStep, reason: SuggestionReason) {
  const { provinceCode } = config
  const at = now()
  await db
    .transaction()
    .execute(transaction =>
      movingTogether(transaction, provinceCode, () => suggestInName(transaction, { provinceCode, ...of }, reason, at)),
    )
}

/** As `suggestBySystem`, in the caller's transaction. */
export async function suggestInName(
  db: Db,
  of: OfStep & { readonly provinceCode: string },
  reason: SuggestionReason,
  at: Date,
): Promise<void> {
  const orgId = await suggestSupervision(db, of, reason, at)
  if (orgId === undefined) return
  const caller = await systemCaller(db, of.provinceCode, orgId)
  const { petitionId, stepId } = of
  const text = SUGGESTIONS[reason]
  await addStep(db, caller, { petitionId, stepId, action: SUGGESTED, at, text, shared: false })
}
