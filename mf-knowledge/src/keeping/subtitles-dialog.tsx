import { notify } from '@portal/shared-lib'
import { saveSubtitles } from '@portal/shared-lib/contract/calls/course-admin'
import { MOST_SUBTITLES, subtitlesProblem } from '@portal/shared-lib/contract/rules/subtitles'
import { Button, Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { FormDialog, type PlainEntry, useFormContext } from '@portal/shared-lib/ui-form'
import { type ChangeEvent, useRef } from 'react'
import { clockOf } from '../courses/durations'
import { type Managed, type ManagedLesson, useKeepingSaveSubtitlesMutation, useKeepingSubtitlesQuery } from './api'

interface SubtitlesDialogProps {
  readonly course: Managed
  readonly lesson: ManagedLesson
  readonly onClose: () => void
}

/** The subtitles of a lesson, from a file or as they are written here. */
export function SubtitlesDialog(props: SubtitlesDialogProps) {
  const { course, lesson, onClose } = props
  const asked = { id: course.id, lessonId: lesson.id }
  const { data, isFetching, error, refetch } = useKeepingSubtitlesQuery(asked, { refetchOnMountOrArgChange: true })
  if (data && !isFetching) return <SubtitlesForm {...props} subtitles={data.subtitles} />
  return (
    <Dialog title={`字幕：${lesson.title}`} onClose={onClose}>
      {error && !isFetching ? <Trouble error={error} onRetry={() => void refetch()} /> : <Loading />}
    </Dialog>
  )
}

const ENTRIES: Readonly<Record<string, PlainEntry>> = {
  subtitles: {
    kind: 'words',
    label: '字幕',
    max: MOST_SUBTITLES,
    rows: 14,
    placeholder: 'WebVTT格式，例如：\nWEBVTT\n\n00:01.000 --> 00:04.000\n请坐与倾听\n\n留空则没有字幕',
  },
}

function SubtitlesForm(props: SubtitlesDialogProps & { readonly subtitles: string }) {
  const { course, lesson, onClose, subtitles: before } = props
  const { id, version } = course
  const [save] = useKeepingSaveSubtitlesMutation()
  const problemOf = (text: string) => (text.trim() ? subtitlesProblem(text, lesson.seconds) : '')
  return (
    <FormDialog
      title={`字幕：${lesson.title}（${clockOf(lesson.seconds)}）`}
      submits="保存字幕"
      width={640}
      entries={ENTRIES}
      values={{ subtitles: before }}
      problemsOf={({ subtitles }) => {
        const text = problemOf(subtitles)
        return text ? [{ field: 'subtitles', text }] : []
      }}
      send={({ subtitles }) => save({ args: { id, version, lessonId: lesson.id, subtitles } })}
      names={saveSubtitles.send}
      done="字幕已保存"
      unsaved="修改的字幕"
      onClose={onClose}
      lead={<FromFile />}
    />
  )
}

/** UTF-8 has up to four bytes for a character. */
const MOST_BYTES = 4 * MOST_SUBTITLES

/** Takes the text of a file in place of what stands here. */
function FromFile() {
  const chooser = useRef<HTMLInputElement>(null)
  const { setValue } = useFormContext()
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    if (file.size > MOST_BYTES) notify.warning('字幕文件过大，请选择.vtt格式的字幕文件')
    else setValue('subtitles', await file.text(), { shouldDirty: true, shouldValidate: true })
    target.value = ''
  }
  return (
    <p>
      <Button onClick={() => chooser.current?.click()}>选择字幕文件（.vtt）</Button>
      <input ref={chooser} type="file" hidden accept=".vtt,text/vtt" aria-label="字幕文件" onChange={read} />
    </p>
  )
}
