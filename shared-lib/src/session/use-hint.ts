import { useSelector } from 'react-redux'
import type { PortalState } from '../store/store'

/** Another page where something may be, and the words that lead there. */
export interface Elsewhere {
  /** Its permission, like `toDoManage/departToDo`. */
  readonly page: string
  readonly hint: string
}

/** Where to look when nothing of one's own waits. */
export const BESIDE_OWN_TODOS: readonly Elsewhere[] = [
  { page: 'toDoManage/departToDo', hint: '可在部门待办中领取' },
  { page: 'toDoManage/netLetterRegister', hint: '网上来件在网信待登记中' },
]

const NOWHERE: readonly Elsewhere[] = []

/** What an empty list says: its own hint, and where else to look among the pages that the user has. */
export function useHint(hint: string, elsewhere: readonly Elsewhere[] = NOWHERE): string {
  const permissions = useSelector(({ session }: PortalState) => session.permissions)
  const held = elsewhere.filter(({ page }) => permissions.includes(page))
  return [hint, ...held.map(place => place.hint)].filter(Boolean).join('；')
}
