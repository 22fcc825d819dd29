import type { CallInput } from '@portal/shared-lib/contract/form'
import type { register } from '@portal/shared-lib/contract/registration'
import { movingTogether } from '../../petitions/todos/counter'
import type { Ask } from '../../platform/route'
import { closeDirectly } from '../../workflow/direct/close-directly'
import { act } from '../../workflow/engine/act'
import type { RegisteredPetition } from './register'

type Filing = CallInput<typeof register>['filing']

/** What is said of other ways to end a letter. */
const NO_OTHER_WAY = { reply: '', deliveryMode: '1', competent: '', mainNo: '', text: '', paperId: '', fileIds: [] }

/** Registers a letter, and files it (存查) where that is asked for: both, or neither. */
export const registerAndFile = (
  ask: Ask<unknown>,
  filing: Filing,
  registerIt: () => Promise<RegisteredPetition>,
): Promise<Omit<RegisteredPetition, 'petitionId'>> =>
  movingTogether(ask.db, ask.caller.provinceCode, async () => {
    const { petitionId, ...answer } = await registerIt()
    // What was merged at once has gone with another petition.
    if (filing && !answer.mergedInto) await fileIt(ask, { petitionId, ...answer }, filing)
    return answer
  })

async function fileIt(ask: Ask<unknown>, made: RegisteredPetition, filing: NonNullable<Filing>): Promise<void> {
  const { petitionId, petitionNo, todoId } = made
  const { version } = await ask.db
    .selectFrom('petition')
    .where('province_code', '=', ask.caller.provinceCode)
    .where('id', '=', petitionId)
    .select('version')
    .executeTakeFirstOrThrow()
  const args = { ...NO_OTHER_WAY, petitionNo, version, todoId, closeType: '10', ...filing }
  await act(closeDirectly, { ...ask, args })
}
