import { ENDED, STATE } from '../../petitions/record/states'
import { refuseRule } from '../../platform/refusal'
import { endCase } from '../closing/end-case'
import type { Done } from '../engine/action'
import { type CaseFile, lockFile, type Petition } from '../engine/case-file'
import { mainState } from '../engine/permit'
import { changePetition, type Work } from '../engine/work'

const BY_MERGING = '11'
const OTHER_MATTER = '两件不属于同一信访事项，不能并案'
const OTHER_READERS = '知悉范围不一致，不能并案'

/** The main petition, locked; refused where the petition cannot become part of it. */
export async function mainOf(work: Work, mainNo: string): Promise<CaseFile> {
  const { db, caller, file } = work
  const main = await lockFile(db, caller, mainNo)
  if (main.petition.id === file.petition.id) refuseRule('不能并入本件，请选择其他主件')
  if (ENDED.has(mainState(main))) refuseRule('主件已办结，不能并案')
  if (!(await isSameMatter(work, main.petition))) refuseRule(OTHER_MATTER)
  if ((await readersOf(work, file.petition)) !== (await readersOf(work, main.petition))) refuseRule(OTHER_READERS)
  return main
}

/** Ends a petition as part of a main one, which alone is handled from then on; notices are owed to both petitioners. */
export async function mergeInto(work: Work, main: CaseFile): Promise<Done> {
  const { matter_id, id, petition_no: mainNo } = main.petition
  if (ENDED.has(mainState(main))) refuseRule('主件已办结，不能并案')
  await endCase(work, { state: STATE.merged, closeType: BY_MERGING, isTold: false })
  changePetition(work, { merged_into: id, ...(matter_id && { matter_id }) })
  return { text: `并入${mainNo}` }
}

/** By their matter, or by what the registrar left undecided or called a copy. */
async function isSameMatter({ db, file: { petition } }: Work, main: Petition): Promise<boolean> {
  if (petition.matter_id !== null && petition.matter_id === main.matter_id) return true
  const pair = [petition.id, main.id]
  const linked = await db
    .selectFrom('duplicate_decision')
    .where('province_code', '=', petition.province_code)
    .where('petition_id', 'in', pair)
    .where('other_id', 'in', pair)
    .where('decision', '<>', 'new')
    .select('score')
    .executeTakeFirst()
  return linked !== undefined
}

/** Who alone may know of a petition; empty where everybody in scope may. */
async function readersOf({ db }: Work, { province_code, id, walled_off }: Petition): Promise<string> {
  if (!walled_off) return ''
  const readers = await db
    .selectFrom('petition_access')
    .where('province_code', '=', province_code)
    .where('petition_id', '=', id)
    .orderBy('person_id')
    .select('person_id')
    .execute()
  return readers.map(({ person_id }) => person_id).join()
}
