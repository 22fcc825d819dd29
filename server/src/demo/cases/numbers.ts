import {
  accept,
  acceptOrdinary,
  draftOpinion,
  handleSelf,
  mediate,
  noFurther,
  notAccept,
  routeElsewhere,
} from '@portal/shared-lib/contract/answer'
import type { Call } from '@portal/shared-lib/contract/form'
import { nextDocumentNos } from '../../workflow/document-numbers'
import { DOCUMENT } from '../../workflow/documents'
import type { Stage } from './stage'

/** What each action issues on paper. */
const PAPERS = new Map<Call, string>([
  ...[accept, handleSelf, acceptOrdinary].map((call): [Call, string] => [call, DOCUMENT.acceptance]),
  [notAccept, DOCUMENT.notAccepted],
  [noFurther, DOCUMENT.noFurther],
  [draftOpinion, DOCUMENT.opinion],
  [routeElsewhere, DOCUMENT.reply],
  [mediate, DOCUMENT.mediation],
])

/** The next number of the office for what an action issues; nothing of one that issues nothing. */
export async function numberFor(stage: Stage, account: string, call: Call): Promise<{ documentNo?: string }> {
  const type = PAPERS.get(call)
  if (!type) return {}
  const next = await nextDocumentNos(stage.db, stage.callerOf(account), stage.now)
  return { documentNo: next(type) }
}
