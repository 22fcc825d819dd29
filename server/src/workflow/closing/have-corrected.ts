import { getOffice } from '../../people/organisations/office'
import { STATE } from '../../petitions/record/states'
import type { Step } from '../engine/case-file'
import { start, stop } from '../engine/clocks'
import { answeringStep } from '../engine/derive'
import { peopleOn, tellPeople } from '../engine/tell'
import { giveHolder } from '../engine/todos'
import { changePetition, type Work } from '../engine/work'

/** Whoever has answered puts right what the closing check found; the petition stays closed. */
export async function haveCorrected(work: Work, findings: string): Promise<void> {
  const step = getAnsweringStep(work)
  changePetition(work, { end_state: STATE.correcting })
  await stop(work, step, '再次整改', ['K20'])
  const dueAt = await start(work, 'K20', step, await getOffice(work.db, step.row.to_org_id))
  await giveHolder(work, 'correct', step, { dueAt })
  const text = `信访件${work.file.petition.petition_no}的办结被退回：${findings}`
  await tellPeople(work, 'approvalReturned', await peopleOn(work, step), text)
}

export function getAnsweringStep({ file: { steps, petition } }: Pick<Work, 'file'>): Step {
  const step = answeringStep(steps)
  if (!step) throw new Error(`Petition ${petition.petition_no} has no first step`)
  return step
}
