import { Tree, type TreeDataNode } from 'antd'
import { useState } from 'react'
import { asPortalError } from '../api/portal-error'
import type { RegionsAnswer } from '../contract/calls/tables'
import { Loading, Trouble } from '../page/trouble'
import { notify } from '../sdk/notify'
import { useLazyPickerRegionsQuery, usePickerRootsQuery } from './api'
import styles from './people-picker.module.css'

/** The lowest level that is shown. */
const DEEPEST_LEVEL = 10
/** Pixels. */
const HEIGHT = 500

type Region = RegionsAnswer[number]

interface RegionTreeProps {
  readonly chosen: string | undefined
  /** With what is known of it. */
  readonly onChoose: (regionCode: string | undefined, region: Region | undefined) => void
}

/** The regions below the province; what lies below one is fetched when it is opened. */
export default function RegionTree({ chosen, onChoose }: RegionTreeProps) {
  const { data: roots, error, refetch } = usePickerRootsQuery({})
  const [below, setBelow] = useState<Readonly<Record<string, readonly Region[]>>>({})
  const [fetchRegions] = useLazyPickerRegionsQuery()
  const open = async (regionCode: string) => {
    try {
      const regions = await fetchRegions({ parentCode: regionCode, operateType: 'companySelector' }, true).unwrap()
      setBelow(known => ({ ...known, [regionCode]: regions }))
    } catch (fault) {
      notify.error(asPortalError(fault).message)
      throw fault
    }
  }
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!roots) return <Loading />
  return (
    <Tree
      aria-label="行政区划"
      className={styles.tree}
      height={HEIGHT}
      blockNode
      treeData={nodesOf(roots, below, 1)}
      loadData={({ key }) => open(String(key))}
      selectedKeys={chosen ? [chosen] : []}
      onSelect={([key]) => {
        const known = [...roots, ...Object.values(below).flat()]
        onChoose(
          key?.toString(),
          known.find(({ regionCode }) => regionCode === key),
        )
      }}
    />
  )
}

function nodesOf(
  regions: readonly Region[],
  below: Readonly<Record<string, readonly Region[]>>,
  level: number,
): TreeDataNode[] {
  return regions.map(({ regionCode, regionName, leaf }) => {
    const lower = below[regionCode]
    return {
      key: regionCode,
      title: regionName,
      isLeaf: leaf || level >= DEEPEST_LEVEL,
      ...(lower && { children: nodesOf(lower, below, level + 1) }),
    }
  })
}
