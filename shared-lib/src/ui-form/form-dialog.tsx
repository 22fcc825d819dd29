import type { ReactNode } from 'react'
import { Dialog, useLeaving } from '../page'
import { notify } from '../sdk/notify'
import { CONTROLS, type PlainEntry } from './controls'
import type { Controls, Entry } from './entry'
import { EntryForm } from './entry-form'
import { fieldOf, type Look } from './field'
import styles from './form-dialog.module.css'
import { FormFoot } from './form-foot'
import { type FormOptions, useEntryForm } from './use-entry-form'

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
  /** What it is called where closing it asks before something that was entered is lost. */
  readonly unsaved?: string
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
    const { title, submits, width, entries, obstacle, done, unsaved = '', onClose, lead, children, ...options } = props
    const finish = () => {
      if (done) notify.success(done)
      const close = options.onDone ?? onClose
      close()
    }
    const problemsOf = obstacle ? () => told(obstacle) : options.problemsOf
    const form = useEntryForm({ ...options, problemsOf, onDone: finish })
    const leave = useLeaving(unsaved, unsaved !== '' && form.form.formState.isDirty, onClose)
    return (
      <Dialog title={title} width={width} onClose={leave}>
        <EntryForm of={form} className={styles.form}>
          {lead}
          {Object.entries(entries).map(([name, entry]) => (
            <Field key={name} name={name} entry={entry} />
          ))}
          {children}
          <FormFoot problem={obstacle || form.problem} busy={form.isBusy} submits={submits} onClose={leave} />
        </EntryForm>
      </Dialog>
    )
  }
}

/** A dialog that asks for plain entries. */
export const FormDialog = dialogOf<PlainEntry>(CONTROLS, 'above')

/** What is wrong with a dialog as a whole, told above its buttons; '' where nothing is. */
export const told = (text: string) => (text ? [{ text }] : [])
