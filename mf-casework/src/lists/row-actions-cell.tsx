import { addressOf } from '@portal/shared-lib/router'
import type { GridColumn } from '@portal/shared-lib/ui-data'
import type { MouseEvent, ReactNode } from 'react'
import styles from './lists.module.css'
import { nameOf, type Row, textOf } from './row'
import type { RowAction } from './row-actions/row-action'
import type { ListView } from './view'

interface RowActionsColumnOptions {
  readonly view: ListView
  readonly offered: readonly RowAction[]
  readonly onAction: (rowAction: RowAction, rows: readonly Row[]) => void
  readonly onOpen: (row: Row) => void
}

/** Pixels: of a sign of the text, between two actions, of the cell's edges, of its heading with them. */
const [SIGN, GAP, EDGES, LEAST] = [14, 12, 18, 60]

/** The last column: opens a row, does what is offered in it, and says who else is at it. */
export function rowActionsColumn({ view, offered, onAction, onOpen }: RowActionsColumnOptions): GridColumn<Row> {
  const inRow = offered.filter(rowAction => rowAction.inRow)
  return {
    key: 'rowActions',
    title: '操作',
    width: widthOf([view.open, ...inRow.map(({ name }) => name)]),
    fixed: 'right',
    cell: row => (
      <BesideWriter name={textOf(row, 'writerName')}>
        {textOf(row, 'url') && (
          <a
            className={styles.open}
            href={addressOf(textOf(row, 'url'))}
            onClick={event => follow(event, () => onOpen(row))}
          >
            {view.open}
          </a>
        )}
        {inRow
          .filter(({ suits }) => suits?.(row) ?? true)
          .map(rowAction => (
            <button
              key={rowAction.name}
              type="button"
              className={styles.rowAction}
              title={`${rowAction.name} ${nameOf(row)}`}
              onClick={() => onAction(rowAction, [row])}
            >
              {rowAction.name}
            </button>
          ))}
      </BesideWriter>
    ),
  }
}

/** What can be done in a row, and in a second line who else is writing on its petition just now, where somebody is. */
function BesideWriter({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!name) return children
  const told = `${name}正在编辑`
  return (
    <span className={styles.besideWriter}>
      <span>{children}</span>
      <span role="img" aria-label={told} title={told} className={styles.writer}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 13l.7-2.9 7.2-7.2 2.2 2.2-7.2 7.2zM9.4 4.4l2.2 2.2" />
        </svg>
        {name}
      </span>
    </span>
  )
}

/** All that is offered stands in one line. */
const widthOf = (names: readonly string[]): number =>
  Math.max(LEAST, EDGES + (names.length - 1) * GAP + names.join('').length * SIGN)

/** In this window, unless the user asks for another; lighter than the router's link, which every row would carry. */
function follow(event: MouseEvent, open: () => void): void {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  open()
}
