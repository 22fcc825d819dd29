import { transfer } from '@portal/shared-lib/contract/actions'
import { several } from '@portal/shared-lib/contract/counters'
import { homePath } from '@portal/shared-lib/contract/identity'
import { petition, registerLetter } from '@portal/shared-lib/contract/petitions'
import { todos } from '@portal/shared-lib/contract/todos'
import { COUNTERS } from '../src/screens/counters/counters'
import type { TestCase, useCases } from './cases'
import type { useCountedServer } from './counted-server'
import { dispatchArgs, LABOUR } from './dispatches'
import { letterArgs } from './letters'

const NAMES = COUNTERS.map(({ call }) => call.path.slice('api/'.length))

/** What is called most, all day, with a letter that has just been registered. */
export function callsOfADay(
  { answerTo }: ReturnType<typeof useCountedServer>,
  cases: ReturnType<typeof useCases>,
  letter: () => Pick<TestCase, 'petitionNo'>,
) {
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  return {
    'a call behind the sign-in': async () => answerTo(homePath, {}, await as('zs05')),
    'a page of to-dos': async () =>
      answerTo(todos, { whose: 'department', pageNumber: 1, limit: 20 } as never, await as('zs05')),
    'all counters': async () => answerTo(several, { names: NAMES, blocks: [] } as never, await as('zs05')),
    'a registration': async () => answerTo(registerLetter, letterArgs(), await as('zs01')),
    'an action': async () => {
      const asked = { petitionNo: letter().petitionNo, version: 1, ...dispatchArgs(LABOUR) } as never
      return await answerTo(transfer, asked, await as('zs05'))
    },
    'a case': async () => answerTo(petition, { petitionNo: letter().petitionNo }, await as('zs05')),
  }
}
