import { defineComponent, h } from 'vue'
import styles from './note.module.css'
import { useNote } from './use-note'

/** Writes the note. */
export const NoteForm = defineComponent(() => {
  const { text, unsaved, keep } = useNote()
  const write = (event: Event) => {
    if (event.target instanceof HTMLTextAreaElement) text.value = event.target.value
  }
  return () =>
    h('div', { class: styles.form }, [
      h('textarea', { 'aria-label': '便笺内容', rows: 6, maxlength: 500, value: text.value, onInput: write }),
      h('button', { type: 'button', disabled: !unsaved.value, onClick: keep }, '保存'),
    ])
})
