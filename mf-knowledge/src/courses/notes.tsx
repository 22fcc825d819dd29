import { asPortalError, notify } from '@portal/shared-lib'
import { COURSE_LENGTHS } from '@portal/shared-lib/contract/rules/course'
import { Button, Loading, TextArea, Trouble } from '@portal/shared-lib/page'
import { type FormEvent, useState } from 'react'
import { useCourseAddNoteMutation, useCourseNotesQuery, useCourseRemoveNoteMutation } from './api'
import styles from './courses.module.css'
import { clockOf } from './durations'

interface NotesProps {
  readonly lessonId: string
  /** At which the player is. */
  readonly second: number
  readonly onNote: (at: number) => void
}

/** What one has written down beside the video, by its second; a note leads the player there. Nobody else sees them. */
export function Notes({ lessonId, second, onNote }: NotesProps) {
  const { data, error, refetch } = useCourseNotesQuery({ id: lessonId }, { refetchOnMountOrArgChange: true })
  const [remove] = useCourseRemoveNoteMutation()
  const drop = async (noteId: string) => {
    const { error: refused } = await remove({ args: { noteId } })
    if (refused) notify.warning(asPortalError(refused).message)
    void refetch()
  }
  return (
    <section aria-label="我的笔记" className={styles.notes}>
      <h3>我的笔记（仅自己可见）</h3>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      <ol>
        {data?.map(({ noteId, at, words }) => (
          <li key={noteId}>
            <button type="button" aria-label={`到${clockOf(at)}`} onClick={() => onNote(at)}>
              {clockOf(at)}
            </button>
            <span>{words}</span>
            <button type="button" aria-label={`删除${clockOf(at)}的笔记`} onClick={() => void drop(noteId)}>
              删除
            </button>
          </li>
        ))}
      </ol>
      <Write lessonId={lessonId} second={Math.floor(second)} onWritten={() => void refetch()} />
    </section>
  )
}

interface WriteProps {
  readonly lessonId: string
  readonly second: number
  readonly onWritten: () => void
}

/** A note stands at the second at which its first word was written. */
function Write({ lessonId, second, onWritten }: WriteProps) {
  const [words, write] = useState('')
  const [begun, begin] = useState<number>()
  const [add, { isLoading }] = useCourseAddNoteMutation()
  const at = begun ?? second
  const enter = (text: string) => {
    if (words === '') begin(second)
    if (text === '') begin(undefined)
    write(text)
  }
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '') return notify.info('请先填写笔记')
    const { error } = await add({ args: { id: lessonId, at, words } })
    if (error) return notify.warning(asPortalError(error).message)
    write('')
    begin(undefined)
    onWritten()
  }
  return (
    <form onSubmit={event => void keep(event)}>
      <TextArea
        aria-label="笔记"
        rows={2}
        maxLength={COURSE_LENGTHS.note}
        placeholder="记下此处的要点"
        value={words}
        onChange={({ target }) => enter(target.value)}
      />
      <Button htmlType="submit" loading={isLoading}>
        记在{clockOf(at)}
      </Button>
    </form>
  )
}
