import { defineComponent, h } from 'vue'
import styles from './note.module.css'
import { useNote } from './use-note'

/** Writes a note; `about` names what it is about, like a petition. */
export const NoteForm = defineComponent(
  ({ about = '' }: { about?: string }) => {
    const { text, unsaved, keep } = useNote(about)
    const write = (event: Event) => {
      if (event.target instanceof HTMLTextAreaElement) text.value = event.target.value
    }
    return () =>
      h('div', { class: styles.form }, [
        h('textarea', { 'aria-label': '便笺内容', rows: 6, maxlength: 500, value: text.value, onInput: write }),
        h('button', { type: 'button', disabled: !unsaved.value, title: titleOf(unsaved.value), onClick: keep }, '保存'),
      ])
  },
  { props: ['about'] },
)

const titleOf = (isUnsaved: boolean) => (isUnsaved ? undefined : '内容没有改动，无需保存')
