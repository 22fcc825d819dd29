import { COUNT_POLLING } from '@portal/shared-lib'
import type { RegionAnswer } from '@portal/shared-lib/contract/calls/region-panel'
import { Dialog, Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { FigureTable } from '../figures/figure-table'
import { columnAt } from '../figures/figures'
import { Bars, Course, rowsOf } from '../figures/parts'
import { Tiles } from '../leadership-board/overview-tiles'
import { UrgeButton } from '../urging/urge-button'
import { useDashboardRegionQuery } from './api'
import styles from './regions.module.css'

const TILES = [
  ...['M01', 'M01p', 'M02', 'M07', 'M08', 'M09', 'M10', 'M12u'],
  ...['M26', 'M26o', 'M26e', 'M04', 'M21', 'M19', 'M25'],
]
const WIDTH = 1100

interface RegionPanelProps {
  readonly region: string
  readonly name: string
  readonly onClose: () => void
}

/** One region on its own: its office, its figures of this year, what its petitions are about, who there has most overdue. */
export default function RegionPanel({ region, name, onClose }: RegionPanelProps) {
  const { data, error, refetch } = useDashboardRegionQuery({ region }, COUNT_POLLING)
  return (
    <Dialog title={`${name}信访概况`} width={WIDTH} onClose={onClose}>
      <div className={styles.panel}>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && <Parts region={region} panel={data} />}
      </div>
    </Dialog>
  )
}

function Parts({ region, panel }: { region: string; panel: RegionAnswer }) {
  const { name, office, figures, trend, categories, units } = panel
  const overdue = figures.total?.[columnAt(figures, 'M26o')]?.count ?? 0
  return (
    <>
      <p className={styles.line}>
        {`本年，截至 ${figures.asOf}`}
        {office && <Office office={office} />}
        <UrgeButton of={{ region, unit: '', name }} overdue={overdue} />
      </p>
      <Tiles figures={figures} shown={TILES} />
      <div className={styles.plots}>
        <Course figures={trend} />
        <Bars title="内容分类" of="内容分类" counts="件次" bars={rowsOf(categories)} />
      </div>
      {units.rows.length === 0 ? (
        <Empty hint="没有责任单位承办的在办件" />
      ) : (
        <FigureTable label="责任单位" of="超期较多的责任单位" figures={units} shown={['M26', 'M26o', 'M10']} />
      )}
    </>
  )
}

function Office({ office: { name, telephone, receptionAddress } }: { office: NonNullable<RegionAnswer['office']> }) {
  return (
    <>
      <span>{name}</span>
      {telephone && <span>{`电话 ${telephone}`}</span>}
      {receptionAddress && <span>{`接访地址 ${receptionAddress}`}</span>}
    </>
  )
}
