import type { ReportAnswer } from '@portal/shared-lib/contract/calls/stats'
import { METRICS } from '@portal/shared-lib/contract/rules/figures'
import { type CSSProperties, useMemo } from 'react'
import { Explained } from '../figures/explained'
import { moveByArrows } from './arrows'
import { FigureCell } from './figure-cell'
import styles from './reports.module.css'
import {
  type Cell,
  type Column,
  type Heading,
  headingsOf,
  type LateOf,
  type Leaf,
  lateIn,
  leavesOf,
  type Row,
} from './table-heads'

interface ReportTableProps {
  readonly report: ReportAnswer
  /** What the first column holds. */
  readonly rowsName: string
  readonly onRegion: (region: string) => void
}

/** A report: its headings in as many rows as they are deep, a row for each part, and the sum. */
export function ReportTable({ report, rowsName, onRegion }: ReportTableProps) {
  const leaves = useMemo(() => leavesOf(report), [report])
  const headings = useMemo(() => headingsOf(leaves), [leaves])
  const { conditions, rows, total } = report
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={`${report.title}，可滚动`} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{report.title}</caption>
        <thead>
          {headings.map((row, level) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of headings is known by its depth alone
            <tr key={level} style={{ '--level': level } as CSSProperties}>
              {level === 0 && (
                <th scope="col" rowSpan={headings.length} className={styles.corner}>
                  {rowsName}
                </th>
              )}
              {row.map((heading, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: headings have the same names under others
                <Head key={at} heading={heading} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody onKeyDown={moveByArrows}>
          {total && (
            <tr className={styles.total}>
              <th scope="row">合计</th>
              <Cells leaves={leaves} cells={total} late={lateIn(report, null)} conditions={[conditions]} hasEntry />
            </tr>
          )}
          {rows.map((row, at) => (
            <tr key={row.id}>
              <th scope="row">
                <RowName row={row} onRegion={onRegion} />
              </th>
              <Cells
                leaves={leaves}
                cells={row.cells}
                late={lateIn(report, row.id)}
                conditions={[conditions, row.conditions]}
                hasEntry={!total && at === 0}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head({ heading: { title, columns, rows, column } }: { readonly heading: Heading }) {
  return (
    <th scope={columns > 1 ? 'colgroup' : 'col'} colSpan={columns} rowSpan={rows}>
      {column ? <Explained name={title} text={definitionOf(column)} /> : title}
    </th>
  )
}

const definitionOf = ({ metric }: Column): string => {
  const { name, unit, definition } = METRICS[metric]
  return `${name}（${unit}）：${definition}`
}

function RowName({ row: { name, region }, onRegion }: { readonly row: Row; readonly onRegion: (of: string) => void }) {
  if (!region) return <>{name}</>
  return (
    <button type="button" className={styles.region} title={`统计${name}`} onClick={() => onRegion(region)}>
      {name}
    </button>
  )
}

interface CellsProps {
  readonly leaves: readonly Leaf[]
  readonly cells: readonly Cell[]
  readonly late: LateOf
  readonly conditions: readonly NonNullable<Column['conditions']>[]
  /** Whether the Tab key comes into the table here. */
  readonly hasEntry: boolean
}

function Cells({ leaves, cells, late, conditions, hasEntry }: CellsProps) {
  const entry = leaves.findIndex(
    ({ at, column, shown }) => shown === 'value' && column.conditions !== null && (cells[at]?.count ?? 0) > 0,
  )
  return leaves.map((leaf, place) => (
    <FigureCell
      key={`${leaf.column.id} ${leaf.shown}`}
      leaf={leaf}
      cell={cells[leaf.at]}
      late={late(leaf.at)}
      conditions={conditions}
      isEntry={hasEntry && place === entry}
    />
  ))
}
