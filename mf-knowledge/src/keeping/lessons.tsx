import { asPortalError, notify } from '@portal/shared-lib'
import { addLesson, renameLesson } from '@portal/shared-lib/contract/calls/course-admin'
import { COURSE_LENGTHS } from '@portal/shared-lib/contract/rules/course'
import { Button, Empty, Question } from '@portal/shared-lib/page'
import { type ChosenFile, FormDialog, type PlainEntry } from '@portal/shared-lib/ui-form'
import { type KeyboardEvent, useState } from 'react'
import { clockOf } from '../courses/durations'
import {
  type Managed,
  type ManagedLesson,
  useKeepingAddLessonMutation,
  useKeepingMoveLessonMutation,
  useKeepingRemoveLessonMutation,
  useKeepingRenameLessonMutation,
} from './api'
import { ChaptersDialog } from './chapters-dialog'
import { FilesDialog, PosterDialog } from './files-dialogs'
import styles from './keeping.module.css'
import { SubtitlesDialog } from './subtitles-dialog'

const PUBLISHED = '已发布的课程不能增减课时，请先撤下课程'
type Act = 'rename' | 'chapters' | 'subtitles' | 'files' | 'poster' | 'remove'

/** The lessons of a course in order; Alt with an arrow moves the one that has the focus, as its buttons do. */
export function Lessons({ course }: { readonly course: Managed }) {
  const [isAdding, add] = useState(false)
  const [opened, open] = useState<{ readonly lesson: ManagedLesson; readonly act: Act }>()
  const [move, { isLoading }] = useKeepingMoveLessonMutation()
  const { id, version, lessons, state } = course
  const isPublished = state === 'published'
  const shift = async (lesson: ManagedLesson, down: boolean) => {
    if (isLoading) return
    const { error } = await move({ args: { id, version, lessonId: lesson.id, down } })
    if (error) notify.warning(asPortalError(error).message)
  }
  const press = (event: KeyboardEvent, lesson: ManagedLesson) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    void shift(lesson, event.key === 'ArrowDown')
  }
  const close = () => open(undefined)
  return (
    <>
      {lessons.length === 0 && <Empty hint="还没有课时，请添加课时并上传视频" />}
      <ol className={styles.lessons} aria-label="课时">
        {lessons.map((lesson, index) => (
          <li key={lesson.id} onKeyDown={event => press(event, lesson)}>
            <span className={styles.lessonTitle}>
              {index + 1}. {lesson.title}
            </span>
            <span className={styles.hint}>
              {clockOf(lesson.seconds)} · {lesson.fileName} · {lesson.chapters.length}章 ·{' '}
              {lesson.hasSubtitles ? '有字幕' : '无字幕'} · {lesson.files.length}个附件 · {lesson.watchers}人学过
            </span>
            <Act
              label="上移"
              of={lesson}
              why={index === 0 ? '已经是第一个课时' : ''}
              onAct={() => void shift(lesson, false)}
            />
            <Act
              label="下移"
              of={lesson}
              why={index === lessons.length - 1 ? '已经是最后一个课时' : ''}
              onAct={() => void shift(lesson, true)}
            />
            <Act label="改名" of={lesson} onAct={() => open({ lesson, act: 'rename' })} />
            <Act label="章节" of={lesson} onAct={() => open({ lesson, act: 'chapters' })} />
            <Act label="字幕" of={lesson} onAct={() => open({ lesson, act: 'subtitles' })} />
            <Act label="附件" of={lesson} onAct={() => open({ lesson, act: 'files' })} />
            <Act label="封面" of={lesson} onAct={() => open({ lesson, act: 'poster' })} />
            <Act
              label="删除"
              of={lesson}
              why={isPublished ? PUBLISHED : ''}
              onAct={() => open({ lesson, act: 'remove' })}
            />
          </li>
        ))}
      </ol>
      <Button disabled={isPublished} title={isPublished ? PUBLISHED : undefined} onClick={() => add(true)}>
        添加课时
      </Button>
      {isPublished && <span className={styles.beside}>{PUBLISHED}</span>}
      {isAdding && <AddDialog course={course} onClose={() => add(false)} />}
      {opened?.act === 'rename' && <RenameDialog course={course} lesson={opened.lesson} onClose={close} />}
      {opened?.act === 'chapters' && <ChaptersDialog course={course} lesson={opened.lesson} onClose={close} />}
      {opened?.act === 'subtitles' && <SubtitlesDialog course={course} lesson={opened.lesson} onClose={close} />}
      {opened?.act === 'files' && <FilesDialog course={course} lesson={opened.lesson} onClose={close} />}
      {opened?.act === 'poster' && <PosterDialog course={course} lesson={opened.lesson} onClose={close} />}
      {opened?.act === 'remove' && <RemoveQuestion course={course} lesson={opened.lesson} onClose={close} />}
    </>
  )
}

interface ActProps {
  readonly label: string
  readonly of: ManagedLesson
  /** Why it cannot be done; empty where it can. */
  readonly why?: string
  readonly onAct: () => void
}

const Act = ({ label, of, why = '', onAct }: ActProps) => (
  <button
    type="button"
    className={styles.action}
    aria-label={`${label} ${of.title}`}
    disabled={why !== ''}
    title={why || undefined}
    onClick={onAct}
  >
    {label}
  </button>
)

const TITLE: PlainEntry = { kind: 'line', label: '课时名称', max: COURSE_LENGTHS.lesson, required: true }
const VIDEO: PlainEntry = {
  kind: 'file',
  label: '视频',
  required: true,
  hint: '.mp4 或 .webm 格式，不超过100MB；时长由系统读取',
}

function AddDialog({ course: { id, version }, onClose }: { readonly course: Managed; readonly onClose: () => void }) {
  const [send] = useKeepingAddLessonMutation()
  return (
    <FormDialog
      title="添加课时"
      submits="添加课时"
      width={560}
      entries={{ title: TITLE, uploadId: VIDEO }}
      values={{ title: '', uploadId: [] as readonly ChosenFile[] }}
      problemsOf={({ title, uploadId }) => [
        ...(title.trim() ? [] : [{ field: 'title', text: '请填写课时名称' }]),
        ...(uploadId.length > 0 ? [] : [{ field: 'uploadId', text: '请上传视频' }]),
      ]}
      send={({ title, uploadId: [file] }) => send({ args: { id, version, title, uploadId: file?.id ?? '' } })}
      names={addLesson.send}
      done="课时已添加"
      unsaved="新增的课时"
      onClose={onClose}
    />
  )
}

interface LessonProps {
  readonly course: Managed
  readonly lesson: ManagedLesson
  readonly onClose: () => void
}

function RenameDialog({ course: { id, version }, lesson, onClose }: LessonProps) {
  const [send] = useKeepingRenameLessonMutation()
  return (
    <FormDialog
      title={`课时改名：${lesson.title}`}
      submits="保存"
      entries={{ title: TITLE }}
      values={{ title: lesson.title }}
      send={({ title }) => send({ args: { id, version, lessonId: lesson.id, title } })}
      names={renameLesson.send}
      done="课时名称已保存"
      onClose={onClose}
    />
  )
}

function RemoveQuestion({ course: { id, version }, lesson, onClose }: LessonProps) {
  const [send] = useKeepingRemoveLessonMutation()
  const remove = async () => {
    const { error } = await send({ args: { id, version, lessonId: lesson.id } })
    if (error) notify.warning(asPortalError(error).message)
    else notify.success('课时已删除')
    onClose()
  }
  const lost = lesson.watchers > 0 ? `，${lesson.watchers}人的学习进度和笔记随之删除` : ''
  return (
    <Question
      text={`删除课时“${lesson.title}”${lost}，不能恢复。确定删除吗？`}
      leave="删除"
      stay="取消"
      onAnswer={isSure => (isSure ? void remove() : onClose())}
    />
  )
}
