import type * as contract from '@portal/shared-lib/contract/course-admin'
import type { CallInput } from '@portal/shared-lib/contract/form'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { attachFiles } from '../../../platform/files/attach'
import { discardFiles } from '../../../platform/files/discard'
import { refuseField } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { posterType } from '../poster-type'
import { holdCourse, markChanged } from './held'
import { getLesson } from './lessons'

export async function savePoster(ask: Ask<CallInput<typeof contract.savePoster>>): Promise<null> {
  const { args, caller, db } = ask
  const { title } = await holdCourse(ask)
  const lesson = await getLesson(db, args)
  const before = lesson.poster_id
  if (args.uploadId !== (before ?? '')) {
    const poster_id = args.uploadId === '' ? null : await takePicture(db, caller, args.uploadId)
    await db.updateTable('course_lesson').set({ poster_id }).where('id', '=', args.lessonId).execute()
    await discardFiles(db, before === null ? [] : [before])
  }
  return await markChanged(ask, `课程《${title}》${args.uploadId ? '设置' : '删除'}封面：${lesson.title}`)
}

async function takePicture(db: Db, caller: Caller, uploadId: string): Promise<string> {
  const [id = ''] = await attachFiles(db, caller, [uploadId])
  const { name } = await db.selectFrom('file').where('id', '=', id).select('name').executeTakeFirstOrThrow()
  if (!posterType(name)) refuseField('请上传JPG、PNG或WebP格式的图片', 'uploadId')
  return id
}
