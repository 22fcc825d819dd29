import { notify } from '@portal/shared-lib'
import { MAIL_TEXTS } from '@portal/shared-lib/contract/rules/mail'
import { useState } from 'react'

/** Which mails of those on the page are ticked; what leaves the page is ticked no more. */
export function useSelection(onPage: readonly string[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const ids = [...new Set(onPage)].filter(id => ticked.has(id))
  const all = ids.length > 0 && onPage.every(id => ticked.has(id))
  return {
    ids,
    all,
    some: ids.length > 0 && !all,
    has: (id: string) => ticked.has(id),
    toggle: (id: string) =>
      setTicked(before => new Set(before.has(id) ? [...before].filter(other => other !== id) : [...before, id])),
    toggleAll: () => setTicked(new Set(all ? [] : onPage)),
    /** Does something with the ticked mails, or says that there are none. */
    use: (action: (ids: string[]) => void) => (ids.length ? action(ids) : notify.warning(MAIL_TEXTS.noneChosen)),
  }
}

export type Selection = ReturnType<typeof useSelection>
