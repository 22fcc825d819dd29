import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/recognition'
import { movingTogether } from '../../../petitions/todos/counter'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { changeWaiting } from '../../registration/change-waiting'
import { voidScan } from '../../registration/scans'
import { allPagesOf } from '../letter-pages'
import { forgetReading, readRecognition } from '../store'
import { refuseUndrawn } from '../undrawn'
import { noteArranged } from './arranged'
import { lockScan } from './lock-scan'
import { placePages } from './place-pages'
import { readAgain } from './read-again'

const MERGED = '合并扫描件'
const INTO_ITSELF = '请选择两封不同的来信'

/** Makes one letter of several; the first keeps its place, and a barcode of the others where it has none. */
export function merge(ask: Ask<CallInput<typeof contract.merge>>): Promise<null> {
  const { args, caller, db } = ask
  const ids = [args.itemId, ...args.otherIds]
  if (new Set(ids).size < ids.length) refuseRule(INTO_ITSELF)
  return movingTogether(db, caller.provinceCode, async () => {
    const scans = await lockAll(ask, ids)
    const [first, ...others] = ids.flatMap(id => scans.get(id) ?? [])
    if (!first) return null
    const all = await Promise.all(ids.map(petitionId => contentsOf(ask, petitionId)))
    for (const other of others) {
      await voidScan(ask, other, { action: MERGED, reason: `并入${first.barcode || '同批次另一扫描件'}` })
      await forgetReading(db, { provinceCode: caller.provinceCode, petitionId: other.id })
    }
    const whole = all.flatMap(({ pages }) => pages)
    await placePages(db, caller, new Map(ids.map(id => [id, id === first.id ? whole : []])))
    const barcode = [first, ...others].find(one => one.barcode !== '')?.barcode ?? ''
    if (barcode !== first.barcode) await changeWaiting(ask, first.id, { barcode })
    await readAgain(
      ask,
      new Map([[first.id, whole]]),
      all.map(({ read }) => read),
    )
    await noteArranged(ask, first.id, MERGED)
    return null
  })
}

/** In the same order whoever asks, so that two who merge the same letters wait for each other. */
async function lockAll(ask: Ask<unknown>, ids: readonly string[]) {
  const scans = new Map<string, Awaited<ReturnType<typeof lockScan>>>()
  for (const id of ids.toSorted()) scans.set(id, await lockScan(ask, id))
  return scans
}

async function contentsOf({ caller, db, services }: Ask<unknown>, petitionId: string) {
  const of = { provinceCode: caller.provinceCode, petitionId }
  const pages = await allPagesOf({ db, files: services.files }, of).catch(refuseUndrawn)
  return { pages, read: await readRecognition(db, services, of) }
}
