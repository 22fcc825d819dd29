const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const cardsIn = (cell: Element | undefined) => [...(cell?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]

/** Moves the focus from a card to the one beside it, past cells without cards; false where the key asks for nothing. */
export function focusBeside(card: HTMLElement, key: string): boolean {
  const [across, down] = STEPS[key] ?? []
  const cell = card.closest('td')
  const row = cell?.parentElement
  if (across === undefined || down === undefined || !cell || !row) return false
  const inCell = cardsIn(cell)
  const at = inCell.indexOf(card)
  const next = down === 0 ? undefined : inCell[at + down]
  const found = next ?? (down === 0 ? besideIn([...row.children], cell, across, at) : belowIn(row, cell, down))
  found?.focus()
  return true
}

function besideIn(cells: readonly Element[], cell: Element, across: number, at: number) {
  for (let next = cells.indexOf(cell) + across; cells[next]; next += across) {
    const cards = cardsIn(cells[next])
    if (cards.length > 0) return cards[Math.min(at, cards.length - 1)]
  }
  return undefined
}

function belowIn(row: Element, cell: Element, down: number) {
  const rows = [...(row.parentElement?.children ?? [])]
  const column = [...row.children].indexOf(cell)
  for (let next = rows.indexOf(row) + down; rows[next]; next += down) {
    const cards = cardsIn(rows[next]?.children[column])
    if (cards.length > 0) return cards.at(down > 0 ? 0 : -1)
  }
  return undefined
}
