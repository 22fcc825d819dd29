import { Dialog, Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useEffect, useEffectEvent } from 'react'
import type { ButtonRow } from '../bar/sort-buttons'
import { FORMS } from '../forms'
import { useCaseworkMacrosQuery } from './api'
import { type Macro, saidOf } from './macro'
import styles from './macros.module.css'

interface MacroDialogProps {
  /** What can be done with the case. */
  readonly rows: readonly ButtonRow[]
  readonly onChoose: (macro: Macro) => void
  readonly onClose: () => void
}

/** 常用操作 of a case: the one that is chosen, also by its number, opens the form of its action filled in. */
export default function MacroDialog({ rows, onChoose, onClose }: MacroDialogProps) {
  const { data, error, refetch } = useCaseworkMacrosQuery({})
  const choices = (data ?? []).map(macro => ({ macro, obstacle: obstacleOf(macro, rows) }))
  const sorted = choices.toSorted((one, other) => Number(one.obstacle !== '') - Number(other.obstacle !== ''))
  useKeys(key => {
    const chosen = sorted[Number(key) - 1]
    if (chosen?.obstacle === '') onChoose(chosen.macro)
  })
  return (
    <Dialog title="常用操作" width={640} onClose={onClose}>
      <div className={styles.dialog}>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data?.length === 0 && <Empty hint="打开一个办理操作，填好后点“存为常用操作”" />}
        <ol className={styles.choices}>
          {sorted.map(({ macro, obstacle }, at) => (
            <li key={macro.macroId}>
              <button type="button" disabled={obstacle !== ''} onClick={() => onChoose(macro)}>
                <kbd>{at + 1}</kbd>
                <strong>{macro.name}</strong>
                <span title={saidOf(macro)}>{saidOf(macro)}</span>
                {obstacle && <em>{obstacle}</em>}
              </button>
            </li>
          ))}
        </ol>
        <p className={styles.hint}>只填写表单，不会直接提交。按序号选择；修改、删除在右上角用户菜单的“常用操作”中。</p>
      </div>
    </Dialog>
  )
}

/** Keys pressed while the dialog is open, wherever the focus is in it. */
function useKeys(onKey: (key: string) => void): void {
  const hear = useEffectEvent(({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (!ctrlKey && !metaKey && !altKey) onKey(key)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

function obstacleOf({ action }: Macro, rows: readonly ButtonRow[]): string {
  const row = rows.find(one => one.action === action && one.visible === 1)
  if (row?.enabled === 1) return ''
  return row?.reason || `本件当前不能${FORMS.get(action)?.name ?? ''}`
}
