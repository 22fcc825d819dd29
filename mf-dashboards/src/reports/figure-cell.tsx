import { useCan } from '@portal/shared-lib'
import { cellConditions, FIGURE_PAGES } from '@portal/shared-lib/contract/rules/figures'
import { Link, whereAddress } from '@portal/shared-lib/router'
import { figureText } from '../figures/figures'
import { baseText, changeText, lateText } from './figure-text'
import styles from './reports.module.css'
import type { Cell, Column, Late, Leaf } from './table-heads'

type Conditions = NonNullable<Column['conditions']>

interface FigureCellProps {
  readonly leaf: Leaf
  readonly cell: Cell | undefined
  /** What came after it was frozen. */
  readonly late: Late | undefined
  /** Of the table and of the row. */
  readonly conditions: readonly Conditions[]
  /** Whether the Tab key comes to it; others are reached by arrows. */
  readonly isEntry: boolean
}

/** A figure of a report, which opens the list of what it counts; or how it has changed. */
export function FigureCell({ leaf: { column, shown }, cell, late, conditions, isEntry }: FigureCellProps) {
  const page = FIGURE_PAGES[column.list]
  const hasPage = useCan(page.slice(1))
  if (!cell) return <td />
  if (shown === 'late')
    return (
      <td className={styles.late} title={late && `现为${figureText(column, late.value)}`}>
        {late && lateText(column, late)}
      </td>
    )
  if (shown !== 'value') return <td className={styles.change}>{changeText(cell[shown])}</td>
  const text = figureText(column, cell.value)
  const { guarded } = cell
  const isOffered = column.list === 'petitions' || hasPage
  return (
    <td title={baseText(column, cell)}>
      {column.conditions && cell.count > 0 && isOffered ? (
        <Link
          to={whereAddress(page, cellConditions(...conditions, column.conditions))}
          className={styles.figure}
          tabIndex={isEntry ? 0 : -1}
        >
          {text}
        </Link>
      ) : (
        text
      )}
      {column.baseConditions && cell.base && isOffered ? (
        <Link
          to={whereAddress(page, cellConditions(...conditions, column.baseConditions))}
          className={styles.base}
          title="这一比率的基数"
          tabIndex={-1}
        >
          {`/${cell.base}`}
        </Link>
      ) : null}
      {guarded !== null && <small title="依保密规定只计总数、不列明细的信访件">{`＋${guarded}`}</small>}
    </td>
  )
}
