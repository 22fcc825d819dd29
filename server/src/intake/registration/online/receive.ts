import { systemCaller } from '../../../people/identity/system-caller'
import { startClock } from '../../../petitions/clocks/start'
import { STATE } from '../../../petitions/record/states'
import { startTimeline } from '../../../petitions/record/timeline'
import { movingTogether } from '../../../petitions/todos/counter'
import { openTodo } from '../../../petitions/todos/open'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import type { Services } from '../../../platform/services'
import { indexText } from '../../duplicates/text-index'
import { titleOf } from '../columns'
import { storePersons } from '../persons'
import { inTurn } from '../taken'
import { ENTRY, waitingColumns } from '../waiting'
import type { OnlineItem } from './item'
import { todoTypeOf } from './todo-type'

const MOST_SUMMARY = 2000
const RECEIVED = '网信接收'

export interface Received {
  readonly itemId: string
  /** Whether it was not there before. */
  readonly isNew: boolean
}

/**
 * Takes in an online petition in a transaction of its own: it waits to be registered, and its limit runs from when it
 * was submitted. The same number of the same source again changes nothing.
 */
export const receiveOnline = (services: Receiving & Pick<Services, 'db'>, item: OnlineItem): Promise<Received> =>
  services.db.transaction().execute(transaction => takeOnline(transaction, services, item))

type Receiving = Pick<Services, 'fieldKeys' | 'now' | 'config'>

/** As `receiveOnline`, in the caller's transaction. */
export async function takeOnline(db: Db, { fieldKeys, now, config }: Receiving, item: OnlineItem): Promise<Received> {
  const { provinceCode } = config
  await inTurn(db, `source ${provinceCode} ${item.sourceOrgId} ${item.sourceNo}`)
  const known = await findKnown(db, provinceCode, item)
  if (known) return { itemId: known, isNew: false }
  const caller = await systemCaller(db, provinceCode, item.orgId)
  const store = () => storeItem(db, caller, item, { fieldKeys, at: now() })
  return { itemId: await movingTogether(db, provinceCode, store), isNew: true }
}

async function findKnown(db: Db, provinceCode: string, { sourceOrgId, sourceNo }: OnlineItem) {
  const found = await db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('source_org_id', '=', sourceOrgId)
    .where('source_no', '=', sourceNo)
    .where('source_no', '<>', '')
    .select('id')
    .executeTakeFirst()
  return found?.id
}

type Storing = Pick<Services, 'fieldKeys'> & { readonly at: Date }

async function storeItem(db: Db, caller: Caller, item: OnlineItem, { fieldKeys, at }: Storing): Promise<string> {
  const { id: petitionId } = await db
    .insertInto('petition')
    .values(columnsOf(caller, item))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { name, idCard, mobile, address } = item
  const persons = [{ role: '1', name, idCard, mobile, address }]
  await storePersons(db, fieldKeys, { provinceCode: caller.provinceCode, petitionId }, { anonymous: false, persons })
  await indexText(db, caller.provinceCode, petitionId, item.text)
  await startTimeline(db, caller, { petitionId, action: RECEIVED, at, text: item.sourceNo }, STATE.toRegister)
  const audited = { action: RECEIVED, objectType: 'petition', objectId: petitionId }
  await recordAudit(db, { ...actorOf(caller), ...audited })
  await giveRegistrars(db, caller, petitionId, { item, at })
  return petitionId
}

const columnsOf = (caller: Caller, { channel, submittedAt, text, title, sourceOrgId, sourceNo }: OnlineItem) => ({
  ...waitingColumns(caller, {
    channel,
    day: dayOf(submittedAt),
    at: submittedAt,
    summary: text.slice(0, MOST_SUMMARY),
  }),
  entry_mode: ENTRY.import,
  source_org_id: sourceOrgId,
  source_no: sourceNo,
  original_text: text,
  title: title || titleOf(text),
})

async function giveRegistrars(
  db: Db,
  caller: Caller,
  petitionId: string,
  { item, at }: { item: OnlineItem; at: Date },
) {
  const { provinceCode, orgId, deptId, regionCode } = caller
  const of = { provinceCode, petitionId, orgId }
  const { dueAt, thresholds } = await startClock(db, {
    ...of,
    stepId: null,
    type: 'K01',
    regionCode,
    startAt: item.submittedAt,
  })
  await db
    .updateTable('petition')
    .set({ due_at: dueAt, ...thresholds })
    .where('province_code', '=', provinceCode)
    .where('id', '=', petitionId)
    .execute()
  const type = todoTypeOf(item.channel)
  await openTodo(db, { ...of, deptId, type, sourceOrgId: item.sourceOrgId, dueAt, createdAt: at })
}
