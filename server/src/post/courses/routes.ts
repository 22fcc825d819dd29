import * as contract from '@portal/shared-lib/contract/courses'
import { type Route, route } from '../../platform/route'
import { readCompletion } from './completion'
import { readCourse } from './course'
import { beginWatching } from './link'
import { listCourses } from './list'
import { COMPLETION, PAGE } from './page'
import { keepProgress } from './progress'

const courses = route(contract.courses, [PAGE], ({ caller, db }) => listCourses(db, caller))

const course = route(contract.course, [PAGE], ({ args, caller, db }) => readCourse(db, caller, args.id))

const watch = route(contract.watch, [PAGE], ({ args, caller, db, services }) =>
  beginWatching(db, caller, args.id, services.now()),
)

const progress = route(contract.keepProgress, [PAGE], ({ args, caller, db, services, requestId, request }) =>
  keepProgress(db, caller, args, services.now(), { requestId, address: request.ip }),
)

const completion = route(contract.completion, [COMPLETION], ({ args, caller, db }) =>
  readCompletion(db, caller, args.id),
)

export const routes: Route[] = [courses, course, watch, progress, completion]
