import { Loading, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { FigureName } from '../figures/explained'
import { BaseLink } from '../figures/figure-link'
import { type Cell, type Column, changeText, columnAt, type Figures, figureText, listOf } from '../figures/figures'
import { useDashboardBoardOverviewQuery } from './api'
import styles from './board.module.css'
import { useAsked } from './use-board'

/** The strip of figures, and which of them tell of trouble. */
const TILES = ['today', 'month', 'year', 'open', 'overdue', 'urgent', 'collective'] as const
const TROUBLE: readonly string[] = ['overdue', 'urgent', 'collective', 'M26o', 'M04']

/** 今日新增, 本月, 本年, 在办, 超期, 重大紧急, 集体访, each with its changes and its list. */
export function OverviewTiles() {
  const { scope, polling } = useAsked()
  const { data, error, refetch } = useDashboardBoardOverviewQuery(scope, polling)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  return data ? <Tiles figures={data} shown={TILES} /> : <Loading />
}

/** Figures of all, each with its changes and its list. */
export function Tiles({ figures, shown }: { figures: Figures; shown: readonly string[] }) {
  return (
    <ul className={styles.tiles} aria-label="主要指标">
      {shown.map(id => {
        const at = columnAt(figures, id)
        const [column, cell] = [figures.columns[at], figures.total?.[at]]
        return column && cell ? <Tile key={id} figures={figures} column={column} cell={cell} /> : null
      })}
    </ul>
  )
}

function Tile({ figures, column, cell }: { figures: Figures; column: Column; cell: Cell }) {
  const to = listOf(figures, column)
  const isTrouble = TROUBLE.includes(column.id) && Boolean(cell.value)
  const text = <strong className={isTrouble ? styles.trouble : undefined}>{figureText(column, cell.value)}</strong>
  return (
    <li className={styles.tile}>
      <span className={styles.tileName}>
        <FigureName column={column} />
      </span>
      {to ? (
        <Link
          to={to}
          className={styles.tileLink ?? ''}
          aria-label={`${column.path.join('')} ${figureText(column, cell.value)}`}
        >
          {text}
        </Link>
      ) : (
        text
      )}
      <BaseLink figures={figures} column={column} cell={cell} />
      <span className={styles.changes}>
        {cell.lastYear !== null && <Change name="同比" column={column} change={cell.yearChange} />}
        {cell.previous !== null && <Change name="环比" column={column} change={cell.change} />}
      </span>
    </li>
  )
}

/** A change, its direction in shape and sign and not in colour alone. */
function Change({ name, column, change }: { name: string; column: Column; change: number | null }) {
  const arrow = change === null || change === 0 ? '' : change > 0 ? '▲' : '▼'
  return (
    <span>
      {name} {arrow && <span aria-hidden="true">{arrow}</span>}
      {changeText(column, change)}
    </span>
  )
}
