import { useEffect, useState } from 'react'
import { useLazyCaseworkRegionsBelowQuery } from '../api'
import { codesAbove } from '../engine/controls/region-tree'

/** The name of a region with its superior's, where the province has it; empty else. */
export function useRegionName(code: string | undefined): string {
  const [fetchBelow] = useLazyCaseworkRegionsBelowQuery()
  const [name, setName] = useState('')
  useEffect(() => {
    let current = true
    setName('')
    if (code !== undefined) void nameOf(code, below).then(found => current && setName(found))
    return () => {
      current = false
    }

    async function below(parentCode: string) {
      const { data = [] } = await fetchBelow({ parentCode }, true)
      return data
    }
  }, [code, fetchBelow])
  return name
}

type Below = (parentCode: string) => Promise<readonly { regionCode: string; regionName: string }[]>

async function nameOf(code: string, below: Below): Promise<string> {
  const chain = [...codesAbove(code), code]
  const names = await Promise.all(
    chain.slice(1).map(async (one, at) => {
      const found = await below(chain[at] ?? '')
      return found.find(({ regionCode }) => regionCode === one)?.regionName
    }),
  )
  return names.includes(undefined) ? '' : names.join('')
}
