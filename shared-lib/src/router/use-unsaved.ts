import { use, useEffect, useRef } from 'react'
import { store } from '../store/store'
import { PageContext } from './page-view'
import { takeSavedText } from './saved-text'
import { type Draft, markUnsaved } from './unsaved'

interface Form<Values> {
  /** What is entered, as plain data. */
  read(): Values
  /** Puts back what was entered when the session ended. */
  restore(values: Values): void
  readonly draft?: Draft
}

/**
 * A form that may be unsaved: closing its tab asks first, and what is entered when the session ends is there again when
 * the same user comes back. `what` names it to the user, like `来信登记`.
 */
export function useUnsaved<Values>(what: string, unsaved: boolean, form: Form<Values>): void {
  const page = use(PageContext)
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    if (!unsaved) return
    const read = () => latest.current.read()
    return markUnsaved(what, { read, draft: latest.current.draft && latestDraft(latest) }, page)
  }, [what, unsaved, page])
  useEffect(() => {
    const userId = store.getState().session.desktop?.userId
    if (userId === undefined) return
    void takeSavedText(userId, what).then(kept => kept !== undefined && latest.current.restore(kept as Values))
  }, [what])
}

const latestDraft = <Values>(latest: { readonly current: Form<Values> }): Draft => ({
  isKept: () => latest.current.draft?.isKept() ?? false,
  keep: async () => (await latest.current.draft?.keep()) ?? false,
})
