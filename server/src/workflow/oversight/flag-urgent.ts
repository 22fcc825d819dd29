import { flagUrgent as call } from '@portal/shared-lib/contract/actions'
import { findOnDuty } from '../../people/duty/on-duty'
import { getOffice } from '../../people/organisations/office'
import { RUNNING } from '../../petitions/record/states'
import { dayOf } from '../../platform/calendar/china-time'
import { defineAction } from '../engine/action'
import { firstStep } from '../engine/step-of'
import { submitForApproval } from '../engine/submit'
import { peopleWithRole, tellPeople } from '../engine/tell'
import { closeOn, give } from '../engine/todos'
import { changePetition, type Work } from '../engine/work'
import { escalate, isEscalated } from './escalate'
import { oweUrgentReports } from './urgent-report'

const LEADERS = ['R08']
const KINDS = { majorUrgent: '重大紧急', threat: '扬言' } as const

export const flagUrgent = defineAction<typeof call>({
  call,
  roles: ['R01', 'R03', 'R04', 'R05', 'R06', 'R11', 'R12'],
  relation: 'registrar',
  from: RUNNING,
  todos: [],
  async perform(work, { kind, text }) {
    const { flags, threat_text } = work.file.petition
    const isNew = !flags.includes(kind)
    changePetition(work, {
      flags: [...new Set([...flags, kind])],
      threat_text: kind === 'threat' ? text : threat_text,
    })
    if (isNew) await report(work, KINDS[kind], text)
    return { text: `${KINDS[kind]}：${text}`, shared: false }
  },
})

/** Reported at once: to the leaders, who answer what they have read, and to whoever is on duty. */
async function report(work: Work, kind: string, text: string): Promise<void> {
  const first = firstStep(work.file)
  const office = await getOffice(work.db, first.row.to_org_id)
  await oweUrgentReports(work, office)
  const onDuty = await findOnDuty(work.db, office.id, dayOf(work.at))
  await closeOn(work, first, ['urgentCopy'])
  if (onDuty) await give(work, 'urgentCopy', first, { orgId: office.id, ...onDuty }, { dueAt: null })
  const { petition_no: petitionNo } = work.file.petition
  if (!(await isEscalated(work))) await submitForApproval(escalate, work, { summary: `${kind}：${text}` } as never)
  const leaders = await peopleWithRole(work.db, office.id, LEADERS)
  const told = [...new Set([...leaders, ...(onDuty ? [onDuty.personId] : [])])]
  await tellPeople(work, 'urging', told, `【紧急】信访件${petitionNo}涉及${kind}，请立即处置。`)
}
