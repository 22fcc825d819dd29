import { lacking } from '@portal/shared-lib/contract/rules/termination'
import { submit as call } from '@portal/shared-lib/contract/terminations'
import { getOffice, type Office } from '../../people/organisations/office'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../../workflow/engine/action'
import { proceedingOf } from '../../workflow/engine/proceeding-kind'
import type { Work } from '../../workflow/engine/work'
import { arriveAt, PREPARED } from '../carry-on'
import { changeTermination, terminationIn } from '../kind'
import { levelAbove } from '../levels'
import { missingIn, papersOf } from '../papers'

export const submit = defineAction<typeof call>({
  ...PREPARED,
  call,
  approval: () => 'termination',
  async check(work) {
    const missing = missingIn(await papersOf(work.db, await terminationIn(work)))
    if (missing.length > 0) refuseRule(lacking(missing.map(({ name }) => name)))
  },
  async perform(work, { text }) {
    const level = await nextLevel(work)
    await changeTermination(work, { submitted_at: work.at, missing: [] })
    await arriveAt(work, level)
    return { text: [`报${level.name}审核`, text].filter(Boolean).join('；') }
  },
})

/** Whoever had sent it back, else the next level; what the last level files it decides itself. */
async function nextLevel(work: Work): Promise<Office> {
  const { db, caller } = work
  const last = await db
    .selectFrom('termination_step')
    .where('province_code', '=', caller.provinceCode)
    .where('termination_id', '=', proceedingOf(work).id)
    .orderBy('id', 'desc')
    .select(['org_id as orgId', 'result'])
    .executeTakeFirst()
  if (last?.result === 'back') return await getOffice(db, last.orgId)
  return (await levelAbove(db, caller.orgId)) ?? (await getOffice(db, caller.orgId))
}
