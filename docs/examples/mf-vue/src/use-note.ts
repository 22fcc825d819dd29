import { notify } from '@portal/shared-lib'
import { markUnsaved } from '@portal/shared-lib/router'
import { computed, onScopeDispose, ref, watch } from 'vue'

/** What was kept, as long as the window is open. */
const kept = ref('')

/** The text of the note while it is written; whoever leaves before it is kept is asked. */
export function useNote() {
  const text = ref(kept.value)
  const unsaved = computed(() => text.value !== kept.value)
  let forget = () => {}
  watch(unsaved, isUnsaved => {
    forget()
    forget = isUnsaved ? markUnsaved('便笺') : () => {}
  })
  onScopeDispose(() => forget())
  const keep = () => {
    kept.value = text.value
    notify.success('便笺已保存，关闭本窗口前有效')
  }
  return { text, unsaved, keep }
}
