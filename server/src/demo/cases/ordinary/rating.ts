import { archive, checkClosing, selectForCheck, submitCorrection } from '@portal/shared-lib/contract/closing'
import { rate } from '../answers'
import type { Case } from '../case'
import { choose, waitBetween } from '../chance'
import type { Stage } from '../stage'
import { RATINGS } from '../texts'
import type { Sent } from './sent'

const VALUES = { '0': 68, '1': 17, '3': 15 } as const
const RATED_PERCENT = 52
const ACCUSATION = '02'
/** After which nobody can ask for a review any more. */
const REVIEW_DAYS = 36

/** Half of those who may rate do; who is not content has the closing checked. */
export async function evaluateSome(stage: Stage, kase: Case, sent: Sent): Promise<void> {
  const { anonymous, purpose } = kase.registration
  const { sorter } = sent.desk
  waitBetween(stage, 1, 9)
  if (anonymous || purpose === ACCUSATION || sent.team.id === '' || !stage.random.chance(RATED_PERCENT)) return
  const value = choose(stage.random, VALUES)
  await rate(kase, sorter, value, stage.random.pick(RATINGS[value]))
  if (value === '3') await check(stage, kase, sent)
  waitBetween(stage, REVIEW_DAYS, REVIEW_DAYS + 5)
  if (value === '0') await kase.act(sorter, archive, {})
}

async function check(stage: Stage, kase: Case, { team, desk }: Sent): Promise<void> {
  waitBetween(stage, 1, 3)
  await kase.act(desk.head, selectForCheck, {})
  waitBetween(stage, 1, 4)
  const scores = { procedure: 90, substance: 60, delivery: 100, evaluation: 40 }
  const findings = '未到现场核查，答复没有回应信访人的全部诉求。'
  await kase.act(desk.head, checkClosing, { ...scores, result: 'correct', findings })
  waitBetween(stage, 3, 9)
  await kase.act(team.clerk, submitCorrection, { proof: '已到现场核查，并当面向信访人作出补充答复。' })
  waitBetween(stage, 2, 5)
  await kase.act(desk.head, checkClosing, { ...scores, substance: 90, result: 'passed' })
}
