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
  /** Types of the clocks that run, in their order. */
  clocks(): Promise<string[]>
}

/** Cases for the tests of a file. */
export function useCases(portal: Portal) {
  const tokens = new Map<string, string>()
  const tokenOf = async (account: string) => {
    const token = tokens.get(account) ?? (await portal.signInAs(account, account === 'zz01' ? BUREAU : undefined))
    tokens.set(account, token)
    return token
  }
  return {
    tokenOf,
    /** A letter that zs01 has registered at the province's bureau. */
    async letter(more: Partial<LetterArgs> = {}): Promise<TestCase> {
      const { petitionNo } = await portal.answerTo(registerLetter, letterArgs(more), { token: await tokenOf('zs01') })
      return caseOf(portal, tokenOf, petitionNo)
    },
    caseOf: (petitionNo: string) => caseOf(portal, tokenOf, petitionNo),
  }
}

const BUREAU = '990000000-xf'

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
    async clocks() {
      const { id } = await row()
      const open = portal.db.selectFrom('clock').where('petition_id', '=', id).where('state', '=', 'running')
      return (await open.orderBy('type').select('type').execute()).map(({ type }) => type)
    },
  }
}
