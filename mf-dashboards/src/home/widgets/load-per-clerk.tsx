import { COUNT_POLLING, formatNumber, onDemand, useCan, WhileLoading } from '@portal/shared-lib'
import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link, type ListCondition, whereAddress } from '@portal/shared-lib/router'
import { useState } from 'react'
import { useDashboardDepartmentBoardQuery } from '../../api'
import type { Board, Card, Lane } from '../../kanban/department/moves'
import styles from '../home.module.css'

const RedistributeDialog = onDemand(() => import('./redistribute/redistribute-dialog'))

const LIST = '/toDoManage/departToDo'

/** The department's to-dos of one person, as its list has them. */
const ofPerson = (key: string): ListCondition =>
  key === '' ? { field: 'blr', operator: 'empty', values: [] } : { field: 'blrId', operator: 'is', values: [key] }
const OVERDUE: ListCondition = { field: 'lamp', operator: 'is', values: ['red'] }

/** With whom the department's work lies, and 改派 of several of it at once. */
export default function LoadPerClerk() {
  const isHead = useCan('todo:distribute')
  const [from, giveAway] = useState<Lane>()
  const { data, error, refetch } = useDashboardDepartmentBoardQuery({ by: 'person' }, COUNT_POLLING)
  return (
    <Section title="承办人负荷">
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.lanes.length === 0 && <Empty />}
      {data && data.lanes.length > 0 && (
        <table className={styles.load}>
          <thead>
            <tr>
              <th scope="col">承办人</th>
              <th scope="col">在办</th>
              <th scope="col">超期</th>
              <th scope="col" title="在办事项自到达以来的平均天数">
                平均天数
              </th>
              <th scope="col">改派</th>
            </tr>
          </thead>
          <tbody>
            {data.lanes.map(lane => (
              <Row key={lane.key} lane={lane} board={data} isHead={isHead} onGive={giveAway} />
            ))}
          </tbody>
        </table>
      )}
      {data && from && (
        <WhileLoading fallback={null}>
          <RedistributeDialog
            from={from}
            cards={cardsOf(data, from.key)}
            lanes={data.lanes}
            onClose={() => giveAway(undefined)}
          />
        </WhileLoading>
      )}
    </Section>
  )
}

interface RowProps {
  readonly lane: Lane
  readonly board: Board
  readonly isHead: boolean
  readonly onGive: (lane: Lane) => void
}

function Row({ lane, board, isHead, onGive }: RowProps) {
  const { count, overdue, days } = todosOf(board, lane)
  const isEmpty = cardsOf(board, lane.key).length === 0
  const why = isHead ? (isEmpty ? '没有可改派的待办' : '') : '只有部门负责人可以改派'
  return (
    <tr>
      <th scope="row">
        {lane.name}
        {lane.limit !== null && lane.count > lane.limit && <span className={styles.urgent}> 超过上限{lane.limit}</span>}
      </th>
      <td>
        <Link to={whereAddress(LIST, [ofPerson(lane.key)])}>{formatNumber(count)}</Link>
      </td>
      <td>
        <Link to={whereAddress(LIST, [ofPerson(lane.key), OVERDUE])} className={overdue ? styles.urgent : ''}>
          {formatNumber(overdue)}
        </Link>
      </td>
      <td>{count > 0 ? (days / count).toFixed(1) : '—'}</td>
      <td>
        <button
          type="button"
          className={styles.plainButton}
          disabled={why !== ''}
          title={why || undefined}
          onClick={() => onGive(lane)}
        >
          改派
        </button>
      </td>
    </tr>
  )
}

/** What is with a leader is no to-do of the department, and stands in another list. */
const SENT = 'approval'

function todosOf({ cells }: Board, { key }: Lane) {
  const own = cells.filter(({ lane, column }) => lane === key && column !== SENT)
  const sumOf = (figure: 'count' | 'overdue' | 'days') => own.reduce((sum, cell) => sum + cell[figure], 0)
  return { count: sumOf('count'), overdue: sumOf('overdue'), days: sumOf('days') }
}

/** The to-dos of a person that the board shows, those with the least time left first. */
function cardsOf({ cells }: Board, key: string): readonly Card[] {
  const own = cells.filter(({ lane, column }) => lane === key && column !== SENT)
  return own.flatMap(({ cards }) => cards).toSorted((one, other) => lastDay(one).localeCompare(lastDay(other)))
}

/** Without a limit: after all others. */
const lastDay = ({ dueAt }: Card) => dueAt ?? '9999'
