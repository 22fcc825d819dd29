import type * as contract from '@portal/shared-lib/contract/course-admin'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { subtitlesProblem } from '@portal/shared-lib/contract/rules/subtitles'
import type { Db } from '../../../platform/database/connect'
import { refuseField } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { holdCourse, markChanged } from './held'
import { getLesson } from './lessons'

type Named = CallInput<typeof contract.lessonSubtitles>

export async function readSubtitles(db: Db, named: Named): Promise<CallAnswer<typeof contract.lessonSubtitles>> {
  const { subtitles } = await getLesson(db, named)
  return { subtitles }
}

export async function saveSubtitles(ask: Ask<CallInput<typeof contract.saveSubtitles>>): Promise<null> {
  const { args, db } = ask
  const { title } = await holdCourse(ask)
  const lesson = await getLesson(db, args)
  const problem = args.subtitles && subtitlesProblem(args.subtitles, lesson.seconds)
  if (problem) refuseField(problem, 'subtitles')
  await db.updateTable('course_lesson').set({ subtitles: args.subtitles }).where('id', '=', args.lessonId).execute()
  return await markChanged(ask, `课程《${title}》${args.subtitles ? '设置' : '删除'}字幕：${lesson.title}`)
}
