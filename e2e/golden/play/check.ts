import { act } from './act'
import type { Case } from './case'
import { chooses, writes } from './entries'

/** From 0 to 100. */
export interface Scores {
  readonly procedure: number
  readonly substance: number
  readonly delivery: number
  readonly evaluation: number
}

/** Takes a closed case to look into its closing. */
export const selectForCheck = (kase: Case, account: string) => act(kase, account, '抽取核查')

const scored = ({ procedure, substance, delivery, evaluation }: Scores) => [
  ...[writes('程序', String(procedure)), writes('实体', String(substance))],
  ...[writes('送达', String(delivery)), writes('评价', String(evaluation))],
]

/** The closing was right. */
export const passClosing = (kase: Case, account: string, scores: Scores) =>
  act(kase, account, '办结核查', [...scored(scores), chooses('核查结论', '通过')])

/** The closing was wrong in something, which is to be put right. */
export const demandCorrection = (kase: Case, account: string, scores: Scores, findings: string) =>
  act(kase, account, '办结核查', [...scored(scores), chooses('核查结论', '限期整改'), writes('发现的问题', findings)])

/** Says how it was put right. */
export const correct = (kase: Case, account: string, proof: string) =>
  act(kase, account, '报送整改情况', [writes('整改情况', proof)])
