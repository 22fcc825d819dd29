import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/online'
import { registered } from '@portal/shared-lib/contract/registration'
import { withoutPetitioner } from '@portal/shared-lib/contract/rules/channel-fields'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { missingFields } from '@portal/shared-lib/contract/rules/petition-required'
import { refuseRule } from '../../http/refusal'
import type { Ask } from '../../http/route'
import { maskName } from '../../petitions/masks'
import { refusalOf } from '../../todos/alone'
import { listSame, readItem } from './items'
import { registerOnline } from './register'

type SameAsk = Ask<CallInput<typeof contract.registerSameOnline>>
type Answer = CallAnswer<typeof contract.registerSameOnline>
type Outcome = Answer['others'][number]

const NOT_SAME = '该来件已登记，或内容与本件不同，请单独登记'

/** Registers an online petition, and others with the same text after it as the same matter. */
export async function registerSame(ask: SameAsk): Promise<Answer> {
  const { args, caller, db, services } = ask
  const { otherIds, ...first } = args
  const same = new Set(
    (await listSame(db, caller, await readItem(db, caller, first.itemId, services))).map(({ itemId }) => itemId),
  )
  const answer = await registerOnline({ ...ask, args: first })
  const others: Outcome[] = []
  for (const itemId of new Set(otherIds)) {
    const before = [answer, ...others].map(({ petitionNo }) => petitionNo).filter(Boolean)
    others.push(same.has(itemId) ? await registerOther(ask, itemId, before) : refused(itemId, NOT_SAME))
  }
  return { ...answer, others }
}

const refused = (itemId: string, reason: string, petitioner = ''): Outcome => ({
  ...{ itemId, petitioner, petitionNo: '', reason },
})

/** `before`: those with the same text that were registered already. */
async function registerOther(ask: SameAsk, itemId: string, before: readonly string[]): Promise<Outcome> {
  const { db, caller, services } = ask
  const item = await readItem(db, caller, itemId, services)
  const petitioner = maskName(item.petitioner)
  let petitionNo = ''
  const reason = await refusalOf(db, caller.provinceCode, async () => {
    const args = registrationOf(ask.args, item, before)
    const [missing] = missingFields({ ...args, form: 'online' })
    if (missing) refuseRule(missing.text)
    petitionNo = (await registerOnline({ ...ask, args })).petitionNo
  })
  return reason === undefined ? { itemId, petitioner, petitionNo, reason: '' } : refused(itemId, reason, petitioner)
}

/** What was typed in for the first, about this one's petitioner. What was decided of earlier petitions holds for it too. */
function registrationOf(
  { otherIds: _, ...first }: SameAsk['args'],
  item: CallAnswer<typeof contract.onlineItem>,
  before: readonly string[],
): CallInput<typeof contract.registerOnline> {
  const { itemId, channel, title, sourceNo, submittedAt, petitioner: name, idCard, mobile, address } = item
  const earlier = first.decisions.map(({ petitionNo, decision }) => ({
    ...{ petitionNo, decision: decision === 'copy' ? ('same' as const) : decision },
  }))
  return {
    ...first,
    ...{ itemId, channel, title, sourceNo, petitionDate: submittedAt.slice(0, 10), fileIds: [], personCount: 1 },
    extra: withoutPetitioner(first.extra),
    persons: registered.persons.parse([{ role: PERSON_ROLE.main, name, idCard, mobile, address }]),
    decisions: [...earlier, ...before.map(petitionNo => ({ petitionNo, decision: 'same' as const }))],
  }
}
