import { PetitionNo } from '@portal/shared-lib/page'
import { usePageKeys } from '@portal/shared-lib/router'
import { useEffect, useState } from 'react'
import buttons from '../../actions/buttons.module.css'
import { openedBy, todoOf } from '../case-paths'
import styles from './case-preview.module.css'
import { CaseTold } from './case-told'

/** Milliseconds that a row is active before its case is read: whoever goes through a list reads only where they rest. */
const REST = 200

interface CasePreviewProps {
  /** The page of the case, as the list has it. */
  readonly address: string
  /** Opens it; with an action, that is filled in there, by 常用操作 where one is named. */
  readonly onOpen: (action?: string, macroId?: string) => void
  /** To the next row of the list, or to the one before. */
  readonly onMove: (by: 1 | -1) => void
  readonly onClose: () => void
}

/** A case beside its list: what it is about, how far it has come, its limits, and what can be done first. */
export default function CasePreview({ address, onOpen, onMove, onClose }: CasePreviewProps) {
  usePreviewKeys(onMove, onClose)
  const [pathname = '', search = ''] = address.split('?')
  const petitionNo = openedBy(pathname, search)
  const isResting = useRested(address)
  return (
    <aside className={styles.preview} aria-label="预览">
      <header>
        <PetitionNo value={petitionNo} />
        <button type="button" className={styles.close} aria-label="关闭预览" title="关闭预览（Esc）" onClick={onClose}>
          ×
        </button>
      </header>
      {isResting && <CaseTold key={address} petitionNo={petitionNo} todoId={todoOf(address)} onOpen={onOpen} />}
      <footer>
        <button type="button" className={buttons.usual} onClick={() => onOpen()}>
          打开（Enter）
        </button>
        <span>J / K 换行，Esc 关闭</span>
      </footer>
    </aside>
  )
}

const MOVES: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 }

/** J and K are the grid’s while it has the focus; here they are heard from the preview, too. */
function usePreviewKeys(onMove: (by: 1 | -1) => void, onClose: () => void): void {
  usePageKeys(event => {
    if (event.defaultPrevented) return
    const by = MOVES[event.key.toLowerCase()]
    if (event.key === 'Escape') onClose()
    else if (by) onMove(by)
  })
}

/** Whether something has been the same for a moment. */
function useRested(what: string): boolean {
  const [rested, rest] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => rest(what), REST)
    return () => clearTimeout(timer)
  }, [what])
  return rested === what
}
