import { DECIDE_FIRST, type DuplicateDecision } from '@portal/shared-lib/contract/rules/petition-duplicates'
import { DAY_MS } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import type { Candidate } from './candidates'

/** What a registrar decided of an earlier petition. */
export interface Decision {
  readonly petitionNo: string
  readonly decision: DuplicateDecision
}

export interface Judgement {
  /** 0 first, 1 repeated, 2 repeated within 12 months of closing, 9 not sure. */
  readonly repeatFlag: '0' | '1' | '2' | '9'
  /** The petition whose matter it is about; undefined of a new matter. */
  readonly sameAs?: Candidate
  /** The petition of which it is another copy. */
  readonly copyOf?: Candidate
  readonly decided: readonly { readonly candidate: Candidate; readonly decision: DuplicateDecision }[]
}

const YEAR_MS = 365 * DAY_MS

/** What follows from a registrar's decisions; refused while one of the candidates has none. */
export function judge(candidates: readonly Candidate[], decisions: readonly Decision[], at: Date): Judgement {
  const byNo = new Map(decisions.map(({ petitionNo, decision }) => [petitionNo, decision]))
  const decided = candidates.map(candidate => {
    const decision = byNo.get(candidate.petition.petitionNo) ?? refuseRule(DECIDE_FIRST)
    return { candidate, decision }
  })
  const that = (decision: DuplicateDecision) => decided.filter(one => one.decision === decision)
  const [copy, furtherCopy] = that('copy')
  if (furtherCopy) refuseRule('重复投递只能并入一件信访件，请只选择一件')
  const same = copy ?? that('same')[0]
  if (!same) return { repeatFlag: that('unsure').length > 0 ? '9' : '0', decided }
  return {
    repeatFlag: isSoonAfterClosing(same.candidate, at) ? '2' : '1',
    sameAs: same.candidate,
    ...(copy && { copyOf: copy.candidate }),
    decided,
  }
}

const isSoonAfterClosing = ({ petition: { closedAt } }: Candidate, at: Date): boolean =>
  closedAt !== null && at.getTime() - closedAt.getTime() <= YEAR_MS
