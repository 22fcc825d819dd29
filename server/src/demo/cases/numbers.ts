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
import { readFile } from '../../workflow/case-file'
import { nextDocumentNos } from '../../workflow/document-numbers'
import { DOCUMENT } from '../../workflow/documents'
import { letterOf } from '../../workflow/issue-answer'
import type { Stage } from './stage'

/** What each action issues on paper, but for the answer. */
const PAPERS = new Map<Call, string>([
  ...[accept, handleSelf, acceptOrdinary].map((call): [Call, string] => [call, DOCUMENT.acceptance]),
  [notAccept, DOCUMENT.notAccepted],
  [noFurther, DOCUMENT.noFurther],
  [routeElsewhere, DOCUMENT.reply],
  [mediate, DOCUMENT.mediation],
])

interface Acting {
  readonly account: string
  readonly call: Call
  readonly petitionNo: string
}

/** The next number of the office for what an action issues; nothing of one that issues nothing. */
export async function numberFor(stage: Stage, { account, call, petitionNo }: Acting): Promise<{ documentNo?: string }> {
  const caller = stage.callerOf(account)
  const isAnswer = call === draftOpinion
  const type = isAnswer ? letterOf(await readFile(stage.db, caller, petitionNo), caller) : PAPERS.get(call)
  if (!type) return {}
  const next = await nextDocumentNos(stage.db, caller, stage.now)
  return { documentNo: next(type) }
}
