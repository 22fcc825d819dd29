import { approvals, decide } from '@portal/shared-lib/contract/calls/approvals'
import { petition } from '@portal/shared-lib/contract/calls/petitions'
import type { CallDescriptor } from '@portal/shared-lib/contract/descriptor'
import { fromWire, toWire } from '@portal/shared-lib/contract/names'
import { signIn } from '../../scripts/testing/sign-in.mjs'

/** Works on a portal past its screens, for what comes before a story. */
export interface Calls {
  readonly ask: <Args, Answer>(account: string, call: CallDescriptor<Args, Answer>, args: Args) => Promise<Answer>
  /** Number and version of a petition as somebody sees it, which every action on it is sent with. */
  readonly petitionFor: (account: string, petitionNo: string) => Promise<{ petitionNo: string; version: number }>
  /** Each of them agrees to what waits for them of a petition, one after the other. */
  readonly agree: (petitionNo: string, todoType: TodoType, ...leaders: readonly string[]) => Promise<void>
}

type TodoType = 'approval' | 'reviewApproval' | 'superviseApproval' | 'terminationApproval'

interface Envelope {
  readonly code: number
  readonly message: string
  readonly data: unknown
}

type Headers = Readonly<Record<string, string>>

/** With the sessions that the accounts have; of its own, each signs in once. */
export function callsTo(
  address: string,
  headersOf: (account: string) => Promise<Headers> = ownSessions(address),
): Calls {
  const ask: Calls['ask'] = async (account, call, args) => {
    const headers = await headersOf(account)
    const answer = await fetch(`${address}${call.path}`, {
      method: call.method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(toWire(call.send, args)),
    })
    const { code, message, data } = (await answer.json()) as Envelope
    if (code !== 0) throw new Error(`${account} was refused ${call.path}: ${message}`)
    return fromWire(call.receive, data) as never
  }
  const agreeOne = async (account: string, petitionNo: string, todoType: TodoType) => {
    const { list } = await ask(account, approvals, { todoType, limit: 100 })
    const waiting = list.find(each => each.petitionNo === petitionNo)
    if (!waiting) throw new Error(`Nothing of ${petitionNo} waits for ${account}`)
    const { approvalId, version } = waiting
    await ask(account, decide, { approvalId, version, decision: 'agree', opinion: '' })
  }
  return {
    ask,
    async petitionFor(account, petitionNo) {
      const { version } = await ask(account, petition, { petitionNo })
      return { petitionNo, version }
    },
    async agree(petitionNo, todoType, ...leaders) {
      for (const leader of leaders) await agreeOne(leader, petitionNo, todoType)
    },
  }
}

function ownSessions(address: string): (account: string) => Promise<Headers> {
  const sessions = new Map<string, ReturnType<typeof signIn>>()
  return async account => {
    const session = sessions.get(account) ?? signIn(address, account)
    sessions.set(account, session)
    return (await session).headers
  }
}
