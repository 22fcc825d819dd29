import type { CallAnswer } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/recognition'
import { attachmentsOf } from '../../petitions/record/attachments'
import { getPetition } from '../../petitions/record/scope'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { dateTimeOf } from '../../platform/calendar/china-time'
import { type Route, route } from '../../platform/route'
import type { Services } from '../../platform/services'
import { arrangingRoutes } from './arrange/routes'
import { assignScans, listClerks } from './assign'
import { listBatches } from './batches'
import { holdScan } from './hold'
import { getScan, listScans } from './items'
import { showPage } from './letter-pages'
import { markUnreadable } from './mark-unreadable'
import { pictureOf } from './pages'
import { askForReading } from './queue'
import { SCAN_PAGES } from './scan-pages'
import { type Content, type Of, type Recognition, readRecognition } from './store'
import { refuseUndrawn } from './undrawn'

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
  ...[scan, recognise, state, letter, scanPage, letterPage],
  ...arrangingRoutes,
]
