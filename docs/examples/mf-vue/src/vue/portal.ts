import { can, type Desktop, store } from '@portal/shared-lib'
import { pathOf, portalHistory } from '@portal/shared-lib/router'
import { onScopeDispose, type ShallowRef, shallowRef } from 'vue'

/** The portal path that is shown, like `/note`. */
export function usePath(): ShallowRef<string> {
  const path = shallowRef(pathOf(portalHistory.location.pathname))
  onScopeDispose(
    portalHistory.listen(({ location }) => {
      path.value = pathOf(location.pathname)
    }),
  )
  return path
}

/** Whether the user holds a permission. */
export const useCan = (url: string): ShallowRef<boolean> => useStore(() => can(url))

/** The signed-in user. */
export const useDesktop = (): ShallowRef<Desktop | null> => useStore(() => store.getState().session.desktop)

/** What is read of the portal's one store, read again with each change. */
function useStore<Value>(read: () => Value): ShallowRef<Value> {
  const value = shallowRef(read()) as ShallowRef<Value>
  onScopeDispose(
    store.subscribe(() => {
      value.value = read()
    }),
  )
  return value
}
