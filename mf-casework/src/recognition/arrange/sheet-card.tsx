import { useEffect, useRef } from 'react'
import { useCaseworkPagePictureQuery } from '../api'
import styles from './arrange.module.css'
import { type Sheet, turned } from './sheets'

interface CardProps {
  readonly itemId: string
  readonly sheet: Sheet
  readonly number: number
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onChange: (change: (sheet: Sheet) => Sheet) => void
  readonly onMove: (by: 1 | -1) => void
  /** Nothing is written on it; told once. */
  readonly onBlank: () => void
}

/** A page with what can be done with it. */
export function SheetCard({ itemId, sheet, number, isFirst, isLast, onChange, onMove, onBlank }: CardProps) {
  const { fileId, page, dropped, begins } = sheet
  const { data, error } = useCaseworkPagePictureQuery({ itemId, fileId, page })
  const isBlank = data?.blank ?? false
  const tell = useRef(onBlank)
  useEffect(() => {
    if (isBlank) tell.current()
  }, [isBlank])
  const state = [begins && '另起一封', isBlank && '空白页', dropped && '已去除'].filter(Boolean).join('，')
  return (
    <li className={begins ? `${styles.sheet} ${styles.begins}` : styles.sheet} aria-label={`第${number}页`}>
      <p className={styles.number}>
        第{number}页{state && `（${state}）`}
      </p>
      <div className={dropped ? `${styles.picture} ${styles.dropped}` : styles.picture}>
        {data && <img src={data.picture} alt={`第${number}页`} style={{ rotate: `${sheet.turned}deg` }} />}
        {error && <span>无法显示</span>}
      </div>
      <div className={styles.rowActions}>
        <button type="button" aria-label="前移" title="前移" disabled={isFirst} onClick={() => onMove(-1)}>
          ←
        </button>
        <button type="button" aria-label="后移" title="后移" disabled={isLast} onClick={() => onMove(1)}>
          →
        </button>
        <button type="button" onClick={() => onChange(turned)}>
          旋转
        </button>
        <button type="button" onClick={() => onChange(one => ({ ...one, dropped: !one.dropped }))}>
          {dropped ? '恢复' : '去除'}
        </button>
        {!isFirst && (
          <button
            type="button"
            aria-pressed={begins}
            onClick={() => onChange(one => ({ ...one, begins: !one.begins }))}
          >
            另起一封
          </button>
        )}
      </div>
    </li>
  )
}
