import { COUNT_POLLING } from '@portal/shared-lib'
import type { UnitAnswer } from '@portal/shared-lib/contract/calls/stats'
import { Loading, Page, Trouble, usePageTitle } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { columnAt, type Figures, markOf } from '../../figures/figures'
import { Bars, Course, rowsOf } from '../../figures/parts'
import { printBoard } from '../../figures/print-board'
import { useDashboardBoardUnitQuery } from '../../leadership-board/api'
import { Tiles } from '../../leadership-board/overview-tiles'
import { UrgeButton } from '../../urging/urge-button'
import styles from './unit.module.css'

export const UNITS_PAGE = '/kanbanSystem/kanbanUnit'

const TILES = ['M01', 'M09', 'M10', 'M12u', 'M21', 'M19', 'M26', 'M26o', 'changed', 'sustained']

/** 责任单位画像: what is counted of one unit. */
export function Portrait({ unit }: { unit: string }) {
  const { data, error, refetch } = useDashboardBoardUnitQuery({ unit }, COUNT_POLLING)
  const usual = usePageTitle()
  return (
    <Page title={data ? `${data.name}画像` : usual} action={data && <Actions unit={unit} portrait={data} />}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Tiles figures={data.figures} shown={TILES} />
          <Parts portrait={data} />
        </>
      )}
    </Page>
  )
}

function Actions({ unit, portrait: { name, figures } }: { unit: string; portrait: UnitAnswer }) {
  const overdue = figures.total?.[columnAt(figures, 'M26o')]?.count ?? 0
  return (
    <span className={styles.actions}>
      {`本年，截至 ${figures.asOf}`}
      <UrgeButton of={{ region: '', unit, name }} overdue={overdue} />
      <Link to={UNITS_PAGE}>返回看板</Link>
      <button type="button" onClick={() => void printBoard('kanbanUnit')}>
        打印
      </button>
    </span>
  )
}

function Parts({ portrait: { figures, trend, categories, reasons } }: { portrait: UnitAnswer }) {
  return (
    <div className={styles.parts}>
      <Course figures={trend} />
      <Bars title="在办环节" of="环节" counts="在办" bars={columnsOf(figures, 's')} />
      <Bars title="在办期限" of="灯" counts="在办" bars={columnsOf(figures, 'l')} />
      <Bars title="内容分类" of="内容分类" counts="件次" bars={rowsOf(categories)} />
      <Bars title="不满意原因" of="原因" counts="件次" bars={rowsOf(reasons)} />
    </div>
  )
}

/** The figures of all whose columns begin with a letter: a bar for each column. */
function columnsOf(figures: Figures, letter: 's' | 'l'): ReturnType<typeof markOf>[] {
  const all = { id: '', name: '', region: '', population: null, conditions: [], cells: figures.total ?? [] }
  return figures.columns
    .filter(({ id }) => id.startsWith(letter))
    .map(({ id, path }) => markOf(figures, all, columnAt(figures, id), { key: id, label: path.join('') }))
}
