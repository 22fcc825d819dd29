import { COUNT_POLLING, csvOf, saveCsv } from '@portal/shared-lib'
import type { UnitsAnswer } from '@portal/shared-lib/contract/calls/stats'
import { Empty, Loading, Page, pageTitle, Trouble } from '@portal/shared-lib/page'
import { HeatPlot } from '@portal/shared-lib/plot'
import { Link, useSearchParams } from '@portal/shared-lib/router'
import { FigureTable } from '../../figures/figure-table'
import { columnAt, type Figures, figureText, markOf } from '../../figures/figures'
import { printBoard } from '../../figures/print-board'
import { useDashboardBoardUnitsQuery } from '../../leadership-board/api'
import { Portrait, UNITS_PAGE } from './portrait'
import styles from './unit.module.css'

/** Beside the stages: how many are open, overdue, open for long, and the rates. */
const SUMS = ['M26', 'M26o', 'M26e', 'M09', 'M10', 'M12u', 'M21']

/** /kanbanSystem/kanbanUnit: all units, or with ?unit= the portrait of one. */
export default function UnitPage() {
  const [parameters] = useSearchParams()
  const unit = parameters.get('unit')
  return unit ? <Portrait unit={unit} /> : <Units />
}

/** Which responsible units have how much open, at which stage, and how they do this year. */
function Units() {
  const { data, error, refetch } = useDashboardBoardUnitsQuery({}, COUNT_POLLING)
  return (
    <Page action={data && <Actions units={data} />}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.rows.length === 0 && <Empty hint="没有责任单位承办的信访件" />}
      {data && data.rows.length > 0 && (
        <>
          <div className={styles.part}>
            <Stages units={data} />
          </div>
          <FigureTable
            label="办理情况"
            of="责任单位"
            figures={data}
            shown={SUMS}
            nameOf={({ id, name }) => (
              <Link to={`${UNITS_PAGE}?${new URLSearchParams({ unit: id })}`} title="责任单位画像">
                {name}
              </Link>
            )}
          />
        </>
      )}
    </Page>
  )
}

function Actions({ units }: { units: UnitsAnswer }) {
  return (
    <span className={styles.actions}>
      截至 {units.asOf}
      <button type="button" onClick={() => saveCsv(`${pageTitle()} ${units.asOf.slice(0, 10)}.csv`, sheetOf(units))}>
        导出表格
      </button>
      <button type="button" onClick={() => void printBoard('kanbanUnit')}>
        打印
      </button>
    </span>
  )
}

const isStage = ({ id }: Figures['columns'][number]): boolean => !SUMS.includes(id)
const nameOf = ({ path }: Figures['columns'][number]): string => path.join('')

/** Units by stages: dark is where work lies. */
function Stages({ units }: { units: UnitsAnswer }) {
  const stages = units.columns.flatMap((column, at) => (isStage(column) ? [{ at, name: nameOf(column) }] : []))
  const rows = units.rows.map(row => ({
    key: row.id,
    label: row.name,
    cells: stages.map(({ at, name }) =>
      markOf(units, row, at, { key: `${row.id} ${at}`, label: `${row.name} ${name}` }),
    ),
  }))
  return (
    <HeatPlot
      title="在办环节分布"
      finding={findingOf(units)}
      of="责任单位"
      columns={stages.map(({ name }) => name)}
      rows={rows}
    />
  )
}

function findingOf({ rows, ...units }: UnitsAnswer): string {
  const at = columnAt(units, 'M26o')
  const [worst] = rows
  const overdue = worst?.cells[at]?.value ?? 0
  return worst && overdue > 0 ? `${worst.name}超期最多，${overdue}件` : '没有单位超期'
}

const sheetOf = ({ columns, rows }: UnitsAnswer): string =>
  csvOf([
    ['责任单位', ...columns.map(column => `${nameOf(column)}（${column.unit}）`)],
    ...rows.map(({ name, cells }) => [
      name,
      ...columns.map((column, at) => figureText(column, cells[at]?.value ?? null)),
    ]),
  ])
