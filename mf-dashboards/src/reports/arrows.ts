import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const OPENING = 'a, button'

/** Leads by arrow keys from a figure of a table to the next that can be opened in their direction: from a share to what it is taken of, too. */
export function moveByArrows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = STEPS[event.key]
  const cell = (event.target as Element).closest<HTMLTableCellElement>('td, th')
  const row = cell?.closest('tr')
  if (!step || !cell || !row) return
  event.preventDefault()
  const inCell = [...cell.querySelectorAll<HTMLElement>(OPENING)]
  const place = event.target instanceof HTMLElement ? inCell.indexOf(event.target) : -1
  const beside = step[0] === 0 && inCell[place + step[1]]
  if (beside) {
    beside.focus()
    return
  }
  const rows = [...event.currentTarget.rows]
  let [at, column] = [rows.indexOf(row), cell.cellIndex]
  while (rows[at]?.cells[column]) {
    at += step[0]
    column += step[1]
    const link = rows[at]?.cells[column]?.querySelector<HTMLElement>(OPENING)
    if (link) {
      link.focus()
      return
    }
  }
}
