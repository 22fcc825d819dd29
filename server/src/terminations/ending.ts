import { STATE } from '../petitions/record/states'
import { endCase } from '../workflow/closing/end-case'
import { declineEvaluations } from '../workflow/closing/evaluation'
import { stopAll } from '../workflow/engine/clocks'
import { answeringStep } from '../workflow/engine/derive'
import { finish } from '../workflow/engine/finish'
import { restoreCase } from '../workflow/engine/restore-case'
import { peopleOn, tellPeople } from '../workflow/engine/tell'
import { closeAll } from '../workflow/engine/todos'
import { changePetition, type Work } from '../workflow/engine/work'
import { workOn } from '../workflow/engine/work-on'
import { petitionsOf, type Termination } from './kind'

/** DM_BJLX. */
const BY_TERMINATION = '16'

/** Ends every petition of the matter that is closed, or that nobody has dispatched yet, and keeps what it was before. */
export async function endPetitions(work: Work, row: Termination, text: string): Promise<void> {
  const { db, caller } = work
  const found = await petitionsOf(db, caller.provinceCode, row.matter_id)
    .where('state', 'in', [STATE.closed, STATE.registered])
    .orderBy('id')
    .select(['id', 'end_state as endState'])
    .execute()
  for (const { id, endState } of found) {
    const kept = { termination_id: row.id, petition_id: id, end_state: endState }
    await db
      .insertInto('termination_petition')
      .values({ province_code: caller.provinceCode, ...kept })
      .execute()
    await actOn(work, id, { name: '终结', text }, async each => {
      await (endState === '' ? endOpen(each) : endClosed(each))
      await tell(each, row, `已终结`)
    })
  }
}

/** What a recognition has ended is what it was before. */
export async function restorePetitions(work: Work, row: Termination, text: string): Promise<void> {
  const { db, caller } = work
  const ended = await db
    .selectFrom('termination_petition')
    .where('province_code', '=', caller.provinceCode)
    .where('termination_id', '=', row.id)
    .orderBy('petition_id')
    .select(['petition_id as id', 'end_state as endState'])
    .execute()
  for (const { id, endState } of ended) {
    await actOn(work, id, { name: '撤销终结', text }, async each => {
      if (endState === '') await restoreCase(each)
      else changePetition(each, { end_state: endState })
      await tell(each, row, '的终结已撤销')
    })
  }
}

const endOpen = (each: Work) => endCase(each, { state: STATE.terminated, closeType: BY_TERMINATION, isTold: false })

/** When and how it was closed stays as it is; nothing of it is to be done or rated any more. */
async function endClosed(each: Work): Promise<void> {
  await closeAll(each)
  await stopAll(each, '终结')
  await declineEvaluations(each)
  changePetition(each, { end_state: STATE.terminated })
}

type Act = (each: Work) => Promise<void>

/** Does something to a petition of the matter: the filing's own is finished with the action itself. */
async function actOn(work: Work, id: string, done: { name: string; text: string }, act: Act): Promise<void> {
  if (id === work.file.petition.id) return await act(work)
  const each = await workOn(work.db, work.caller, id, work)
  await act(each)
  await finish(each, done, false)
}

/** Whoever has filed it, and whoever has answered the petition. */
async function tell(each: Work, row: Termination, what: string): Promise<void> {
  const step = answeringStep(each.file.steps) ?? each.step
  const told = [...new Set([row.applicant_id, ...(await peopleOn(each, step))])]
  const text = `信访件${each.file.petition.petition_no}${what}，申报编号${row.filing_no}。`
  await tellPeople(each, 'closed', told, text)
}
