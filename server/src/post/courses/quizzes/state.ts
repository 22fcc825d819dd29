import type { course } from '@portal/shared-lib/contract/courses'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'

export type QuizState = NonNullable<CallAnswer<typeof course>['quiz']>

interface Learner {
  readonly personId: string
  readonly courseId: string
  /** Whether every lesson of the course is finished. */
  readonly isWatched: boolean
}

/** The quiz of a course as somebody sees it before an attempt; null where the course has none. */
export async function readQuiz(db: Db, { personId, courseId, isWatched }: Learner): Promise<QuizState | null> {
  const quiz = await db
    .selectFrom('course_quiz')
    .leftJoin('quiz_grant', join =>
      join.onRef('quiz_grant.course_id', '=', 'course_quiz.course_id').on('person_id', '=', personId),
    )
    .where('course_quiz.course_id', '=', courseId)
    .select(['pass_mark', 'most_attempts', 'questions', 'extra'])
    .executeTakeFirst()
  if (!quiz) return null
  const attempts = await db
    .selectFrom('quiz_attempt')
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .orderBy('no')
    .select(['id as attemptId', 'no', 'score', 'passed', 'finished_at'])
    .execute()
  const mostAttempts = quiz.most_attempts + (quiz.extra ?? 0)
  const passed = attempts.some(attempt => attempt.passed)
  const isUnderWay = attempts.some(({ finished_at }) => finished_at === null)
  const isUsedUp = !isUnderWay && attempts.length >= mostAttempts
  return {
    questionCount: quiz.questions.length,
    passMark: quiz.pass_mark,
    mostAttempts,
    isUnderWay,
    passed,
    obstacle: obstacleOf({ isWatched, passed, isUsedUp }),
    attempts: attempts.flatMap(({ score, finished_at, ...attempt }) =>
      finished_at && score !== null ? [{ ...attempt, score, finishedAt: dateTimeOf(finished_at) }] : [],
    ),
  }
}

function obstacleOf({ isWatched, passed, isUsedUp }: Record<'isWatched' | 'passed' | 'isUsedUp', boolean>): string {
  if (passed) return '您已通过考核，无需再次参加'
  if (!isWatched) return '请先学完全部课时，再参加考核'
  return isUsedUp ? '考核次数已用完，请联系课程管理员增加次数' : ''
}
