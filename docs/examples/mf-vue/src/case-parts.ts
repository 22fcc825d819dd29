import { defineComponent, h } from 'vue'
import styles from './note.module.css'
import { NoteForm } from './note-form'
import { keptNote } from './use-note'
import { vueParts } from './vue/parts'

/** A tab of a case: the note about it. */
const CaseNote = defineComponent(
  ({ subject }: { subject: string }) =>
    () =>
      h('section', { class: styles.part, 'aria-label': '本件便笺' }, [h(NoteForm, { about: subject })]),
  { props: ['subject'] },
)

/** A strip of a case: what the note about it says. */
const NoteStrip = defineComponent(
  ({ subject }: { subject: string }) => {
    const note = keptNote(subject)
    return () =>
      h(
        'p',
        { class: styles.strip, title: note.value },
        note.value ? `便笺：${note.value}` : '本件还没有便笺，可在“便笺”页签填写。',
      )
  },
  { props: ['subject'] },
)

export default vueParts({ note: CaseNote, noteStrip: NoteStrip })
