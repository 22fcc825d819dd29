import { CLASSIFIED, findClassifiedWord } from './classified-words'

export const MAX_OPINION = 500
export const MAX_REASON = 200
/** So many approvals can be agreed to at once. */
export const MAX_AT_ONCE = 100

/** Texts of approvals, the same in the form and at the server. */
export const APPROVAL_TEXTS = {
  noneChosen: '请选择一条数据',
  tooMany: `一次最多批量同意${MAX_AT_ONCE}件`,
  noOpinion: '请填写退回意见',
  longOpinion: `意见不能超过${MAX_OPINION}个字`,
  noPerson: '请选择人员',
  noReason: '请填写授权事由',
  longReason: `授权事由不能超过${MAX_REASON}个字`,
  noPeriod: '请填写正确的授权起止时间',
  refresh: '请刷新后重试',
} as const

interface Decided {
  readonly decision: 'agree' | 'back'
  readonly opinion: string
}

/** What is wrong with a decision; undefined where nothing is. */
export function decisionProblem({ decision, opinion }: Decided): string | undefined {
  return decision === 'back' && opinion.trim() === '' ? APPROVAL_TEXTS.noOpinion : opinionProblem(opinion)
}

/** What is wrong with an opinion or a reason as words; it may be empty. */
export const opinionProblem = (text: string): string | undefined => (findClassifiedWord(text) ? CLASSIFIED : undefined)
