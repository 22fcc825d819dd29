import { mayLeave } from '@portal/shared-lib/router'
import { defineComponent, h, onMounted, ref } from 'vue'
import styles from './note.module.css'
import { NoteForm } from './note-form'
import { vueLifecycles } from './vue/lifecycles'

/** The note over any page. */
const NoteDialog = defineComponent(
  ({ onClose }: { onClose: () => void }) => {
    const dialog = ref<HTMLDialogElement>()
    onMounted(() => dialog.value?.showModal())
    const close = async (event: Event) => {
      event.preventDefault()
      if (await mayLeave()) onClose()
    }
    return () =>
      h('dialog', { ref: dialog, class: styles.dialog, 'aria-label': '便笺', onCancel: close }, [
        h('h2', '便笺'),
        h(NoteForm),
        h('button', { type: 'button', onClick: close }, '关闭'),
      ])
  },
  { props: ['onClose'] },
)

export default vueLifecycles(NoteDialog, ({ onClose = () => {} }) => ({ onClose }))
