import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Leads by arrow keys from a figure of a table to the next that can be opened in their direction. */
export function moveByArrows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = STEPS[event.key]
  const cell = (event.target as Element).closest<HTMLTableCellElement>('td, th')
  const row = cell?.closest('tr')
  if (!step || !cell || !row) return
  event.preventDefault()
  const rows = [...event.currentTarget.rows]
  let [at, column] = [rows.indexOf(row), cell.cellIndex]
  while (rows[at]?.cells[column]) {
    at += step[0]
    column += step[1]
    const link = rows[at]?.cells[column]?.querySelector<HTMLElement>('a, button')
    if (link) {
      link.focus()
      return
    }
  }
}
