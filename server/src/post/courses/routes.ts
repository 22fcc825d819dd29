import * as quizzes from '@portal/shared-lib/contract/course-quizzes'
import * as contract from '@portal/shared-lib/contract/courses'
import { refuse, refuseRule } from '../../platform/refusal'
import { type Route, route } from '../../platform/route'
import { giveCertificate, issue } from './certificates/issue'
import { readCompletion } from './completion'
import { readCourse } from './course'
import { beginWatching } from './link'
import { listCourses } from './list'
import { managingRoutes } from './managing/routes'
import { addNote, readNotes, removeNote } from './notes'
import { COMPLETION, MANAGING, PAGE } from './page'
import { keepProgress } from './progress'
import { beginAttempt, finishAttempt, readAttempt } from './quizzes/attempts'
import { remind } from './remind'

const courses = route(contract.courses, [PAGE], ({ caller, db }) => listCourses(db, caller))

const course = route(contract.course, [PAGE], ({ args, caller, db }) => readCourse(db, caller, args.id))

const watch = route(contract.watch, [PAGE], ({ args, caller, db, services }) =>
  beginWatching(db, caller, args.id, services.now()),
)

const progress = route(contract.keepProgress, [PAGE], ({ args, caller, db, services, requestId, request }) =>
  keepProgress(db, caller, args, services.now(), { requestId, address: request.ip }),
)

const completion = route(contract.completion, [COMPLETION, MANAGING], ({ args, caller, db }) =>
  readCompletion(db, caller, args.id),
)

const begin = route(quizzes.beginQuiz, [PAGE], async ({ args, caller, db, services }) => {
  const { quiz } = await readCourse(db, caller, args.id)
  if (!quiz) return refuse('notFound', { what: '考核' })
  return await beginAttempt(db, { personId: caller.personId, courseId: args.id }, quiz, services.now())
})

const finish = route(quizzes.finishQuiz, [PAGE], finishAttempt)

const result = route(quizzes.quizResult, [PAGE], ({ args, caller, db }) =>
  readAttempt(db, caller.personId, args.attemptId),
)

const certificate = route(quizzes.issueCertificate, [PAGE], async ask => {
  const { id, title, isCompleted } = await readCourse(ask.db, ask.caller, ask.args.id)
  if (!isCompleted) refuseRule('学完全部课时并通过考核后，才能取得结业证书')
  return await issue(ask, { courseId: id, title })
})

const paper = route(quizzes.certificateFile, [PAGE], ask =>
  giveCertificate(ask, { isLeader: ask.caller.permissions.has(COMPLETION) }),
)

const notes = route(contract.notes, [PAGE], ({ args, caller, db }) => readNotes(db, caller, args.id))

const writeNote = route(contract.addNote, [PAGE], ({ args, caller, db, services }) =>
  addNote(db, caller, args, services.now()),
)

const dropNote = route(contract.removeNote, [PAGE], ({ args, caller, db }) => removeNote(db, caller, args.noteId))

const remindAll = route(contract.remindLearners, [COMPLETION, MANAGING], remind)

export const routes: Route[] = [
  ...[courses, course, watch, progress, completion],
  ...[notes, writeNote, dropNote, remindAll],
  ...[begin, finish, result],
  // Making a PDF costs as much as taking one in.
  ...[certificate, paper].map(each => ({ ...each, personLimit: 'rate.upload' as const })),
  ...managingRoutes,
]
