import { applyTermination as call } from '@portal/shared-lib/contract/actions'
import { TERMINATION_STATE, TERMINATION_TEXTS } from '@portal/shared-lib/contract/rules/termination'
import { attachToPetition } from '../petitions/record/attachments'
import { nextSerial } from '../petitions/record/number'
import { STATE } from '../petitions/record/states'
import { dayOf } from '../platform/calendar/china-time'
import { refuseRule } from '../platform/refusal'
import { defineAction } from '../workflow/engine/action'
import { answeringStep } from '../workflow/engine/derive'
import { give, ownHolder } from '../workflow/engine/todos'
import type { Work } from '../workflow/engine/work'
import { groundOf, hindrance, matterOf } from './matter'
import { missingIn, requiredPapers } from './papers'

export const applyTermination = defineAction<typeof call>({
  call,
  relation: 'involved',
  from: [STATE.closed],
  todos: [],
  hindered: hindrance,
  async perform(work, { facts, reasons, plan, fileIds }) {
    const filingNo = await nextFilingNo(work)
    const step = answeringStep(work.file.steps) ?? work.step
    const id = await store(work, { filing_no: filingNo, step_id: step.id, facts, reasons, plan })
    await attachToPetition(work.db, work.caller, work.file.petition.id, fileIds)
    await give(work, 'termination', step, ownHolder(work), { dueAt: null, refId: id })
    return { text: `编号${filingNo}` }
  },
})

const SERIAL_DIGITS = 5
const REGION_DIGITS = 6

/** ZJ, year, region and serial: 17 characters, so that nobody takes it for the number of a petition. */
async function nextFilingNo({ db, caller, at }: Work): Promise<string> {
  const region6 = caller.regionCode.slice(0, REGION_DIGITS)
  const year = dayOf(at).slice(0, 4)
  const serial = await nextSerial(db, 'ZJ', region6, `${year}-01-01`)
  return `ZJ${year}${region6}${String(serial).padStart(SERIAL_DIGITS, '0')}`
}

interface Filed {
  readonly filing_no: string
  readonly step_id: string
  readonly facts: string
  readonly reasons: string
  readonly plan: string
}

/** The matter is locked: of two who file at once, one finds what the other has filed. */
async function store(work: Work, filed: Filed): Promise<string> {
  const { db, caller, at, file } = work
  const { province_code, matter_id: matterId, id: petitionId } = file.petition
  const lock = db.selectFrom('matter').where('province_code', '=', province_code).where('id', '=', matterId)
  await lock.select('id').forUpdate().executeTakeFirstOrThrow()
  const matter = await matterOf(db, work)
  const ground = matter && (await groundOf(db, work, matter))
  if (!matter || !ground) return refuseRule(TERMINATION_TEXTS.notOver)
  if (matter.isFiled) refuseRule(TERMINATION_TEXTS.underWay)
  const papers = await requiredPapers(db, {
    provinceCode: province_code,
    matterId: matter.id,
    instance: matter.instance,
  })
  const { id } = await db
    .insertInto('termination')
    .values({
      ...filed,
      province_code,
      matter_id: matter.id,
      petition_id: petitionId,
      ground,
      applicant_org_id: caller.orgId,
      applicant_dept_id: caller.deptId,
      applicant_id: caller.holderId,
      org_id: caller.orgId,
      dept_id: caller.deptId,
      state: TERMINATION_STATE.draft,
      missing: missingIn(papers).map(({ kind }) => kind),
      created_at: at,
      changed_by: caller.personId,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
