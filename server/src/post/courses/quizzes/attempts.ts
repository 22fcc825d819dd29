import { randomUUID } from 'node:crypto'
import type { beginQuiz, finishQuiz } from '@portal/shared-lib/contract/course-quizzes'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { Question } from '@portal/shared-lib/contract/rules/course'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { refuse, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { mark } from './mark'
import type { QuizState } from './state'

type Begun = CallAnswer<typeof beginQuiz>
type Marked = CallAnswer<typeof finishQuiz>

interface Learner {
  readonly personId: string
  readonly courseId: string
}

/** The attempt under way, or a new one where the quiz's state allows it. */
export async function beginAttempt(db: Db, learner: Learner, state: QuizState, now: Date): Promise<Begun> {
  const open = await findUnderWay(db, learner)
  if (open) return open
  if (state.obstacle) refuseRule(state.obstacle)
  // The number was counted before: of several that begin at once one adds it, and all go on with that.
  await addAttempt(db, learner, state.attempts.length + 1, now)
  return (await findUnderWay(db, learner)) ?? refuseRule('本次考核已在其他窗口交卷，请刷新后查看')
}

async function findUnderWay(db: Db, { personId, courseId }: Learner): Promise<Begun | undefined> {
  const open = await db
    .selectFrom('quiz_attempt')
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .where('finished_at', 'is', null)
    .select(['id', 'no', 'pass_mark', 'questions'])
    .executeTakeFirst()
  return open && { attemptId: open.id, no: open.no, passMark: open.pass_mark, questions: open.questions.map(asked) }
}

/** What may be seen of a question before it is marked. */
const asked = ({ kind, text, options }: Question) => ({ kind, text, options: [...options] })

async function addAttempt(db: Db, { personId, courseId }: Learner, no: number, began_at: Date): Promise<void> {
  const quiz = await db
    .selectFrom('course_quiz')
    .where('course_id', '=', courseId)
    .select(['pass_mark', 'questions'])
    .executeTakeFirstOrThrow()
  const written = { questions: JSON.stringify(quiz.questions), pass_mark: quiz.pass_mark, began_at }
  await db
    .insertInto('quiz_attempt')
    .values({ id: randomUUID(), person_id: personId, course_id: courseId, no, ...written })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Marks an attempt of the caller's, once. */
export async function finishAttempt(ask: Ask<CallInput<typeof finishQuiz>>): Promise<Marked> {
  const { args, caller, db, services, request, requestId } = ask
  const attempt = await db
    .selectFrom('quiz_attempt')
    .where('id', '=', args.attemptId)
    .where('person_id', '=', caller.personId)
    .select(['course_id', 'no', 'pass_mark', 'questions', 'finished_at'])
    .forUpdate()
    .executeTakeFirst()
  if (!attempt) return refuse('notFound', { what: '考核' })
  if (attempt.finished_at) refuseRule('本次考核已交卷，请刷新后查看成绩')
  const choices = choicesOf(attempt.questions, args.choices)
  const { score } = mark(attempt.questions, choices)
  const passed = score >= attempt.pass_mark
  await db
    .updateTable('quiz_attempt')
    .set({ choices: JSON.stringify(choices), score, passed, finished_at: services.now() })
    .where('id', '=', args.attemptId)
    .execute()
  const action = `课程考核第${attempt.no}次：${score}分，${passed ? '通过' : '未通过'}`
  const origin = { requestId, address: request.ip }
  await recordAudit(db, { ...origin, ...actorOf(caller), action, objectType: 'course', objectId: attempt.course_id })
  return await readAttempt(db, caller.personId, args.attemptId)
}

/** One list of choices for each question, each option once; refuses what is none of its options. */
function choicesOf(questions: readonly Question[], given: readonly (readonly number[])[]): number[][] {
  const fits = questions.length === given.length
  const choices = given.map(chosen => [...new Set(chosen)].sort((one, other) => one - other))
  const known = choices.every((chosen, index) => {
    const { kind, options } = questions[index] ?? { kind: 'single', options: [] }
    return chosen.every(place => place < options.length) && (kind === 'multiple' || chosen.length <= 1)
  })
  return fits && known ? choices : refuseRule('答卷与题目不符，请重新打开考核')
}

/** A finished attempt of somebody's own, with what is right and why. */
export async function readAttempt(db: Db, personId: string, attemptId: string): Promise<Marked> {
  const found = await db
    .selectFrom('quiz_attempt')
    .where('id', '=', attemptId)
    .where('person_id', '=', personId)
    .select(['no', 'pass_mark', 'questions', 'choices', 'score', 'passed', 'finished_at'])
    .executeTakeFirst()
  if (!found?.finished_at || !found.choices || found.score === null) return refuse('notFound', { what: '考核成绩' })
  const { questions, choices, score, passed, finished_at } = found
  const { isRight } = mark(questions, choices)
  return {
    attemptId,
    no: found.no,
    passMark: found.pass_mark,
    score,
    passed,
    finishedAt: dateTimeOf(finished_at),
    questions: questions.map((question, index) => ({
      ...asked(question),
      chosen: choices[index] ?? [],
      answers: [...question.answers],
      isRight: isRight[index] ?? false,
      explanation: question.explanation,
    })),
  }
}
