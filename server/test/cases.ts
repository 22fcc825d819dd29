import { approvals, decide } from '@portal/shared-lib/contract/approvals'
import type { Call, CallAnswer, CallArgs } from '@portal/shared-lib/contract/form'
import { registerLetter } from '@portal/shared-lib/contract/petitions'
import type { Client } from './client'
import { type LetterArgs, letterArgs } from './letters'
import type { Portal } from './portal'

/** What a case says of itself beside an action's own arguments. */
type Common = 'petitionNo' | 'version' | 'todoId'
type Own<C extends Call> = Omit<CallArgs<C>, Common>

/** A petition on which the people of the demonstration act, each seeing its newest version. */
export interface TestCase {
  readonly petitionNo: string
  /** Acts as an account; throws where it is refused. */
  act<C extends Call>(account: string, call: C, args?: Own<C>): Promise<CallAnswer<C>>
  /** Acts as an account that is expected to be refused: the text. */
  refusal<C extends Call>(account: string, call: C, args?: Own<C>): Promise<string>
  version(): Promise<number>
  /** Its main state as it is stored. */
  state(): Promise<string>
  /** The open to-dos, each like 待签收 990100000-rs or, where somebody has it, 待受理告知 demo-rs12. */
  todos(): Promise<string[]>
  /** The newest entry of its timeline: the action, its words, and whether other organisations read them. */
  lastEntry(): Promise<{ action: string; text: string; shared: boolean }>
  /** Types of the clocks that run, in their order. */
  clocks(): Promise<string[]>
  /** When the clock of a type is due that runs; of several the first. */
  dueOf(type: string): Promise<Date | undefined>
}

/** Cases for the tests of a file. */
export function useCases(portal: Portal) {
  const signedIn = new Map<string, { token: string; at: number }>()
  /** Signs in again where the clock has been moved so far that the session would be idle. */
  const tokenOf = async (account: string) => {
    const now = portal.clock.now().getTime()
    const known = signedIn.get(account)
    if (known && Math.abs(now - known.at) < IDLE_MS) return known.token
    const token = await portal.signInAs(account, account === 'zz01' ? BUREAU : undefined)
    signedIn.set(account, { token, at: now })
    return token
  }
  return {
    tokenOf,
    /** A letter that zs01 has registered at the province's bureau. */
    async letter(more: Partial<LetterArgs> = {}): Promise<TestCase> {
      const { petitionNo } = await portal.answerTo(registerLetter, letterArgs(more), { token: await tokenOf('zs01') })
      return caseOf(portal, tokenOf, petitionNo)
    },
    /** Agrees to what waits for an account, or sends it back; throws where nothing waits. */
    async decide(account: string, decision: 'agree' | 'back' = 'agree', opinion = '同意。'): Promise<void> {
      const token = await tokenOf(account)
      const { list } = await portal.answerTo(approvals, {}, { token })
      const [first] = list
      if (!first) throw new Error(`Nothing waits for the approval of ${account}`)
      const { approvalId, version } = first
      await portal.answerTo(decide, { approvalId, version, decision, opinion }, { token })
    },
    /** Asks for an action on a case as it was at some version. */
    ask: <C extends Call>(call: C, { petitionNo }: TestCase, version: number, token: string) =>
      portal.ask(call, { petitionNo, version } as never, { token }),
    /** The text of the newest message that an account has had. */
    async lastMessageOf(account: string): Promise<string | undefined> {
      const of = portal.db.selectFrom('message').where('person_id', '=', `demo-${account}`)
      return (await of.orderBy('id', 'desc').select('content').executeTakeFirst())?.content
    },
    caseOf: (petitionNo: string) => caseOf(portal, tokenOf, petitionNo),
  }
}

const BUREAU = '990000000-xf'
/** Sooner than an unused session ends. */
const IDLE_MS = 5 * 60_000

function caseOf(portal: Portal, tokenOf: (account: string) => Promise<string>, petitionNo: string): TestCase {
  const row = () =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()
  const version = async () => (await row()).version
  const asked = async <C extends Call>(account: string, call: C, args?: Own<C>): ReturnType<Client['ask']> => {
    const given = { petitionNo, version: await version(), ...args } as never
    return portal.ask(call, given, { token: await tokenOf(account) })
  }
  return {
    petitionNo,
    version,
    state: async () => (await row()).state,
    async act(account, call, args) {
      const { code, message, data } = await asked(account, call, args)
      if (code !== 0) throw new Error(`${account} was refused ${call.path}: ${message}`)
      return data as never
    },
    async refusal(account, call, args) {
      const { code, message } = await asked(account, call, args)
      if (code === 0) throw new Error(`${account} was not refused ${call.path}`)
      return message
    },
    async todos() {
      const { id } = await row()
      const open = portal.db.selectFrom('todo').where('petition_id', '=', id).where('done_at', 'is', null)
      const todos = await open.orderBy('id').select(['todo_type', 'person_id', 'org_id']).execute()
      return todos.map(({ todo_type, person_id, org_id }) => `${todo_type} ${person_id || org_id}`)
    },
    async lastEntry() {
      const { id } = await row()
      const entries = portal.db.selectFrom('timeline').where('petition_id', '=', id).orderBy('seq', 'desc')
      return await entries.select(['action', 'text', 'shared']).executeTakeFirstOrThrow()
    },
    async clocks() {
      const { id } = await row()
      const open = portal.db.selectFrom('clock').where('petition_id', '=', id).where('state', '=', 'running')
      return (await open.orderBy('type').select('type').execute()).map(({ type }) => type)
    },
    async dueOf(type) {
      const { id } = await row()
      const clock = portal.db.selectFrom('clock').where('petition_id', '=', id).where('state', '=', 'running')
      return (await clock.where('type', '=', type).orderBy('due_at').select('due_at').executeTakeFirst())?.due_at
    },
  }
}
