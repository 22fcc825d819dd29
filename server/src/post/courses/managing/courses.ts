import { randomUUID } from 'node:crypto'
import type * as contract from '@portal/shared-lib/contract/course-admin'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import type { Db } from '../../../platform/database/connect'
import { refuse, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { holdCourse, markChanged } from './held'

type Texts = CallInput<typeof contract.saveCourse>['texts']

/** A new course behind the others, seen by nobody who learns until it is published. */
export async function createCourse(ask: Ask<CallInput<typeof contract.createCourse>>): Promise<{ id: string }> {
  const { args, caller, db, services, request, requestId } = ask
  const id = randomUUID()
  const { last } = await db
    .selectFrom('course')
    .select(({ fn }) => fn.max('sort_no').as('last'))
    .executeTakeFirstOrThrow()
  const changed = { changed_by: caller.personId, changed_at: services.now() }
  await db
    .insertInto('course')
    .values({ id, ...(await rowOf(db, args.texts)), ...changed, state: 'draft', sort_no: (last ?? 0) + 1 })
    .execute()
  const action = `新增课程：《${args.texts.title}》`
  const origin = { requestId, address: request.ip }
  await recordAudit(db, { ...origin, ...actorOf(caller), action, objectType: 'course', objectId: id })
  return { id }
}

export async function saveCourse(ask: Ask<CallInput<typeof contract.saveCourse>>): Promise<null> {
  const { args, db } = ask
  await holdCourse(ask)
  await db
    .updateTable('course')
    .set(await rowOf(db, args.texts))
    .where('id', '=', args.id)
    .execute()
  return await markChanged(ask, `修改课程：《${args.texts.title}》`)
}

/** A course that is not compulsory is so for no role, and is due on no day. */
async function rowOf(db: Db, { topic, title, summary, compulsory, roles, dueOn }: Texts) {
  const codes = [...new Set(roles)].sort()
  const known = await db
    .selectFrom('role')
    .where('role_code', 'in', ['', ...codes])
    .select('role_code')
    .execute()
  if (known.length !== codes.length) refuseRule('所选角色不存在，请重新选择')
  return { topic, title, summary, compulsory, roles: compulsory ? codes : [], due_on: compulsory ? dueOn : null }
}

export async function publishCourse(ask: Ask<CallInput<typeof contract.publishCourse>>): Promise<null> {
  const { args, db } = ask
  const { title, state } = await holdCourse(ask)
  if (state === 'published') refuseRule('课程已发布，请刷新后查看')
  const lesson = db.selectFrom('course_lesson').where('course_id', '=', args.id).select('id').limit(1)
  if (!(await lesson.executeTakeFirst())) refuseRule('课程还没有课时，请先添加课时再发布')
  await db.updateTable('course').set({ state: 'published' }).where('id', '=', args.id).execute()
  return await markChanged(ask, `发布课程：《${title}》`)
}

export async function withdrawCourse(ask: Ask<CallInput<typeof contract.withdrawCourse>>): Promise<null> {
  const { args, db } = ask
  const { title, state } = await holdCourse(ask)
  if (state !== 'published') refuseRule('只有已发布的课程可以撤下，请刷新后查看')
  await db.updateTable('course').set({ state: 'withdrawn' }).where('id', '=', args.id).execute()
  return await markChanged(ask, `撤下课程：《${title}》`)
}

/** One attempt more for somebody of the caller's organisation, where none is left. */
export async function grantAttempt(ask: Ask<CallInput<typeof contract.grantAttempt>>): Promise<null> {
  const { args, caller, db, request, requestId } = ask
  const { id: course_id, personId: person_id } = args
  const quiz = await db
    .selectFrom('course_quiz')
    .innerJoin('post', join => join.on('post.person_id', '=', person_id).on('post.org_id', '=', caller.orgId))
    .where('course_id', '=', course_id)
    .select('most_attempts')
    .executeTakeFirst()
  if (!quiz) return refuse('notFound', { what: '考核人员' })
  const attempts = await db
    .selectFrom('quiz_attempt')
    .where('course_id', '=', course_id)
    .where('person_id', '=', person_id)
    .select(['passed', 'finished_at'])
    .forUpdate()
    .execute()
  const given = await db
    .selectFrom('quiz_grant')
    .where('course_id', '=', course_id)
    .where('person_id', '=', person_id)
    .select('extra')
    .executeTakeFirst()
  const isOver = attempts.every(({ finished_at }) => finished_at !== null)
  const isUsedUp = attempts.length >= quiz.most_attempts + (given?.extra ?? 0)
  if (attempts.some(({ passed }) => passed)) refuseRule('该人员已通过考核')
  if (!isOver || !isUsedUp) refuseRule('该人员的考核次数还没有用完')
  const extra = attempts.length + 1 - quiz.most_attempts
  await db
    .insertInto('quiz_grant')
    .values({ course_id, person_id, extra })
    .onConflict(conflict => conflict.columns(['person_id', 'course_id']).doUpdateSet({ extra }))
    .execute()
  const origin = { requestId, address: request.ip }
  const about = { objectType: 'person', objectId: person_id }
  await recordAudit(db, { ...origin, ...actorOf(caller), ...about, action: `增加一次考核机会：${course_id}` })
  return null
}
