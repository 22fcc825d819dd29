import { asPortalError, notify } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/page'
import { type ReactNode, useState } from 'react'
import { useCaseworkMergeMutation } from '../api'
import styles from './arrange.module.css'

const LEAST = 2

/** Letters chosen to become one, in the order in which they were chosen. */
export function useMerging() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [merge, { isLoading }] = useCaseworkMergeMutation()
  const [itemId, ...otherIds] = chosen
  return {
    chosen,
    busy: isLoading,
    clear: () => setChosen([]),
    choose: (id: string, wanted: boolean) =>
      setChosen(before => (wanted ? [...before, id] : before.filter(one => one !== id))),
    merge: async () => {
      if (itemId === undefined) return
      const { error } = await merge({ args: { itemId, otherIds } })
      if (error) return notify.error(asPortalError(error).message)
      notify.success(`已将${chosen.length}个扫描件合并为一封来信`)
      setChosen([])
    },
  }
}

interface BarProps {
  readonly merging: ReturnType<typeof useMerging>
  /** What else can be done with those that are chosen. */
  readonly children: ReactNode
}

/** 合并: what to do with them, while some are chosen. */
export function MergeBar({ merging, children }: BarProps) {
  const { chosen, busy } = merging
  if (chosen.length === 0) return null
  return (
    <div className={styles.hint}>
      已选{chosen.length}件，按选择的先后排列页面
      <Button size="small" loading={busy} disabled={chosen.length < LEAST} onClick={() => void merging.merge()}>
        合并为一封来信
      </Button>
      {children}
    </div>
  )
}
