import type { remindLearners } from '@portal/shared-lib/contract/courses'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { REMINDER_HOURS } from '@portal/shared-lib/contract/rules/course'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { HOUR_MS } from '../../platform/calendar/china-time'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { sendMessage } from '../messages/send'
import { readCompletion } from './completion'
import { PAGE } from './page'

type Reminded = CallAnswer<typeof remindLearners>

/** A message to those of the caller's organisation who have to complete a course and have not, once in a day. */
export async function remind(ask: Ask<CallInput<typeof remindLearners>>): Promise<Reminded> {
  const { args, caller, db, services, request, requestId } = ask
  const now = services.now()
  const course = await db
    .selectFrom('course')
    .where('id', '=', args.id)
    .select(['title', 'state', 'due_on'])
    .forUpdate()
    .executeTakeFirst()
  if (!course) return refuse('notFound', { what: '课程' })
  if (course.state !== 'published') refuseRule('课程未发布，不能提醒')
  const people = (await readCompletion(db, caller, args.id)).flatMap(department => department.people)
  const late = [...new Set(people.filter(({ isBound, finishedAt }) => isBound && !finishedAt).map(({ id }) => id))]
  const since = new Date(now.getTime() - REMINDER_HOURS * HOUR_MS)
  const before = await db
    .selectFrom('course_reminder')
    .where('course_id', '=', args.id)
    .where('person_id', 'in', ['', ...late])
    .where('reminded_at', '>', since)
    .select('person_id')
    .execute()
  const known = new Set(before.map(({ person_id }) => person_id))
  const personIds = late.filter(id => !known.has(id))
  if (personIds.length === 0) return { reminded: 0, before: known.size }
  await db
    .insertInto('course_reminder')
    .values(personIds.map(person_id => ({ course_id: args.id, person_id, reminded_at: now })))
    .onConflict(conflict => conflict.columns(['course_id', 'person_id']).doUpdateSet({ reminded_at: now }))
    .execute()
  const text = `请完成必修课程《${course.title}》的学习${course.due_on ? `，应于${course.due_on}前完成` : ''}。`
  const opens = `/${PAGE}?${new URLSearchParams({ course: args.id })}`
  await sendMessage(db, { personIds, type: 'urging', text, at: now, from: caller.userName, opens })
  const action = `提醒学习课程《${course.title}》：${personIds.length}人`
  const origin = { requestId, address: request.ip }
  await recordAudit(db, { ...origin, ...actorOf(caller), action, objectType: 'course', objectId: args.id })
  return { reminded: personIds.length, before: known.size }
}
