import { accept, draftOpinion, recordDelivery } from '@portal/shared-lib/contract/answer'
import { close, evaluate } from '@portal/shared-lib/contract/closing'
import { signFor } from '@portal/shared-lib/contract/receive'
import { countRequests } from '@portal/shared-lib/contract/rules/answer'
import type { Case } from './case'
import type { Team } from './offices'
import { dayOn, type Stage } from './stage'
import { BASES, CONCLUSIONS, type Conclusion, FACTS } from './texts'

/** Main petitioners, co-signers, representatives. */
const PETITIONERS: readonly string[] = ['1', '2', '3']
const SUGGESTION = '01'

/** Confirmed of what is handled simply. */
export const SIMPLE = { isFirst: true, isClear: true, isUndisputed: true, isUrgent: true }

export const sign = ({ act }: Case, { clerk }: Team) => act(clerk, signFor, {})

/** The notice that it is handled, given to every petitioner on the day of its issue. */
export const acceptance = (stage: Stage, kase: Case, { name, investigators }: Team) => ({
  issuedOn: dayOn(stage),
  text: `你反映的事项，${name}已于${dayOn(stage)}受理，将自受理之日起60日内办结并书面答复。`,
  ...deliveredBy(stage, kase, investigators[0] ?? ''),
})

export const acceptBy = (stage: Stage, kase: Case, team: Team) =>
  kase.act(team.clerk, accept, acceptance(stage, kase, team))

/** Who was given something today, each by hand or by post. */
export const deliveredBy = (stage: Stage, { registration }: Case, deliveredBy: string) => ({
  deliveries: petitionersOf(registration).map(personSeq => ({
    ...{ personSeq, deliveredBy, deliveredOn: dayOn(stage) },
    mode: stage.random.chance(50) ? '0' : '1',
  })),
})

/** An opinion that answers every request; head and leader agree to it. */
export const answer = (stage: Stage, kase: Case, team: Team, conclusion: Conclusion, ...leaders: string[]) =>
  kase.act(team.clerk, draftOpinion, opinionOn(stage, kase, team, conclusion), ...leaders)

export function opinionOn({ random }: Stage, { registration }: Case, team: Team, conclusion: Conclusion) {
  const { opinion, reply } = CONCLUSIONS[conclusion]
  const count = countRequests(registration.request ?? '')
  return {
    facts: random.pick(FACTS),
    ...{ opinion, conclusion, basis: random.pick(BASES), investigators: [...team.investigators] },
    answers: Array.from({ length: count }, (_, at) => ({ no: at + 1, text: reply })),
  }
}

export const deliver = (stage: Stage, kase: Case, { clerk, investigators }: Team) =>
  kase.act(clerk, recordDelivery, deliveredBy(stage, kase, investigators[0] ?? ''))

/** What was suggested is adopted as a whole or in part, or kept in mind; everything else closes by its opinion. */
export function closeBy({ act, registration }: Case, { clerk }: Team, conclusion: Conclusion) {
  const adopted = { '1': '05', '2': '06', '3': '07', '4': '07' } as const
  const closeType = registration.purpose === SUGGESTION ? adopted[conclusion] : '01'
  return act(clerk, close, { closeType, fourOutcomes: [conclusion === '4' ? '2' : '1'] })
}

/** How content the petitioner is, as told on the telephone. */
export const rate = ({ act }: Case, account: string, value: '0' | '1' | '3', text: string) =>
  act(account, evaluate, { side: 'unit', value, reasons: value === '3' ? ['03'] : [], text, channel: '1' })

/** Numbers of those to whom the answer is owed; nobody of an anonymous petition. */
const petitionersOf = ({ anonymous, persons }: Case['registration']): number[] =>
  anonymous ? [] : persons.flatMap(({ role = '' }, at) => (PETITIONERS.includes(role) ? [at + 1] : []))
