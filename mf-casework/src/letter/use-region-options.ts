import { asPortalError, notify } from '@portal/shared-lib'
import type { CascadeOption } from '@portal/shared-lib/ui-data'
import { useCallback, useEffect, useState } from 'react'
import { useLazyCaseworkRegionsQuery } from '../api'

/** The province's regions from the cities down, fetched level by level as they are opened. */
export function useRegionOptions() {
  const [fetchRegions] = useLazyCaseworkRegionsQuery()
  const [options, setOptions] = useState<CascadeOption[]>([])

  const below = useCallback(
    async (parentCode?: string): Promise<CascadeOption[]> => {
      const found = await fetchRegions({ parentCode }, true).unwrap()
      return found.map(({ regionCode, regionName, leaf }) => ({ value: regionCode, label: regionName, isLeaf: leaf }))
    },
    [fetchRegions],
  )
  const run = useCallback((work: Promise<CascadeOption[]>) => {
    work.then(setOptions).catch((error: unknown) => notify.warning(asPortalError(error).message))
  }, [])

  useEffect(() => run(below().then(([province]) => below(province?.value))), [below, run])

  return {
    options,
    open: (option: CascadeOption) =>
      run(below(option.value).then(children => withChildren(options, option.value, children))),
  }
}

function withChildren(options: CascadeOption[], value: string, children: CascadeOption[]): CascadeOption[] {
  return options.map(option => {
    if (option.value === value) return { ...option, children }
    return option.children ? { ...option, children: withChildren(option.children, value, children) } : option
  })
}
