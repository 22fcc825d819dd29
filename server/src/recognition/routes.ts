import type { CallAnswer } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/recognition'
import { actorOf } from '../audit/actor'
import { recordAudit } from '../audit/record'
import { dateTimeOf } from '../calendar/china-time'
import { refuseRule } from '../http/refusal'
import { type Ask, type Route, route } from '../http/route'
import { attachmentsOf } from '../petitions/attachments'
import { getPetition } from '../petitions/scope'
import { holdScan } from './hold'
import { getScan, listScans } from './items'
import { pageOf } from './pages'
import { readWaiting, UNREADABLE } from './queue'
import { scansOf } from './scan-files'
import { type Content, type Of, type Recognition, readRecognition } from './store'

/** Pages on which scanned letters are read and registered. */
const SCAN_PAGES = [
  'centralizedScan/letterRegister',
  'letterManage/letterOriginal',
  'letterManage/letterRegisterAiInfo',
]

type Anything = Pick<Ask<unknown>, 'caller' | 'db' | 'services'>

/** As an answer names it. */
const shown = ({ pages, found, ...standing }: Recognition) => ({ ...standing, ...changeable({ pages, found }) })
const changeable = ({ pages, found }: Content) => ({
  pages: pages.map(page => ({ ...page, words: [...page.words] })),
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

/** Puts it in the queue, once more where it was read already; it is read when the call is over. */
const recognise = route(contract.recognise, SCAN_PAGES, async ({ args, caller, db, services }) => {
  const { itemId: id } = await getScan(db, caller, args.itemId)
  const at = services.now()
  const waiting = { state: 'waiting', progress: 0, problem: '', asked_at: at, changed_at: at } as const
  await db
    .insertInto('letter_recognition')
    .values({ province_code: caller.provinceCode, petition_id: id, ...waiting })
    .onConflict(row =>
      row
        .columns(['province_code', 'petition_id'])
        .doUpdateSet(waiting)
        .where('letter_recognition.state', '<>', 'running'),
    )
    .execute()
  return null
})

const state = route(contract.recognitionState, SCAN_PAGES, async ({ args, caller, db, services }) => {
  const { itemId: id } = await getScan(db, caller, args.itemId)
  const of = { provinceCode: caller.provinceCode, petitionId: id }
  const { state, progress, problem } = await readRecognition(db, services, of)
  // Whoever asks waits for it: nobody need wait for the next round of the housekeeping.
  if (state === 'waiting') void readWaiting(services).catch(() => undefined)
  return { state, progress, problem }
})

const letter = route(contract.letterText, [], async ({ args, caller, db, services }) => {
  const { id } = await getPetition(db, caller, args.petitionNo)
  const of = { provinceCode: caller.provinceCode, petitionId: id }
  const files = await attachmentsOf(db, caller, id)
  return { ...shown(await readRecognition(db, services, of)), files }
})

const scanPage = route(contract.scanPage, SCAN_PAGES, async ({ args, ...ask }) => {
  const { itemId: id } = await getScan(ask.db, ask.caller, args.itemId)
  return await drawn(ask, { provinceCode: ask.caller.provinceCode, petitionId: id }, args.number)
})

const letterPage = route(contract.letterPage, [], async ({ args, ...ask }) => {
  const { id } = await getPetition(ask.db, ask.caller, args.petitionNo)
  return await drawn(ask, { provinceCode: ask.caller.provinceCode, petitionId: id }, args.number)
})

async function drawn(
  { db, services }: Anything,
  of: Of,
  number: number,
): Promise<CallAnswer<typeof contract.scanPage>> {
  const scans = await scansOf(db, services.files, of)
  const page = await pageOf(scans, number).catch(() => refuseRule(UNREADABLE))
  if (!page) return { picture: '', width: 0, height: 0, count: 0 }
  const { picture, ...size } = page
  return { picture: `data:image/jpeg;base64,${picture.toString('base64')}`, ...size }
}

export const routes: Route[] = [
  route(contract.scans, SCAN_PAGES, ({ caller, db }) => listScans(db, caller)),
  route(contract.holdScan, SCAN_PAGES, holdScan),
  ...[scan, recognise, state, letter, scanPage, letterPage],
]
