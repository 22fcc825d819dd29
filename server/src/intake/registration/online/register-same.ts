import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/online'
import { registered } from '@portal/shared-lib/contract/registration'
import { withoutPetitioner } from '@portal/shared-lib/contract/rules/channel-fields'
import { maskName } from '@portal/shared-lib/contract/rules/masks'
import { PERSON_ROLE } from '@portal/shared-lib/contract/rules/petition-fields'
import { missingFields } from '@portal/shared-lib/contract/rules/petition-required'
import { refusalOf } from '../../../petitions/todos/in-savepoint'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { listSame, readItem } from './items'
import { registerOnline } from './register'

type SameAsk = Ask<CallInput<typeof contract.registerSameOnline>>
type Answer = CallAnswer<typeof contract.registerSameOnline>
type Outcome = Answer['others'][number]
type Item = CallAnswer<typeof contract.onlineItem>
type Same = CallAnswer<typeof contract.sameOnline>[number]

const NOT_SAME = '该来件已登记，或内容与本件不同，请单独登记'
const NOT_ALIKE = '该来件已登记，或与本件既非相同内容也非同一信访人，不能归并'
const NOT_MERGED = '未能并入本件，请单独登记后按并案办理'

/** Another item, and what becomes of it. */
interface Other {
  readonly itemId: string
  readonly same: Same | undefined
  readonly isMerged: boolean
}

/** Registers an online petition, and others after it as the same matter, or as part of it. */
export async function registerSame(ask: SameAsk): Promise<Answer> {
  const { args, caller, db, services } = ask
  const { otherIds, mergedIds, ...first } = args
  const same = await listSame(db, caller, await readItem(db, caller, first.itemId, services))
  const other = (isMerged: boolean) => (itemId: string) => ({
    itemId,
    isMerged,
    same: same.find(one => one.itemId === itemId),
  })
  const answer = await registerOnline({ ...ask, args: first })
  const outcomes: Outcome[] = []
  for (const one of [...otherIds.map(other(false)), ...mergedIds.map(other(true))]) {
    const before = [answer, ...outcomes].map(({ petitionNo }) => petitionNo).filter(Boolean)
    const main = one.isMerged ? answer.mergedInto || answer.petitionNo : ''
    const isFit = one.isMerged ? one.same : one.same?.sameText
    if (isFit) outcomes.push(await registerOther(ask, one, { before, main }))
    else outcomes.push(refused(one.itemId, one.isMerged ? NOT_ALIKE : NOT_SAME))
  }
  return { ...answer, others: outcomes }
}

const refused = (itemId: string, reason: string, petitioner = ''): Outcome => ({
  itemId,
  petitioner,
  petitionNo: '',
  mergedInto: '',
  reason,
})

/** What was registered of the matter already, and into what another is merged; empty where it is not. */
interface Matter {
  readonly before: readonly string[]
  readonly main: string
}

async function registerOther(ask: SameAsk, { itemId, same }: Other, matter: Matter): Promise<Outcome> {
  const { db, caller, services } = ask
  const item = await readItem(db, caller, itemId, services)
  const petitioner = maskName(item.petitioner)
  let made = { petitionNo: '', mergedInto: '' }
  const reason = await refusalOf(db, caller.provinceCode, async () => {
    const args = registrationOf(ask.args, same?.samePerson ? completed(item, ask.args) : item, matter)
    const [missing] = missingFields({ ...args, form: 'online' })
    if (missing) refuseRule(missing.text)
    const { petitionNo, mergedInto } = await registerOnline({ ...ask, args })
    if (mergedInto !== matter.main) refuseRule(NOT_MERGED)
    made = { petitionNo, mergedInto }
  })
  return reason === undefined ? { itemId, petitioner, ...made, reason: '' } : refused(itemId, reason, petitioner)
}

/** Of the same petitioner what is known from the first. */
function completed(item: Item, { persons }: SameAsk['args']): Item {
  const main = persons.find(({ role }) => role === PERSON_ROLE.main)
  const { mobile = '', address = '' } = main ?? {}
  return { ...item, mobile: item.mobile || mobile, address: item.address || address }
}

/** What was typed in for the first, about this one's petitioner. What was decided of earlier petitions holds for it too. */
function registrationOf(
  { otherIds: _, mergedIds: _merged, ...first }: SameAsk['args'],
  item: Item,
  { before, main }: Matter,
): CallInput<typeof contract.registerOnline> {
  const { itemId, channel, title, sourceNo, submittedAt, petitioner: name, idCard, mobile, address } = item
  const earlier = first.decisions.map(({ petitionNo, decision }) => ({
    petitionNo,
    decision: decision === 'copy' ? ('same' as const) : decision,
  }))
  const others = before.filter(petitionNo => petitionNo !== main)
  return {
    ...first,
    itemId,
    channel,
    title,
    sourceNo,
    petitionDate: submittedAt.slice(0, 10),
    fileIds: [],
    personCount: 1,
    extra: withoutPetitioner(first.extra),
    persons: registered.persons.parse([{ role: PERSON_ROLE.main, name, idCard, mobile, address }]),
    decisions: [
      ...earlier.filter(({ petitionNo }) => petitionNo !== main),
      ...others.map(petitionNo => ({ petitionNo, decision: 'same' as const })),
      ...(main ? [{ petitionNo: main, decision: 'copy' as const }] : []),
    ],
  }
}
