export const INTERVIEW_TEXTS = {
  time: '接谈时间格式不正确，应为 HH:mm',
  record: '接谈记录不少于10个字',
  long: '接谈记录不能超过5000个字',
  answer: '当场答复内容不少于10个字',
  order: '接谈结束时间应晚于开始时间',
  begin: '填写了接谈结束时间的，请填写开始时间',
  future: '接谈时间不能晚于当前时间',
} as const

const MIN_ANSWER = 10

interface InterviewFacts {
  /** `HH:mm`, or empty. */
  readonly startedAt?: string
  readonly endedAt?: string
  readonly answer?: string
}

/** What is wrong with an interview as it was written down. */
export function interviewProblems({ startedAt = '', endedAt = '', answer = '' }: InterviewFacts) {
  const problems: { field: keyof InterviewFacts; text: string }[] = []
  if (endedAt && !startedAt) problems.push({ field: 'startedAt', text: INTERVIEW_TEXTS.begin })
  if (startedAt && endedAt && endedAt <= startedAt) problems.push({ field: 'endedAt', text: INTERVIEW_TEXTS.order })
  if (answer && answer.length < MIN_ANSWER) problems.push({ field: 'answer', text: INTERVIEW_TEXTS.answer })
  return problems
}
