import { decide } from '@portal/shared-lib/contract/approvals'
import type { Call, CallAnswer, CallArgs } from '@portal/shared-lib/contract/form'
import { PROVINCE } from '../regions/names'
import { numberFor } from './numbers'
import { perform } from './perform'
import type { Registration } from './petitions'
import type { Stage } from './stage'

/** What a case says of itself beside an action's own arguments. */
type Own<C extends Call> = Omit<CallArgs<C>, 'petitionNo' | 'version' | 'todoId'>

/** A petition on which personas act, each seeing its newest version. */
export interface Case {
  readonly petitionNo: string
  /** As it was registered. */
  readonly registration: Registration
  /** Acts as an account; then those leaders agree to it, one after the other. */
  act<C extends Call>(account: string, call: C, args: Own<C>, ...leaders: string[]): Promise<CallAnswer<C>>
  /** Agrees to what waits for approval, or sends it back. */
  decide(account: string, decision?: 'agree' | 'back', opinion?: string): Promise<void>
}

export function caseOf(stage: Stage, petitionNo: string, registration: Case['registration']): Case {
  const decideAs: Case['decide'] = async (account, decision = 'agree', opinion = AGREED) => {
    const { id: approvalId, version } = await pendingApproval(stage, petitionNo)
    await perform(stage, account, decide, { approvalId, version, decision, opinion })
  }
  return {
    petitionNo,
    registration,
    decide: decideAs,
    async act(account, call, args, ...leaders) {
      const { version } = await stage.db
        .selectFrom('petition')
        .where('province_code', '=', PROVINCE.digits)
        .where('petition_no', '=', petitionNo)
        .select('version')
        .executeTakeFirstOrThrow()
      const numbered = { ...(await numberFor(stage, { account, call, petitionNo })), ...args }
      const acted = await perform(stage, account, call, { ...numbered, petitionNo, version } as never)
      for (const leader of leaders) await decideAs(leader)
      return acted
    },
  }
}

const AGREED = '同意，请与信访人当面沟通后送达。'

function pendingApproval({ db }: Stage, petitionNo: string) {
  return db
    .selectFrom('approval')
    .innerJoin('petition', join =>
      join
        .onRef('petition.province_code', '=', 'approval.province_code')
        .onRef('petition.id', '=', 'approval.petition_id'),
    )
    .where('petition.province_code', '=', PROVINCE.digits)
    .where('petition_no', '=', petitionNo)
    .where('approval.state', '=', 'pending')
    .orderBy('approval.id', 'desc')
    .select(['approval.id', 'approval.version'])
    .executeTakeFirstOrThrow()
}
