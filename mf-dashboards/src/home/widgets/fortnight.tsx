import { COUNT_POLLING, formatDay, formatNumber, offersPage, useCan } from '@portal/shared-lib'
import type { AgendaAnswer } from '@portal/shared-lib/contract/calls/homes'
import type { OpenMeetingsAnswer } from '@portal/shared-lib/contract/calls/meetings'
import type { ReceptionDaysAnswer } from '@portal/shared-lib/contract/calls/receptions'
import { HALVES } from '@portal/shared-lib/contract/rules/reception'
import { Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link, whereAddress } from '@portal/shared-lib/router'
import { useDashboardAgendaQuery, useDashboardOpenMeetingsQuery, useDashboardReceptionDaysQuery } from '../../api'
import styles from './agenda.module.css'
import { listOf } from './agenda-list'

const RECEPTIONS = 'leaderJieFang/leaderJFRegister'
const PLAN = `/${RECEPTIONS}?list=plan`
const ROOM = '/room'
const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']
const DAY_MS = 86_400_000
const LAST_DAY = 13

type Day = AgendaAnswer['days'][number]

/** The fortnight to come: what is due, which leaders receive petitioners, which meetings go on; each opens its list. */
export default function Fortnight() {
  const { data, error, refetch } = useDashboardAgendaQuery({}, COUNT_POLLING)
  const receptions = useReceptions()
  const meetings = useMeetings()
  if (data?.whose === '') return null
  return (
    <Section title="两周日程">
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      <ol className={styles.fortnight}>
        {data?.days.map((day, at) => (
          <li key={day.day} data-today={at === 0 || undefined}>
            <h3>
              {at === 0 ? '今天' : WEEKDAYS[new Date(`${day.day}T00:00:00Z`).getUTCDay()]}
              <span> {day.day.slice(5)}</span>
            </h3>
            <Due day={day} list={listOf(data.whose)} />
            <Receptions of={receptions.filter(one => one.day === day.day)} />
            {at === 0 && <Meetings of={meetings} />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The days of the months into which the fortnight reaches; nothing for who does not have their page. */
function useReceptions(): ReceptionDaysAnswer {
  const skip = !useCan(RECEPTIONS)
  const now = new Date()
  const [first, last] = [now, new Date(now.getTime() + LAST_DAY * DAY_MS)].map(day => formatDay(day).slice(0, 7))
  const here = useDashboardReceptionDaysQuery({ month: first ?? '' }, { skip })
  const next = useDashboardReceptionDaysQuery({ month: last ?? '' }, { skip: skip || first === last })
  return [...(here.data ?? []), ...((first !== last && next.data) || [])]
}

function useMeetings(): OpenMeetingsAnswer {
  return useDashboardOpenMeetingsQuery({}, { skip: !offersPage(ROOM) }).data ?? []
}

function Due({ day: { day, due, conditions }, list }: { day: Day; list: string }) {
  if (due === 0) return <p className={styles.nothing}>无到期</p>
  return (
    <Link to={whereAddress(list, conditions)} aria-label={`${day}到期${due}件`} className={styles.due}>
      到期 <strong>{formatNumber(due)}</strong> 件
    </Link>
  )
}

const Receptions = ({ of }: { of: ReceptionDaysAnswer }) =>
  of.map(({ dayId, half, leader, place }) => (
    <Link key={dayId} to={PLAN} title={`${leader}在${place}接访`}>
      {HALVES[half]} {leader}接访
    </Link>
  ))

const Meetings = ({ of }: { of: OpenMeetingsAnswer }) =>
  of.map(({ roomId, host, createdAt }) => (
    <Link key={roomId} to={`${ROOM}?${new URLSearchParams({ roomId })}`} target="_blank">
      {createdAt.slice(11, 16)} {host}的会议
    </Link>
  ))
