/** 考核: the kinds of questions, by what one chooses. */
export const QUESTION_KINDS = { single: '单选题', multiple: '多选题', truth: '判断题' } as const
export type QuestionKind = keyof typeof QUESTION_KINDS

export const TRUTH_OPTIONS = ['正确', '错误'] as const
/** Of a quiz. */
export const MOST_QUESTIONS = 30
/** Of a question. */
export const MOST_OPTIONS = 8
export const MOST_ATTEMPTS = 10
/** Characters. */
export const QUESTION_LENGTHS = { text: 300, option: 100, explanation: 300 } as const

export interface Question {
  readonly kind: QuestionKind
  readonly text: string
  readonly options: readonly string[]
  /** Places of the right options, the first being 0, in their order. */
  readonly answers: readonly number[]
  /** Shown once an attempt is finished. */
  readonly explanation: string
}

/** Why a question cannot be asked; empty where it can. */
export function questionProblem({ kind, text, options, answers }: Question): string {
  if (!text.trim()) return '请填写题目'
  if (options.some(option => !option.trim())) return '有选项没有内容，请补充或删除该选项'
  if (new Set(options.map(option => option.trim())).size < options.length) return '选项有重复，请修改'
  if (options.length < 2) return '请填写至少两个选项'
  if (kind === 'truth' && options.join() !== TRUTH_OPTIONS.join()) return '判断题的选项应为“正确”和“错误”'
  if (answers.some(answer => answer >= options.length) || answers.length === 0) return '请勾选正确答案'
  if (new Set(answers).size < answers.length) return '正确答案有重复，请重新勾选'
  if (kind === 'multiple' && answers.length < 2) return '多选题至少有两个正确答案'
  if (kind !== 'multiple' && answers.length > 1) return `${QUESTION_KINDS[kind]}只能有一个正确答案`
  return ''
}
