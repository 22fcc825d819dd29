import { COUNT_POLLING, formatNumber } from '@portal/shared-lib'
import type { AgendaAnswer } from '@portal/shared-lib/contract/calls/homes'
import { DUE_BAND_NAMES } from '@portal/shared-lib/contract/rules/due-bands'
import { Section, Trouble } from '@portal/shared-lib/page'
import { Link, whereAddress } from '@portal/shared-lib/router'
import { useDashboardAgendaQuery } from '../../api'
import styles from './agenda.module.css'
import { listOf } from './agenda-list'

type Band = AgendaAnswer['bands'][number]

/** To-dos by the days that are left, in one band; each piece opens the list of what it counts. */
export default function DueBands() {
  const { data, error, refetch } = useDashboardAgendaQuery({}, COUNT_POLLING)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (data?.whose === '') return null
  // Few to-dos have no limit, and where none is without, the piece says nothing.
  const bands = data?.bands.filter(({ key, count }) => key !== 'none' || count > 0)
  return (
    <Section title={data?.whose === 'department' ? '部门待办到期分布' : '我的待办到期分布'}>
      <ul className={styles.bands} aria-label="到期分布">
        {bands?.map(band => (
          <li key={band.key} data-band={band.key} data-empty={band.count === 0 || undefined}>
            <Piece band={band} list={listOf(data?.whose)} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Piece = ({ band: { key, count, conditions }, list }: { band: Band; list: string }) => (
  <Link to={whereAddress(list, conditions)}>
    <span>{DUE_BAND_NAMES[key]}</span>
    <strong>{formatNumber(count)}</strong>
  </Link>
)
