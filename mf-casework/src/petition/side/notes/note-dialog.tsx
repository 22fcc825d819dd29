import { NOTE_TEXTS, NOTES } from '@portal/shared-lib/contract/rules/case-note'
import { FormDialog, told } from '@portal/shared-lib/ui-form'
import { useCaseSaveNoteMutation } from '../../../case-api'
import parts from '../../../record/parts.module.css'
import type { Note } from './note-item'

interface NoteDialogProps {
  readonly petitionNo: string
  /** What is written anew; undefined for a new one. */
  readonly note: Note | undefined
  readonly onClose: () => void
}

const ENTRIES = {
  text: { kind: 'words', label: '便签内容', rows: 5, max: NOTES.longest, isCut: true, hidesLabel: true },
  shared: { kind: 'point', label: '本部门的同事也可以看到' },
} as const

/** Writes a note for the department or for oneself. */
export default function NoteDialog({ petitionNo, note, onClose }: NoteDialogProps) {
  const [save] = useCaseSaveNoteMutation()
  return (
    <FormDialog
      title={note ? '修改便签' : '写便签'}
      entries={ENTRIES}
      values={{ text: note?.text ?? '', shared: note?.shared ?? false }}
      problemsOf={({ text }) => told(text.trim() === '' ? NOTE_TEXTS.empty : '')}
      send={values => save({ args: { ...values, petitionNo, ...(note && { noteId: note.noteId }) } })}
      submits="保存"
      onClose={onClose}
    >
      <p className={parts.after}>便签只作工作提示，不进入案卷，也不随信访件转给其他单位。</p>
    </FormDialog>
  )
}
