import { Lamp, Marks } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import type { KeyboardEvent } from 'react'
import styles from './department.module.css'
import type { Board, Card } from './moves'

interface CellProps {
  /** Lane and column, for who does not see them. */
  readonly name: string
  readonly cell: Board['cells'][number] | undefined
  /** The list of all that it counts. */
  readonly behind: string
  readonly draggable: boolean
  readonly onHold: (card: Card | undefined) => void
  /** Where a card is held. */
  readonly onDrop: (() => void) | undefined
  readonly onPress: (event: KeyboardEvent<HTMLElement>, card: Card) => void
}

/** What a lane has in a column: the most pressing cards, and the way to all. */
export function CardCell({ name, cell, behind, draggable, onHold, onDrop, onPress }: CellProps) {
  return (
    <td
      className={onDrop ? styles.target : ''}
      onDragOver={event => onDrop && event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        onDrop?.()
      }}
    >
      {cell && (
        <ul className={styles.cards} aria-label={name}>
          {cell.cards.map(card => (
            <li
              key={card.id}
              draggable={draggable}
              onDragStart={() => onHold(card)}
              onDragEnd={() => onHold(undefined)}
            >
              <CardLink card={card} onPress={onPress} />
            </li>
          ))}
        </ul>
      )}
      {cell && cell.count > cell.cards.length && <Link to={behind}>全部 {cell.count} 件</Link>}
    </td>
  )
}

function CardLink({ card, onPress }: { readonly card: Card; readonly onPress: CellProps['onPress'] }) {
  const { url, lamp, remainingDays, dueAt, petitionNo, typeName, petitioner, summary, flags } = card
  return (
    <Link
      to={url}
      className={styles.card}
      draggable={false}
      data-card
      onKeyDown={event => onPress(event, card)}
      title={summary}
    >
      <span className={styles.line}>
        <Lamp colour={lamp} remainingDays={remainingDays} dueAt={dueAt} />
        <Marks flags={flags} graveOnly />
        <span className={styles.kind}>{typeName}</span>
      </span>
      <span className={styles.summary}>
        {petitioner}：{summary}
      </span>
      <span className={styles.number}>{petitionNo}</span>
    </Link>
  )
}
