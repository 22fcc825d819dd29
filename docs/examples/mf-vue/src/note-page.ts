import { navigate } from '@portal/shared-lib/router'
import { defineComponent, h } from 'vue'
import styles from './note.module.css'
import { NoteForm } from './note-form'
import { useUnread } from './use-unread'
import { useCan, useDesktop } from './vue/portal'

/** /note: a note to oneself. */
export default defineComponent(() => {
  const desktop = useDesktop()
  const unread = useUnread()
  const mayHandle = useCan('toDoManage/departToDo')
  return () =>
    h('section', { class: styles.page }, [
      h('h1', '便笺'),
      h('p', `${desktop.value?.userName ?? ''}，您有 ${unread.value ?? '…'} 封未读邮件`),
      h(NoteForm),
      mayHandle.value &&
        h('button', { type: 'button', onClick: () => navigate('/toDoManage/departToDo') }, '去部门待办'),
    ])
})
