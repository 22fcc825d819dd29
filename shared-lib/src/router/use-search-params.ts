import { useMemo } from 'react'
import { portalHistory } from './portal-history'
import { useLocation } from './use-location'

type SetSearchParams = (next: Readonly<Record<string, string>>, options?: { readonly replace?: boolean }) => void

/** What the address asks for, and the way to ask for something else on the same page. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation()
  return [useMemo(() => new URLSearchParams(search), [search]), setSearchParams]
}

const setSearchParams: SetSearchParams = (next, { replace = false } = {}) => {
  const how = replace ? portalHistory.replace : portalHistory.push
  how({ pathname: portalHistory.location.pathname, search: `?${new URLSearchParams(next)}` })
}
