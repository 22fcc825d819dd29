import { randomUUID } from 'node:crypto'
import type * as contract from '@portal/shared-lib/contract/course-admin'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { chaptersProblem, MOST_LESSONS, quizProblem } from '@portal/shared-lib/contract/rules/course'
import type { Db } from '../../../platform/database/connect'
import { attachFiles } from '../../../platform/files/attach'
import { discardFiles } from '../../../platform/files/discard'
import { refuse, refuseField, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { setFiles } from '../files'
import { secondsOf } from './duration'
import { holdCourse, holdUnpublished, markChanged } from './held'

/** By the ending of the file's name, which the upload has checked against its content. */
const MEDIA_TYPES: Readonly<Record<string, string>> = { webm: 'video/webm', mp4: 'video/mp4' }

export async function addLesson(ask: Ask<CallInput<typeof contract.addLesson>>): Promise<null> {
  const { args, caller, db, services } = ask
  const { title } = await holdUnpublished(ask)
  const lessons = await lessonsInOrder(db, args.id)
  if (lessons.length >= MOST_LESSONS) refuseRule(`一门课程最多${MOST_LESSONS}个课时`)
  const [file_id = ''] = await attachFiles(db, caller, [args.uploadId])
  const file = await db
    .selectFrom('file')
    .where('id', '=', file_id)
    .select(['name', 'sha256', 'size'])
    .executeTakeFirstOrThrow()
  const media_type =
    MEDIA_TYPES[file.name.split('.').at(-1)?.toLowerCase() ?? ''] ??
    refuseField('请上传 .mp4 或 .webm 格式的视频', 'uploadId')
  const seconds =
    (await secondsOf(services.files, { sha256: file.sha256, size: Number(file.size) }, media_type)) ??
    refuseField('读不到视频时长，请另存为MP4格式后重新上传', 'uploadId')
  const seq = (lessons.at(-1)?.seq ?? 0) + 1
  await db
    .insertInto('course_lesson')
    .values({ id: randomUUID(), course_id: args.id, seq, title: args.title, seconds, file_id, media_type })
    .execute()
  return await markChanged(ask, `课程《${title}》新增课时：${args.title}`)
}

const lessonsInOrder = (db: Db, courseId: string) =>
  db
    .selectFrom('course_lesson')
    .where('course_id', '=', courseId)
    .orderBy('seq')
    .select(['id', 'seq', 'title'])
    .execute()

export async function getLesson(db: Db, { id, lessonId }: { readonly id: string; readonly lessonId: string }) {
  const found = await db
    .selectFrom('course_lesson')
    .where('course_id', '=', id)
    .where('id', '=', lessonId)
    .select(['title', 'seconds', 'subtitles', 'file_id', 'poster_id'])
    .executeTakeFirst()
  return found ?? refuse('notFound', { what: '课时' })
}

export async function renameLesson(ask: Ask<CallInput<typeof contract.renameLesson>>): Promise<null> {
  const { args, db } = ask
  const { title } = await holdCourse(ask)
  await getLesson(db, args)
  await db.updateTable('course_lesson').set({ title: args.title }).where('id', '=', args.lessonId).execute()
  return await markChanged(ask, `课程《${title}》修改课时：${args.title}`)
}

/** Behind all others for a moment, so that no two have the same place. */
const ASIDE = 1_000_000

export async function moveLesson(ask: Ask<CallInput<typeof contract.moveLesson>>): Promise<null> {
  const { args, db } = ask
  const { title } = await holdCourse(ask)
  const lessons = await lessonsInOrder(db, args.id)
  const at = lessons.findIndex(({ id }) => id === args.lessonId)
  const moved = lessons[at] ?? refuse('notFound', { what: '课时' })
  const other = lessons[at + (args.down ? 1 : -1)]
  if (!other) return refuseRule(args.down ? '已经是最后一个课时' : '已经是第一个课时')
  const place = (id: string, seq: number) => db.updateTable('course_lesson').set({ seq }).where('id', '=', id).execute()
  await place(moved.id, ASIDE)
  await place(other.id, moved.seq)
  await place(moved.id, other.seq)
  return await markChanged(ask, `课程《${title}》调整课时顺序：${moved.title}`)
}

export async function removeLesson(ask: Ask<CallInput<typeof contract.removeLesson>>): Promise<null> {
  const { args, caller, db } = ask
  const { title } = await holdUnpublished(ask)
  const lesson = await getLesson(db, args)
  await setFiles(db, caller, args.lessonId, [])
  for (const table of ['course_slide', 'lesson_note', 'lesson_progress', 'lesson_link'] as const)
    await db.deleteFrom(table).where('lesson_id', '=', args.lessonId).execute()
  await db.deleteFrom('course_lesson').where('id', '=', args.lessonId).execute()
  await discardFiles(
    db,
    [lesson.file_id, lesson.poster_id].filter(id => id !== null),
  )
  return await markChanged(ask, `课程《${title}》删除课时：${lesson.title}`)
}

export async function saveChapters(ask: Ask<CallInput<typeof contract.saveChapters>>): Promise<null> {
  const { args, db } = ask
  const { title } = await holdCourse(ask)
  const lesson = await getLesson(db, args)
  const problem = chaptersProblem(args.chapters, lesson.seconds)
  if (problem) refuseRule(problem)
  await db.deleteFrom('course_slide').where('lesson_id', '=', args.lessonId).execute()
  if (args.chapters.length > 0)
    await db
      .insertInto('course_slide')
      .values(
        args.chapters.map(({ at, title: heading, lines }, index) => ({
          lesson_id: args.lessonId,
          seq: index + 1,
          at_second: at,
          title: heading,
          lines: lines.filter(Boolean),
        })),
      )
      .execute()
  return await markChanged(ask, `课程《${title}》设置章节：${lesson.title}`)
}

export async function saveLessonFiles(ask: Ask<CallInput<typeof contract.saveLessonFiles>>): Promise<null> {
  const { args, caller, db } = ask
  const { title } = await holdCourse(ask)
  const lesson = await getLesson(db, args)
  await setFiles(db, caller, args.lessonId, args.fileIds)
  return await markChanged(ask, `课程《${title}》设置附件：${lesson.title}，共${args.fileIds.length}个`)
}

export async function saveQuiz(ask: Ask<CallInput<typeof contract.saveQuiz>>): Promise<null> {
  const { args, db } = ask
  const { title } = await holdCourse(ask)
  const { id, quiz } = args
  if (!quiz) {
    await db.deleteFrom('course_quiz').where('course_id', '=', id).execute()
    return await markChanged(ask, `课程《${title}》取消考核`)
  }
  const problem = quizProblem(quiz.questions)
  if (problem) refuseRule(problem)
  const questions = quiz.questions.map(question => ({
    ...question,
    answers: question.answers.toSorted((one, other) => one - other),
  }))
  const row = { pass_mark: quiz.passMark, most_attempts: quiz.mostAttempts, questions: JSON.stringify(questions) }
  await db
    .insertInto('course_quiz')
    .values({ course_id: id, ...row })
    .onConflict(conflict => conflict.column('course_id').doUpdateSet(row))
    .execute()
  return await markChanged(ask, `课程《${title}》设置考核：${questions.length}题，${quiz.passMark}分及格`)
}
