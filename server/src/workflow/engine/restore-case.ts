import { STEP } from '../../petitions/record/states'
import { goOnWithLimit } from './own-limit'
import { firstStep } from './step-of'
import { give, type Holder } from './todos'
import { changePetition, changeStep, type Work } from './work'

/**
 * Gives a petition that was ended before it was ever dispatched back to whoever is to sort it, with the limit as if it
 * had never stopped.
 */
export async function restoreCase(work: Work, personId = ''): Promise<void> {
  const own = await changeStep(work, firstStep(work.file), {
    state: STEP.signed,
    mode: '',
    closed_at: null,
    answered_at: null,
    delivered_at: null,
  })
  changePetition(work, {
    end_state: '',
    close_type: '',
    closed_at: null,
    merged_into: null,
    responsible_org_id: null,
    replied_at: null,
    delivered_at: null,
  })
  const dueAt = await goOnWithLimit(work, own)
  const holder: Holder = { orgId: own.row.to_org_id, deptId: own.row.to_dept_id, personId }
  await give(work, 'sort', own, holder, { dueAt })
}
