import { addressOf } from '@portal/shared-lib/router'
import type { GridColumn } from '@portal/shared-lib/ui-data'
import type { MouseEvent } from 'react'
import type { Deed } from './deeds/deed'
import styles from './lists.module.css'
import { openRow } from './open-row'
import { nameOf, type Row, textOf } from './row'
import type { ListView } from './view'

interface DeedsColumnOptions {
  readonly view: ListView
  readonly offered: readonly Deed[]
  readonly onDeed: (deed: Deed, rows: readonly Row[]) => void
}

/** Pixels: of a sign of the text, between two deeds, of the cell's edges, of its heading with them. */
const [SIGN, GAP, EDGES, LEAST] = [14, 12, 18, 60]

/** The last column: opens a row, and does what is offered in it. */
export function deedsColumn({ view, offered, onDeed }: DeedsColumnOptions): GridColumn<Row> {
  const inRow = offered.filter(deed => deed.inRow)
  return {
    key: 'deeds',
    title: '操作',
    width: widthOf([view.open, ...inRow.map(({ name }) => name)]),
    fixed: 'right',
    cell: row => (
      <>
        {textOf(row, 'url') && (
          <a className={styles.open} href={addressOf(textOf(row, 'url'))} onClick={event => follow(event, row)}>
            {view.open}
          </a>
        )}
        {inRow
          .filter(({ suits }) => suits?.(row) ?? true)
          .map(deed => (
            <button
              key={deed.name}
              type="button"
              className={styles.deed}
              title={`${deed.name} ${nameOf(row)}`}
              onClick={() => onDeed(deed, [row])}
            >
              {deed.name}
            </button>
          ))}
      </>
    ),
  }
}

/** All that is offered stands in one line. */
const widthOf = (names: readonly string[]): number =>
  Math.max(LEAST, EDGES + (names.length - 1) * GAP + names.join('').length * SIGN)

/** In this window, unless the user asks for another; lighter than the router's link, which every row would carry. */
function follow(event: MouseEvent, row: Row): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  openRow(row)
}
