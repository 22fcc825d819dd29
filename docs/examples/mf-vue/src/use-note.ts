import { notify } from '@portal/shared-lib'
import { markUnsaved } from '@portal/shared-lib/router'
import { computed, onScopeDispose, type Ref, ref, watch } from 'vue'

/** What was kept, as long as the window is open, by what it is about; '' is about nothing in particular. */
const notes = new Map<string, Ref<string>>()

export function keptNote(about: string): Ref<string> {
  const note = notes.get(about) ?? ref('')
  notes.set(about, note)
  return note
}

/** The text of a note while it is written; whoever leaves before it is kept is asked. */
export function useNote(about: string) {
  const kept = keptNote(about)
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
