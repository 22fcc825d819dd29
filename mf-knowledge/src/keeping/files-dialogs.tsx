import { saveLessonFiles, savePoster } from '@portal/shared-lib/contract/calls/course-admin'
import { type ChosenFile, FormDialog, fileIdsOf, type PlainEntry } from '@portal/shared-lib/ui-form'
import { type Managed, type ManagedLesson, useKeepingSaveFilesMutation, useKeepingSavePosterMutation } from './api'

interface LessonProps {
  readonly course: Managed
  readonly lesson: ManagedLesson
  readonly onClose: () => void
}

const FILES: Readonly<Record<string, PlainEntry>> = {
  files: { kind: 'files', label: '附件', hint: '学习人员可在视频旁预览和下载' },
}

/** The files beside a lesson's video. */
export function FilesDialog({ course: { id, version }, lesson, onClose }: LessonProps) {
  const [save] = useKeepingSaveFilesMutation()
  return (
    <FormDialog
      title={`附件：${lesson.title}`}
      submits="保存附件"
      width={560}
      entries={FILES}
      values={{ files: lesson.files as readonly ChosenFile[] }}
      send={({ files }) => save({ args: { id, version, lessonId: lesson.id, fileIds: fileIdsOf(files) } })}
      names={saveLessonFiles.send}
      done="附件已保存"
      unsaved="修改的附件"
      onClose={onClose}
    />
  )
}

const POSTER: Readonly<Record<string, PlainEntry>> = {
  uploadId: { kind: 'file', label: '封面', hint: 'JPG、PNG或WebP格式的图片，播放前显示；不上传则显示视频开头' },
}

/** The picture before a lesson's video. */
export function PosterDialog({ course: { id, version }, lesson, onClose }: LessonProps) {
  const [save] = useKeepingSavePosterMutation()
  return (
    <FormDialog
      title={`封面：${lesson.title}`}
      submits="保存封面"
      width={560}
      entries={POSTER}
      values={{ uploadId: (lesson.poster ? [lesson.poster] : []) as readonly ChosenFile[] }}
      send={({ uploadId: [file] }) => save({ args: { id, version, lessonId: lesson.id, uploadId: file?.id ?? '' } })}
      names={savePoster.send}
      done="封面已保存"
      unsaved="修改的封面"
      onClose={onClose}
    />
  )
}
