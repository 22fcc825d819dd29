import { asPortalError, notify } from '@portal/shared-lib'
import type { CascadeOption } from '@portal/shared-lib/ui-data'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLazyCaseworkFindRegionsQuery, useLazyCaseworkRegionsBelowQuery } from '../../api'
import { codesAbove, type KnownRegion, treeOf } from './region-tree'

const QUIET_MS = 250

/** The province's regions, as far as they were opened, searched for or chosen. */
export function useRegionTree(chosen: string) {
  const [known, setKnown] = useState<ReadonlyMap<string, KnownRegion>>(new Map())
  const add = useCallback(
    (regions: readonly KnownRegion[]) =>
      setKnown(before => new Map([...before, ...regions.map(region => [region.regionCode, region] as const)])),
    [],
  )
  const open = useOpening(add)
  const search = useSearch(add)

  useEffect(() => {
    void open(undefined).then(([province]) => open(province?.regionCode))
  }, [open])
  useEffect(() => {
    if (chosen) for (const code of codesAbove(chosen)) void open(code)
  }, [chosen, open])

  return {
    options: useMemo(() => treeOf(known), [known]),
    open: ({ value }: CascadeOption) => void open(value),
    search,
  }
}

type Add = (regions: readonly KnownRegion[]) => void

function useOpening(add: Add) {
  const [fetchBelow] = useLazyCaseworkRegionsBelowQuery()
  return useCallback(
    async (parentCode: string | undefined): Promise<readonly KnownRegion[]> => {
      try {
        // Nothing comes where the session ends meanwhile.
        const found = (await fetchBelow({ parentCode }, true).unwrap()) ?? []
        add(found)
        return found
      } catch (error) {
        notify.warning(asPortalError(error).message)
        return []
      }
    },
    [fetchBelow, add],
  )
}

/** Looks for what is typed once the typing pauses. */
function useSearch(add: Add): (typed: string) => void {
  const [find] = useLazyCaseworkFindRegionsQuery()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (typed: string) => {
      clearTimeout(timer.current)
      const name = typed.trim()
      if (name)
        timer.current = setTimeout(() => {
          void find({ name }, true).then(({ data = [] }) => add(data))
        }, QUIET_MS)
    },
    [find, add],
  )
}
