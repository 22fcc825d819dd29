import { useCan } from '@portal/shared-lib'
import { BOOK_VIEW } from '@portal/shared-lib/contract/rules/closing-book'

/** Whether the user may export a list: all of them, or the register of closed letters alone. */
export function useMayExport(viewId: string): boolean {
  const all = useCan('xfj:export')
  const closed = useCan('xfj:exportClosed')
  return all || (closed && viewId === BOOK_VIEW)
}
