import '../../../shell/src/base.css'
import { type Desktop, sessionSlice, store } from '@portal/shared-lib'
import remote from '../../../mf-dashboards/src/app'

const onFault = (error: unknown) => {
  throw error
}

/** The remote as an application of its own: its copy of the store is told whose desktop it is. */
export function show(domElement: HTMLElement, desktop: Desktop): Promise<void> {
  store.dispatch(sessionSlice.actions.opened(desktop))
  return remote.mount({ domElement, onFault })
}

export const hide = (domElement: HTMLElement): Promise<void> => remote.unmount({ domElement, onFault })

/** Where the page of the application takes it in. */
export function placeIn(page: ParentNode): HTMLElement {
  const place = page.querySelector<HTMLElement>('#root')
  if (!place) throw new Error('The page of the application has no place for it')
  return place
}
