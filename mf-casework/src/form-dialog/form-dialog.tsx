import { notify } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import {
  CONTROLS,
  type Controls,
  type Entry,
  EntryForm,
  type FormOptions,
  fieldOf,
  type Look,
  type PlainEntry,
  useEntryForm,
} from '@portal/shared-lib/ui-form'
import type { ReactNode } from 'react'
import styles from './form-dialog.module.css'
import { FormFoot } from './form-foot'

interface FormDialogProps<E, Values> extends FormOptions<Values> {
  readonly title: string
  /** What its button says. */
  readonly submits: string
  /** Pixels. */
  readonly width?: number
  /** By the names of the values, in the order of the form. */
  readonly entries: Readonly<Record<string, E>>
  /** Why it cannot be done at all; empty where it can. */
  readonly obstacle?: string
  /** What is told once it is done, which closes the dialog. */
  readonly done?: string
  readonly onClose: () => void
  /** Above the entries. */
  readonly lead?: ReactNode
  /** Below them. */
  readonly children?: ReactNode
}

/** Makes a dialog that asks for entries of some kinds before it does something. */
export function dialogOf<E extends Entry>(controls: Controls<E>, look: Look) {
  const Field = fieldOf(controls, look)
  return function FormDialog<Values extends object>(props: FormDialogProps<E, Values>) {
    const { title, submits, width, entries, obstacle, done, onClose, lead, children, ...options } = props
    const finish = () => {
      if (done) notify.success(done)
      const close = options.onDone ?? onClose
      close()
    }
    const problemsOf = obstacle ? () => told(obstacle) : options.problemsOf
    const form = useEntryForm({ ...options, problemsOf, onDone: finish })
    return (
      <Dialog title={title} width={width} onClose={onClose}>
        <EntryForm of={form} className={styles.form}>
          {lead}
          {Object.entries(entries).map(([name, entry]) => (
            <Field key={name} name={name} entry={entry} />
          ))}
          {children}
          <FormFoot problem={obstacle || form.problem} busy={form.isBusy} submits={submits} onClose={onClose} />
        </EntryForm>
      </Dialog>
    )
  }
}

/** A dialog that asks for plain entries. */
export const FormDialog = dialogOf<PlainEntry>(CONTROLS, 'above')

/** What is wrong with a dialog as a whole, told above its buttons; '' where nothing is. */
export const told = (text: string) => (text ? [{ text }] : [])
