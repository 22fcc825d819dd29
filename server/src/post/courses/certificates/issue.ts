import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { certificateFile, issueCertificate } from '@portal/shared-lib/contract/course-quizzes'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { insertStaged } from '../../../platform/files/stage'
import { refuse } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { certificatePaper } from './paper'

type Issued = CallAnswer<typeof issueCertificate>
type Given = CallAnswer<typeof certificateFile>

interface Completed {
  readonly courseId: string
  readonly title: string
}

/** The caller's certificate for a course that is completed, with a number of its year from the first time on. */
export async function issue(ask: Ask<unknown>, of: Completed): Promise<Issued> {
  const { caller, db } = ask
  const own = { personId: caller.personId, courseId: of.courseId }
  // Of two windows the second waits here, and finds what the first has issued.
  await db.selectFrom('person').where('id', '=', caller.personId).select('id').forUpdate().execute()
  const id = (await findId(db, own)) ?? (await insert(ask, of))
  const { number, file } = await giveFile(ask, id)
  return { certificateId: id, certificateNo: number, ...file }
}

async function findId(db: Db, { personId, courseId }: { readonly personId: string; readonly courseId: string }) {
  const found = await db
    .selectFrom('course_certificate')
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .select('id')
    .executeTakeFirst()
  return found?.id
}

async function insert({ caller, db, services, request, requestId }: Ask<unknown>, of: Completed): Promise<string> {
  const id = randomUUID()
  const issued_at = services.now()
  const year = Number(dayOf(issued_at).slice(0, 4))
  const { completedAt, score } = await completionOf(db, caller.personId, of.courseId)
  const no = await nextNo(db, year)
  await db
    .insertInto('course_certificate')
    .values({
      id,
      year,
      no,
      score,
      issued_at,
      person_id: caller.personId,
      course_id: of.courseId,
      person_name: caller.userName,
      org_name: caller.orgName,
      course_title: of.title,
      completed_on: dayOf(completedAt ?? issued_at),
    })
    .execute()
  const action = `取得结业证书：${numberOf(year, no)}`
  const origin = { requestId, address: request.ip }
  await recordAudit(db, { ...origin, ...actorOf(caller), action, objectType: 'course', objectId: of.courseId })
  return id
}

/** When the last of what the course asks for was done, and the score of the attempt that passed. */
async function completionOf(db: Db, personId: string, courseId: string) {
  const watched = await db
    .selectFrom('lesson_progress')
    .innerJoin('course_lesson', 'course_lesson.id', 'lesson_id')
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .select(({ fn }) => fn.max('finished_at').as('at'))
    .executeTakeFirst()
  const passed = await db
    .selectFrom('quiz_attempt')
    .where('person_id', '=', personId)
    .where('course_id', '=', courseId)
    .where('passed', '=', true)
    .orderBy('no')
    .select(['finished_at as at', 'score'])
    .executeTakeFirst()
  const times = [watched?.at, passed?.at].flatMap(at => (at ? [at.getTime()] : []))
  return { completedAt: times.length ? new Date(Math.max(...times)) : undefined, score: passed?.score ?? null }
}

async function nextNo(db: Db, year: number): Promise<number> {
  const { rows } = await sql<{ no: number }>`insert into course_certificate_year as given (year, last_no)
    values (${year}, 1) on conflict (year) do update set last_no = given.last_no + 1
    returning last_no as no`.execute(db)
  return rows[0]?.no ?? 1
}

const NO_DIGITS = 4

const numberOf = (year: number, no: number) => `学证〔${year}〕${String(no).padStart(NO_DIGITS, '0')}号`

interface Readers {
  readonly isLeader: boolean
}

/** A certificate of the caller's own; of people of the caller's organisation, too, for those who lead. */
export async function giveCertificate(
  ask: Ask<CallInput<typeof certificateFile>>,
  { isLeader }: Readers,
): Promise<Given> {
  const { args, caller, db } = ask
  const found = await db
    .selectFrom('course_certificate as paper')
    .where('paper.id', '=', args.certificateId)
    .where(({ eb, or, and, exists, selectFrom, val }) =>
      or([
        eb('paper.person_id', '=', caller.personId),
        and([
          eb(val(isLeader), '=', true),
          exists(
            selectFrom('post')
              .whereRef('post.person_id', '=', 'paper.person_id')
              .where('post.org_id', '=', caller.orgId)
              .select('post.id'),
          ),
        ]),
      ]),
    )
    .select('paper.person_id')
    .executeTakeFirst()
  if (!found) return refuse('notFound', { what: '证书' })
  const { file, number } = await giveFile(ask, args.certificateId)
  if (found.person_id !== caller.personId) {
    const about = { objectType: 'person', objectId: found.person_id, address: ask.request.ip }
    await recordAudit(db, { ...actorOf(caller), ...about, action: `查看结业证书：${number}` })
  }
  return file
}

async function giveFile({ caller, db, services }: Ask<unknown>, id: string) {
  const paper = await db.selectFrom('course_certificate').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const number = numberOf(paper.year, paper.no)
  const content = await certificatePaper({
    certificateNo: number,
    name: paper.person_name,
    office: paper.org_name,
    course: paper.course_title,
    score: paper.score,
    completedOn: paper.completed_on,
    issuedAt: paper.issued_at,
  })
  const kept = await services.files.keep(Readable.from([content]))
  const fileName = `结业证书${number}.pdf`
  return { number, file: { fileId: await insertStaged(db, caller, { ...kept, name: fileName }), fileName } }
}
