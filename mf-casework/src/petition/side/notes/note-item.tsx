import { asPortalError, notify } from '@portal/shared-lib'
import type { NotesAnswer } from '@portal/shared-lib/contract/calls/case-notes'
import { Question } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCaseRemoveNoteMutation } from '../../../case-api'
import parts from '../../../record/parts.module.css'
import styles from './notes.module.css'

export type Note = NotesAnswer[number]

interface NoteItemProps {
  readonly petitionNo: string
  readonly note: Note
  readonly onWrite: () => void
}

/** A note, which its author may change and remove. */
export function NoteItem({
  petitionNo,
  note: { noteId, text, author, writtenAt, shared, isOwn },
  onWrite,
}: NoteItemProps) {
  const [isAsked, ask] = useState(false)
  const [remove] = useCaseRemoveNoteMutation()
  const answer = async (isSure: boolean) => {
    ask(false)
    if (!isSure) return
    const { error } = await remove({ args: { petitionNo, noteId } })
    if (error) notify.error(asPortalError(error).message)
  }
  return (
    <li>
      <p className={styles.text}>{text}</p>
      <p className={parts.after}>
        {isOwn ? '我' : author}　{writtenAt.slice(0, 16)}　{shared ? '本部门可见' : '仅自己可见'}
        {isOwn && (
          <>
            <button type="button" className={parts.quiet} onClick={onWrite}>
              修改
            </button>
            <button type="button" className={parts.quiet} onClick={() => ask(true)}>
              删除
            </button>
          </>
        )}
      </p>
      {isAsked && (
        <Question
          text="删除后不能恢复，确定删除这条便签吗？"
          leave="删除"
          stay="取消"
          onAnswer={sure => void answer(sure)}
        />
      )}
    </li>
  )
}
