import { onDemand, useCommands, WhileLoading } from '@portal/shared-lib'
import { usePageKeys } from '@portal/shared-lib/router'
import { useState } from 'react'
import type { ButtonRow } from '../bar/sort-buttons'
import buttons from '../buttons.module.css'
import { isKeepable, type Macro } from './macro'

const MacroDialog = onDemand(() => import('./macro-dialog'))

interface MacrosButtonProps {
  readonly rows: readonly ButtonRow[]
  readonly onChoose: (macro: Macro) => void
}

const KEYS = [{ title: '常用操作', keys: 'M' }]

/** 常用操作 of a case, by button and by M; not where nothing can be done that is filled in. */
export function MacrosButton({ rows, onChoose }: MacrosButtonProps) {
  const [isOpen, open] = useState(false)
  const isOffered = rows.some(({ action, visible, enabled }) => visible === 1 && enabled === 1 && isKeepable(action))
  useCommands('信访件', KEYS, isOffered)
  usePageKeys(event => {
    if (!isOffered || event.defaultPrevented || event.key.toLowerCase() !== 'm') return
    event.preventDefault()
    open(true)
  })
  if (!isOffered) return null
  return (
    <>
      <button
        type="button"
        className={buttons.usual}
        aria-keyshortcuts="m"
        title="常用操作（M）"
        onClick={() => open(true)}
      >
        常用操作
      </button>
      <WhileLoading fallback={null}>
        {isOpen && (
          <MacroDialog
            rows={rows}
            onClose={() => open(false)}
            onChoose={macro => {
              open(false)
              onChoose(macro)
            }}
          />
        )}
      </WhileLoading>
    </>
  )
}
