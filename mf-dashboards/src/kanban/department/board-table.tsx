import { notify, onDemand, useCan, WhileLoading } from '@portal/shared-lib'
import { BOARD_COLUMNS } from '@portal/shared-lib/contract/rules/kanban'
import { Link, navigate } from '@portal/shared-lib/router'
import { type KeyboardEvent, useState } from 'react'
import { CardCell } from './card-cell'
import styles from './department.module.css'
import { focusBeside } from './focus-beside'
import { listBehind } from './list-behind'
import { type Board, type Lane, moveOf, type Placed } from './moves'
import { useGive } from './use-give'

const AssignDialog = onDemand(() => import('./assign-dialog'))

interface BoardProps {
  readonly board: Board
  readonly by: 'person' | 'category'
}

/**
 * Columns of work by lanes. A card dropped into another person's lane is given to that person; dropped into another
 * column it opens the form of what is to be done: nothing moves on without it.
 */
export function BoardTable({ board, by }: BoardProps) {
  const isHead = useCan('todo:distribute')
  const give = useGive()
  const [held, hold] = useState<Placed>()
  const [assigned, assign] = useState<{ placed: Placed; to?: Lane }>()
  const drop = async (column: string, lane: Lane) => {
    hold(undefined)
    if (!held) return
    if (held.column !== column) return navigate(held.card.url)
    const move = moveOf(held, lane, board.lanes, isHead)
    if (typeof move === 'object') return notify.warning(move.refused)
    if (move === 'handOn') return assign({ placed: held, to: lane })
    const problem = await give(move, held.card, lane)
    if (problem) notify.error(problem)
  }
  const press = (event: KeyboardEvent<HTMLElement>, placed: Placed) => {
    if (focusBeside(event.currentTarget, event.key)) return event.preventDefault()
    if (by === 'person' && event.key.toLowerCase() === 'a') assign({ placed })
  }
  return (
    <section className={styles.scroll} aria-label="部门看板">
      <table className={styles.board}>
        <Heads board={board} />
        <tbody>
          {board.lanes.map(lane => (
            <tr key={lane.key}>
              <LaneHead lane={lane} />
              {BOARD_COLUMNS.map(({ key: column, name }) => (
                <CardCell
                  key={column}
                  name={`${lane.name} ${name}`}
                  cell={board.cells.find(cell => cell.column === column && cell.lane === lane.key)}
                  behind={listBehind(column, { by, key: lane.key })}
                  draggable={by === 'person'}
                  onHold={card => hold(card && { card, column, lane: lane.key })}
                  onDrop={held && (() => void drop(column, lane))}
                  onPress={(event, card) => press(event, { card, column, lane: lane.key })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {by === 'person' && (
        <p className={styles.hint}>拖到他人泳道为分派，拖到其他列打开办理页；键盘：方向键移动，回车打开，A 分派。</p>
      )}
      {assigned && (
        <WhileLoading fallback={null}>
          <AssignDialog
            {...assigned}
            lanes={board.lanes}
            isHead={isHead}
            onGive={give}
            onClose={() => assign(undefined)}
          />
        </WhileLoading>
      )}
    </section>
  )
}

const Heads = ({ board }: Pick<BoardProps, 'board'>) => (
  <thead>
    <tr>
      <th scope="col">泳道</th>
      {BOARD_COLUMNS.map(({ key, name }) => {
        const { count = 0, overdue = 0 } = board.columns.find(column => column.key === key) ?? {}
        return (
          <th key={key} scope="col">
            {name} <Link to={listBehind(key)}>{count} 件</Link>
            {overdue > 0 && <span className={styles.overdue}>超期 {overdue}</span>}
          </th>
        )
      })}
    </tr>
  </thead>
)

function LaneHead({ lane: { name, own, count, overdue, limit } }: { lane: Lane }) {
  const isFull = limit !== null && count > limit
  return (
    <th scope="row">
      <strong>{name}</strong>
      {own && '（本人）'}
      <span className={isFull ? styles.overdue : ''}>
        在办 {count}
        {limit !== null && ` / ${limit}`} 件{isFull && '，超过上限'}
      </span>
      {overdue > 0 && <span className={styles.overdue}>超期 {overdue}</span>}
    </th>
  )
}
