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

export const COURSE_STATES = { draft: '草稿', published: '已发布', withdrawn: '已撤下' } as const
export type CourseState = keyof typeof COURSE_STATES

export const COURSE_TOPICS = [
  ...['新条例解读', '接谈技巧', '系统操作', '文书写作', '依法分类处理', '复查复核', '保密与个人信息'],
] as const
/** Characters. */
export const COURSE_LENGTHS = { title: 50, summary: 300, lesson: 50, chapter: 50, note: 500 } as const
/** Of a course. */
export const MOST_LESSONS = 50
/** Of a lesson. */
export const MOST_CHAPTERS = 60
export const MOST_NOTES = 200
/** Hours between two reminders of one person about one course. */
export const REMINDER_HOURS = 24

export interface Chapter {
  /** Second of the video at which it begins. */
  readonly at: number
  readonly title: string
  /** What the slides say meanwhile; may be empty. */
  readonly lines: readonly string[]
}

/** Why chapters cannot stand in a lesson of so many seconds; empty where they can. */
export function chaptersProblem(chapters: readonly Chapter[], seconds: number): string {
  if (chapters.length > MOST_CHAPTERS) return `一个课时最多${MOST_CHAPTERS}章`
  if (chapters.some(({ title }) => !title.trim())) return '请填写每一章的名称'
  if (chapters.some(({ at }) => at >= seconds)) return '章节时间不能超过视频时长'
  const times = chapters.map(({ at }) => at)
  return times.some((at, index) => at <= (times[index - 1] ?? -1)) ? '章节应按时间先后排列，时间不能相同' : ''
}

/** Why a quiz cannot be kept, the question named by its place; empty where it can. */
export function quizProblem(questions: readonly Question[]): string {
  if (questions.length === 0) return '请至少添加一道题目'
  if (questions.length > MOST_QUESTIONS) return `最多${MOST_QUESTIONS}题`
  const wrong = questions.findIndex(question => questionProblem(question) !== '')
  const question = questions[wrong]
  return question ? `第${wrong + 1}题：${questionProblem(question)}` : ''
}
