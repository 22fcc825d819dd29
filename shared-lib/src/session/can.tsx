import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { type PortalState, store } from '../store/store'

/** Whether the user holds a permission: a page (`toDoManage/personalToDo`), a button (`bl:sign`) or a key. */
export const can = (url: string) => store.getState().session.permissions.includes(url)

/** `can`, for components. */
export const useCan = (url: string) => useSelector((state: PortalState) => state.session.permissions.includes(url))

/** What only holders of a permission see; for others it is not in the page. */
export function Can({ url, children }: { url: string; children: ReactNode }) {
  return useCan(url) ? children : null
}

/** The signed-in user, or null before the desktop is loaded. */
export const useDesktop = () => useSelector((state: PortalState) => state.session.desktop)
