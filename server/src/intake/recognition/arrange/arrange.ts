import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/recognition'
import { movingTogether } from '../../../petitions/todos/counter'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { openScan } from '../../registration/scans'
import { allPagesOf, type LetterPage } from '../letter-pages'
import { type Of, readRecognition } from '../store'
import { refuseUndrawn } from '../undrawn'
import { noteArranged } from './arranged'
import { lockScan } from './lock-scan'
import { placePages } from './place-pages'
import { readAgain } from './read-again'

const CHANGED = '来信页面已有变动，请刷新后重新整理'
const NOTHING_LEFT = '每封来信至少保留一页，不需要的来信请退扫'
const ARRANGED = '整理扫描页'
const SPLIT = '拆分扫描件'

/** Puts the pages of a scanned letter in order, and in several letters where it holds several. */
export function arrange(ask: Ask<CallInput<typeof contract.arrange>>): Promise<CallAnswer<typeof contract.arrange>> {
  const { args, caller, db, services } = ask
  const stored = { db, files: services.files }
  return movingTogether(db, caller.provinceCode, async () => {
    const scan = await lockScan(ask, args.itemId)
    const of: Of = { provinceCode: caller.provinceCode, petitionId: scan.id }
    const letters = args.letters.map(({ pages }) => pages)
    refuseOtherPages(await allPagesOf(stored, of).catch(refuseUndrawn), letters)
    const read = await readRecognition(db, services, of)
    const itemIds = [scan.id]
    for (const _ of letters.slice(1)) {
      itemIds.push((await openScan(ask, { barcode: '', batch: scan.source_no, text: '' })).itemId)
    }
    const placed = new Map(itemIds.map((id, at) => [id, letters[at] ?? []]))
    await placePages(db, caller, placed)
    await readAgain(ask, placed, [read])
    await noteArranged(ask, scan.id, letters.length > 1 ? SPLIT : ARRANGED)
    return { itemIds }
  })
}

/** Every page once, and in each letter at least one that is not left out. */
function refuseOtherPages(pages: readonly LetterPage[], letters: readonly (readonly LetterPage[])[]): void {
  const sheet = ({ fileId, page }: LetterPage) => `${fileId}/${page}`
  const named = letters.flat().map(sheet)
  const there = new Set(pages.map(sheet))
  const same = named.length === there.size && new Set(named).size === there.size && named.every(one => there.has(one))
  if (!same) refuseRule(CHANGED)
  if (letters.some(letter => letter.every(({ dropped }) => dropped))) refuseRule(NOTHING_LEFT)
}
