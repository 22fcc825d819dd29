import { isPublicScreen, opensOwnWindow } from './go-to'

/**
 * `whole`: header, menu and 当前位置; `wayOut`: a small way back alone; `none`: the page stands alone; `public`: so does
 * it, without the messages and invitations of whoever is signed in.
 */
export type Frame = 'whole' | 'wayOut' | 'none' | 'public'

const ALONE: readonly string[] = ['/login', '/noAuthority', '/transit']
/** Home pages that bring a header of their own. */
const OWN_HEADER: readonly string[] = ['/home/newHome', '/home/homeStaffNew']

/** What stands around a page. */
export function frameOf(path: string): Frame {
  if (isPublicScreen(path)) return 'public'
  if (ALONE.includes(path) || opensOwnWindow(path)) return 'none'
  return OWN_HEADER.includes(path) ? 'wayOut' : 'whole'
}
