import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { scanBatches } from '@portal/shared-lib/contract/recognition'
import * as contract from '@portal/shared-lib/contract/recognition'
import { suggest } from '@portal/shared-lib/contract/registration'
import { sql } from 'kysely'
import { attachmentsOf } from '../../petitions/record/attachments'
import { getPetition } from '../../petitions/record/scope'
import { STATE } from '../../petitions/record/states'
import { giveTodo } from '../../petitions/todos/assign/give'
import { lockTodo } from '../../petitions/todos/assign/held'
import { takeTodo } from '../../petitions/todos/claim'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { type Ask, type Route, route } from '../../platform/route'
import type { Services } from '../../platform/services'
import { REGISTRATION_PAGES } from '../registration/pages'
import { refuseOthers } from '../registration/scan-holder'
import { ENTRY } from '../registration/waiting'
import { arrangingRoutes } from './arrange/routes'
import { assignScans, listClerks } from './assign'
import { getScan, listScans } from './items'
import { showPage } from './letter-pages'
import { pictureOf } from './pages'
import { askForReading } from './queue'
import { SCAN_PAGES } from './scan-pages'
import { type Content, keepUnreadable, type Of, type Recognition, readRecognition } from './store'
import { suggestFor } from './suggest'
import { refuseUndrawn } from './undrawn'

const MARKED = '标记无法识别'

/** 标记无法识别: whoever registers it types it in. Having it read anew takes the mark back. */
async function markUnreadable(ask: Ask<CallInput<typeof contract.markUnreadable>>): Promise<null> {
  const { args, caller, db, services, requestId, request } = ask
  const { itemId: petitionId } = await getScan(db, caller, args.itemId)
  await refuseOthers(db, caller, petitionId)
  await keepUnreadable(db, { provinceCode: caller.provinceCode, petitionId }, args.reason, services.now())
  const object = { objectType: 'petition', objectId: petitionId }
  await recordAudit(db, { ...actorOf(caller), action: MARKED, ...object, requestId, address: request.ip })
  return null
}

/** Takes a scanned letter for the caller to register, or gives it back to the department. Again changes nothing. */
async function holdScan(ask: Ask<CallInput<typeof contract.holdScan>>): Promise<null> {
  const { args, caller, db, services, requestId, request } = ask
  const { todoId, itemId } = await getScan(db, caller, args.itemId)
  const todo = await lockTodo(db, caller, todoId)
  await refuseOthers(db, caller, itemId)
  const [at, origin] = [services.now(), { requestId, address: request.ip }]
  if (args.held) await takeTodo(db, caller, todo, at, origin)
  else if (todo.personId) {
    await giveTodo(db, caller, todo, { action: '释放', to: { deptId: todo.deptId, personId: '' }, at, origin })
  }
  return null
}

const ASSIGNING = ['scan:assign']

/** As an answer names it; what is read anew says nothing yet. */
const shown = ({ pages, found, ...standing }: Recognition) => ({
  ...standing,
  ...changeable(standing.state === 'done' ? { pages, found } : { pages: [], found: [] }),
})
const changeable = ({ pages, found }: Content) => ({
  pages: pages.map(({ text, words }) => ({ text, words: [...words] })),
  found: [...found],
})

/** Who has read a letter is part of the audit. */
const scan = route(contract.scan, SCAN_PAGES, async ({ args, caller, db, services, request }) => {
  const { itemId: id, todoId: _, scannedAt, ...item } = await getScan(db, caller, args.itemId)
  const of = { provinceCode: caller.provinceCode, petitionId: id }
  const opened = { action: '查看扫描件', objectType: 'petition', objectId: id, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...opened })
  const files = await attachmentsOf(db, caller, id)
  const standing = shown(await readRecognition(db, services, of))
  return { ...item, ...standing, itemId: id, scannedAt: dateTimeOf(scannedAt), files }
})

/** Puts it in the queue, to be read anew where it was read already; it is read when the call is over. */
const recognise = route(contract.recognise, SCAN_PAGES, async ({ args, caller, db, services }) => {
  const { itemId: petitionId } = await getScan(db, caller, args.itemId)
  const of = { provinceCode: caller.provinceCode, petitionId }
  const { state } = await readRecognition(db, services, of)
  if (state !== 'running') await askForReading(db, services.fieldKeys, of, services.now())
  return null
})

const state = route(contract.recognitionState, SCAN_PAGES, async ({ args, caller, db, services }) => {
  const { itemId: id } = await getScan(db, caller, args.itemId)
  const of = { provinceCode: caller.provinceCode, petitionId: id }
  const { state, progress, problem } = await readRecognition(db, services, of)
  return { state, progress, problem }
})

const letter = route(contract.letterText, [], async ({ args, caller, db, services }) => {
  const { id } = await getPetition(db, caller, args.petitionNo)
  const of = { provinceCode: caller.provinceCode, petitionId: id }
  const files = await attachmentsOf(db, caller, id)
  return { ...shown(await readRecognition(db, services, of)), files }
})

const scanPage = route(contract.scanPage, SCAN_PAGES, async ({ args, caller, db, services }) => {
  const { itemId: petitionId } = await getScan(db, caller, args.itemId)
  return await drawn(services, { provinceCode: caller.provinceCode, petitionId }, args.number)
})

const letterPage = route(contract.letterPage, [], async ({ args, caller, db, services }) => {
  const { id: petitionId } = await getPetition(db, caller, args.petitionNo)
  return await drawn(services, { provinceCode: caller.provinceCode, petitionId }, args.number)
})

async function drawn(services: Services, of: Of, number: number): Promise<CallAnswer<typeof contract.scanPage>> {
  const page = await showPage(services, of, number).catch(refuseUndrawn)
  if (!page) return { picture: '', width: 0, height: 0, count: 0 }
  const { width, height, count } = page
  return { picture: pictureOf(page), width, height, count }
}

export const routes: Route[] = [
  route(contract.scans, SCAN_PAGES, ({ caller, db }) => listScans(db, caller)),
  route(contract.scanBatches, SCAN_PAGES, ({ caller, db, services }) => listBatches(db, caller, services.now())),
  route(contract.holdScan, SCAN_PAGES, holdScan),
  route(contract.scanClerks, ASSIGNING, listClerks),
  route(contract.assignScans, ASSIGNING, assignScans),
  route(contract.markUnreadable, SCAN_PAGES, markUnreadable),
  route(suggest, REGISTRATION_PAGES, suggestFor),
  ...[scan, recognise, state, letter, scanPage, letterPage],
  ...arrangingRoutes,
]

/** Days: what was scanned before is no batch that anybody works on. */
const RECENT_DAYS = 60
const DAY_MS = 86_400_000

/** How far the department is with each batch in which letters still wait. */
const listBatches = (db: Db, caller: Caller, at: Date): Promise<CallAnswer<typeof scanBatches>> =>
  db
    .selectFrom('petition')
    .where('province_code', '=', caller.provinceCode)
    .where('register_org_id', '=', caller.orgId)
    .where('register_dept_id', '=', caller.deptId)
    .where('registered_at', '>=', new Date(at.getTime() - RECENT_DAYS * DAY_MS))
    .where('entry_mode', '=', ENTRY.scan)
    .where('source_no', '<>', '')
    .where('state', '<>', STATE.void)
    .groupBy('source_no')
    .having(sql<boolean>`bool_or(state = ${STATE.toRegister})`)
    .orderBy(sql`min(registered_at)`)
    .select('source_no as batch')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where state <> ${STATE.toRegister}))::int`.as('done'),
    ])
    .execute()
