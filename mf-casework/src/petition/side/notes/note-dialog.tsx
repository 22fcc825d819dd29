import { asPortalError } from '@portal/shared-lib'
import { NOTE_TEXTS, NOTES } from '@portal/shared-lib/contract/rules/case-note'
import { Dialog } from '@portal/shared-lib/page'
import { Checkbox, Input } from '@portal/shared-lib/ui'
import { type FormEvent, useState } from 'react'
import { useCaseSaveNoteMutation } from '../../../case-api'
import { FormFoot } from '../../../form-foot/form-foot'
import parts from '../../../record/parts.module.css'
import type { Note } from './note-item'
import styles from './notes.module.css'

interface NoteDialogProps {
  readonly petitionNo: string
  /** What is written anew; undefined for a new one. */
  readonly note: Note | undefined
  readonly onClose: () => void
}

/** Writes a note for the department or for oneself. */
export default function NoteDialog({ petitionNo, note, onClose }: NoteDialogProps) {
  const [text, write] = useState(note?.text ?? '')
  const [shared, share] = useState(note?.shared ?? false)
  const [problem, tell] = useState('')
  const [save, { isLoading }] = useCaseSaveNoteMutation()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return tell(NOTE_TEXTS.empty)
    const { error } = await save({ args: { petitionNo, text, shared, ...(note && { noteId: note.noteId }) } })
    if (error) return tell(asPortalError(error).message)
    onClose()
  }
  return (
    <Dialog title={note ? '修改便签' : '写便签'} onClose={onClose}>
      <form className={styles.form} onSubmit={event => void submit(event)}>
        <Input.TextArea
          aria-label="便签内容"
          rows={5}
          showCount
          maxLength={NOTES.longest}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <Checkbox checked={shared} onChange={({ target }) => share(target.checked)}>
          本部门的同事也可以看到
        </Checkbox>
        <p className={parts.after}>便签只作工作提示，不进入案卷，也不随信访件转给其他单位。</p>
        <FormFoot problem={problem} busy={isLoading} submits="保存" onClose={onClose} />
      </form>
    </Dialog>
  )
}
