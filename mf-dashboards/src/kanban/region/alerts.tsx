import { notify } from '@portal/shared-lib'
import type { TodayAnswer } from '@portal/shared-lib/contract/calls/stats'
import { Empty, Section } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useDashboardBoardAcknowledgeMutation } from '../../leadership-board/api'
import styles from './region.module.css'

type Alert = TodayAnswer['alerts'][number]

const KINDS: Readonly<Record<Alert['kind'], string>> = {
  report: '重大紧急报告',
  collective: '集体访',
  grave: '重大紧急',
}

/** What is to be reacted to now; who has seen it says so, and everybody sees who. */
export function Alerts({ alerts, count }: { alerts: readonly Alert[]; count: number }) {
  const open = alerts.filter(({ isOpen }) => isOpen).length
  return (
    <Section title="预警">
      {alerts.length === 0 && <Empty hint="没有需要处置的预警" />}
      {alerts.length > 0 && (
        <p className={styles.soft} role="status">
          {open > 0 ? `${open}条待确认` : '均已确认'}
          {count > alerts.length && `，另有${count - alerts.length}条未列出`}
        </p>
      )}
      <ul className={styles.alerts} aria-label="预警">
        {alerts.map(alert => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </ul>
    </Section>
  )
}

function AlertRow({ alert }: { alert: Alert }) {
  const { id, kind, petitionNo, place, category, channel, persons, at, dueAt, isOpen, acknowledged } = alert
  const [acknowledge, { isLoading }] = useDashboardBoardAcknowledgeMutation()
  const confirm = async () => {
    const { error } = await acknowledge({ args: { id } })
    if (error) notify.warning(error.message ?? '未能确认，请重试')
  }
  return (
    <li className={isOpen ? styles.open : undefined}>
      <strong>{KINDS[kind]}</strong>
      <Link to={`/toDoManage/handle?xfjbh=${petitionNo}`}>{petitionNo}</Link>
      <span className={styles.what}>
        {`${place} ${category}，${channel}${persons}人，${at.slice(5, 16)}`}
        {dueAt && <b className={styles.due}>{`，${dueAt.slice(5, 16)}前报告`}</b>}
        {acknowledged.map(({ person, office, at: since }) => (
          <span key={office} className={styles.soft}>{`${office}${person} ${since.slice(5, 16)} 已确认`}</span>
        ))}
      </span>
      {isOpen && (
        <button
          type="button"
          disabled={isLoading}
          aria-label={`确认 ${KINDS[kind]} ${petitionNo}`}
          onClick={() => void confirm()}
        >
          确认
        </button>
      )}
    </li>
  )
}
