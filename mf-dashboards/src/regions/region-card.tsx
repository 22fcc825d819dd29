import { formatNumber } from '@portal/shared-lib'
import { SparkLine } from '@portal/shared-lib/plot'
import { FigureName } from '../figures/explained'
import { FigureLink } from '../figures/figure-link'
import { changeText, columnAt, type Figures, type Row } from '../figures/figures'
import { useDashboardBoardTrendQuery } from '../leadership-board/api'
import { useAsked } from '../leadership-board/use-board'
import { UrgeButton } from '../urging/urge-button'
import styles from './regions.module.css'

interface RegionCardProps {
  readonly figures: Figures
  readonly row: Row
  readonly onDrill: (region: string) => void
  readonly isCompared: boolean
  readonly mayCompare: boolean
  readonly onCompare: (on: boolean) => void
  /** Shows the region on its own. */
  readonly onOpen: () => void
}

/** The figures that a card has no room for stand in the sheet and in the comparison. */
const SHOWN = [
  ...['M01', 'M02', 'M05', 'M07', 'M08', 'M09', 'M10', 'M11u', 'M12u'],
  ...['M26', 'M26o', 'M21', 'M19', 'M25'],
]

/** A region: what it has, how it went in the last months, where it stands among its neighbours. */
export function RegionCard({ figures, row, onDrill, isCompared, mayCompare, onCompare, onOpen }: RegionCardProps) {
  const all = columnAt(figures, 'M01')
  const change = row.cells[all]
  return (
    <li className={styles.card} aria-label={row.name}>
      <div className={styles.head}>
        <h2>
          {row.region ? (
            <button type="button" onClick={() => onDrill(row.region)}>
              {row.name}
            </button>
          ) : (
            row.name
          )}
        </h2>
        {isNeighbour(row) && (
          <span className={styles.acts}>
            <UrgeButton of={{ region: row.id, unit: '', name: row.name }} overdue={overdueOf(figures, row)} />
            <button type="button" aria-label={`${row.name}详情`} onClick={onOpen}>
              详情
            </button>
          </span>
        )}
        <label>
          <input
            type="checkbox"
            checked={isCompared}
            disabled={!mayCompare}
            onChange={({ target }) => onCompare(target.checked)}
          />
          对比
        </label>
      </div>
      <p className={styles.soft}>
        {row.population !== null && `人口${formatNumber(row.population)}，`}
        {isNeighbour(row) ? `信访总量第${rankOf(figures, row, all)}` : '发生在本级、不属于任何下级地区的'}
        {change &&
          change.lastYear !== null &&
          figures.columns[all] &&
          `，同比 ${changeText(figures.columns[all], change.yearChange)}`}
      </p>
      <Course row={row} />
      <dl>
        {SHOWN.map(id => {
          const at = columnAt(figures, id)
          const column = figures.columns[at]
          return column ? (
            <div key={id}>
              <dt>
                <FigureName column={column} />
              </dt>
              <dd>
                <FigureLink figures={figures} row={row} at={at} />
              </dd>
            </div>
          ) : null
        })}
      </dl>
    </li>
  )
}

const OWN_LEVEL = '本级'

/**
 * Whether it is a region beside the others. What happened in the region itself bears the code under which all below it
 * are counted too: its course, its orders and its portrait would be those of the whole.
 */
const isNeighbour = ({ id, name }: Pick<Row, 'id' | 'name'>): boolean => /^\d{12}$/.test(id) && name !== OWN_LEVEL

const overdueOf = (figures: Figures, row: Row): number => row.cells[columnAt(figures, 'M26o')]?.count ?? 0

/** Its place among its neighbours, the most first; equals have the same. */
function rankOf({ rows }: Figures, row: Row, at: number): number {
  const value = row.cells[at]?.value ?? 0
  return 1 + rows.filter(other => isNeighbour(other) && (other.cells[at]?.value ?? 0) > value).length
}

/** The last twelve months of a region that has a code of its own. */
function Course({ row: { id, name } }: { row: Row }) {
  const { scope } = useAsked()
  const isRegion = isNeighbour({ id, name })
  const { data } = useDashboardBoardTrendQuery(
    { ...scope, region: isRegion ? id : '', unit: 'month' },
    { skip: !isRegion },
  )
  if (!isRegion) return null
  const values = data?.rows.map(({ cells }) => cells[0]?.value ?? 0) ?? []
  return (
    <div className={styles.course}>
      <SparkLine label={`${name}近12个月件次：${values.map(formatNumber).join('、')}`} values={values} />
    </div>
  )
}
