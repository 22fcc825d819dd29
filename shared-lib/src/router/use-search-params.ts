import { useCallback, useMemo } from 'react'
import { usePage } from './page-view'
import { portalHistory } from './portal-history'
import { useLocation } from './use-location'

type SetSearchParams = (next: Readonly<Record<string, string>>, options?: { readonly replace?: boolean }) => void

/** What the address asks for, and the way to ask for something else on the same page. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const page = usePage()
  const { search } = useLocation()
  const setSearchParams: SetSearchParams = useCallback(
    (next, { replace = false } = {}) => {
      // What a page out of sight still wishes must not change where another is.
      if (!page.isShown()) return
      const how = replace ? portalHistory.replace : portalHistory.push
      how({ pathname: portalHistory.location.pathname, search: `?${new URLSearchParams(next)}` })
    },
    [page],
  )
  return [useMemo(() => new URLSearchParams(search), [search]), setSearchParams]
}
