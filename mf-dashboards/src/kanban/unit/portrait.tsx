import { COUNT_POLLING } from '@portal/shared-lib'
import type { UnitAnswer } from '@portal/shared-lib/contract/calls/stats'
import { Empty, Loading, Page, pageTitle, Trouble } from '@portal/shared-lib/page'
import { BarPlot, LinePlot } from '@portal/shared-lib/plot'
import { Link } from '@portal/shared-lib/router'
import { columnAt, type Figures, markOf } from '../../figures/figures'
import { printBoard } from '../../figures/print-board'
import { useDashboardBoardUnitQuery } from '../../leadership-board/api'
import { Tiles } from '../../leadership-board/overview-tiles'
import styles from './unit.module.css'

export const UNITS_PAGE = '/kanbanSystem/kanbanUnit'

const TILES = ['M01', 'M09', 'M10', 'M12u', 'M21', 'M19', 'M26', 'M26o', 'changed', 'sustained']

/** 责任单位画像: what is counted of one unit. */
export function Portrait({ unit }: { unit: string }) {
  const { data, error, refetch } = useDashboardBoardUnitQuery({ unit }, COUNT_POLLING)
  return (
    <Page title={data ? `${data.name}画像` : pageTitle()} action={<Actions asOf={data?.figures.asOf} />}>
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

function Actions({ asOf }: { asOf: string | undefined }) {
  return (
    <span className={styles.actions}>
      {asOf && `本年，截至 ${asOf}`}
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

function Course({ figures }: { figures: Figures }) {
  const points = figures.rows.map(row => markOf(figures, row, 0, { label: `${row.name} 信访总量` }))
  return (
    <div className={styles.part}>
      <LinePlot
        title="近12个月走势"
        finding={findingOf(points)}
        of="月份"
        times={figures.rows.map(({ name }) => name)}
        series={[{ key: 'M01', label: '信访总量', points }]}
        height={10}
      />
    </div>
  )
}

type Bar = ReturnType<typeof markOf>

interface BarsProps {
  readonly title: string
  readonly of: string
  readonly counts: string
  readonly bars: readonly Bar[]
}

function Bars({ title, of, counts, bars }: BarsProps) {
  return (
    <div className={styles.part}>
      {bars.length === 0 ? (
        <Empty hint={`没有${title}`} />
      ) : (
        <BarPlot title={title} finding={findingOf(bars)} of={of} counts={counts} bars={bars} height={10} />
      )}
    </div>
  )
}

const rowsOf = (figures: Figures): Bar[] => figures.rows.map(row => markOf(figures, row, 0))

/** The figures of all whose columns begin with a letter: a bar for each column. */
function columnsOf(figures: Figures, letter: 's' | 'l'): Bar[] {
  const all = { id: '', name: '', region: '', population: null, conditions: [], cells: figures.total ?? [] }
  return figures.columns
    .filter(({ id }) => id.startsWith(letter))
    .map(({ id, path }) => markOf(figures, all, columnAt(figures, id), { key: id, label: path.join('') }))
}

function findingOf(bars: readonly Bar[]): string {
  const most = bars.reduce<Bar | undefined>(
    (found, bar) => ((bar.value ?? 0) > (found?.value ?? 0) ? bar : found),
    undefined,
  )
  return most ? `${most.label}最多，${most.text}件` : '没有信访件'
}
