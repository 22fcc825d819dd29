import { COUNT_POLLING, formatDay, formatNumber, formatSize, useCan } from '@portal/shared-lib'
import type { OfficerWorkAnswer } from '@portal/shared-lib/contract/calls/officers'
import { Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useDashboardOfficerWorkQuery } from '../../api'
import styles from '../home.module.css'

type Figure = OfficerWorkAnswer['figures'][number]['name']

/** Each leads to the list of what it counts; those that call for something are marked where there are any. */
const TILES: Readonly<Record<Figure, { title: string; to: (today: string) => string; tone?: 'warning' | 'danger' }>> = {
  pendingAccounts: { title: '待激活账号', to: () => '/sys/user?state=pending', tone: 'warning' },
  proposedRoles: { title: '待同意授权', to: () => '/sys/user?state=proposed', tone: 'warning' },
  dormantAccounts: { title: '休眠账号', to: () => '/sys/user?state=dormant' },
  proposedRights: { title: '待同意权限变更', to: () => '/sys/authorisation?tab=waiting', tone: 'warning' },
  delegations: { title: '岗位委托', to: () => '/sys/authorisation?tab=delegations' },
  rightsReviews: { title: '待复核权限', to: () => '/sys/authorisation?tab=reviews&state=open', tone: 'warning' },
  onlineUsers: { title: '在线用户', to: () => '/sys/online' },
  failedJobs: { title: '失败任务', to: () => '/sys/jobs?state=failed', tone: 'danger' },
  failedSignIns: {
    title: '今日登录失败',
    to: today => `/sys/audit?${new URLSearchParams({ day: today, action: '登录', failed: '1' })}`,
    tone: 'danger',
  },
  reviewsToSign: { title: '待签署权限复核', to: () => '/sys/audit?tab=reviews&state=signed', tone: 'warning' },
}

const OFFICERS_PAGES = ['sys/user', 'sys/audit'] as const

/** For the three officers; nothing for anybody else. */
export default function OfficerWork() {
  const [accounts, audit] = [useCan(OFFICERS_PAGES[0]), useCan(OFFICERS_PAGES[1])]
  return accounts || audit ? <Work /> : null
}

function Work() {
  const { data, error, refetch } = useDashboardOfficerWorkQuery({}, COUNT_POLLING)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  const today = formatDay(new Date())
  return (
    <>
      <ul className={styles.tiles} aria-label="管理工作统计">
        {data?.figures.map(({ name, count }) => {
          const { title, to, tone } = TILES[name]
          return (
            <li key={name}>
              <Link to={to(today)} className={`${styles.tile} ${tone && count ? styles[tone] : ''}`}>
                <span>{title}</span>
                <strong>{formatNumber(count)}</strong>
              </Link>
            </li>
          )
        })}
      </ul>
      {data?.seals && <Seals seals={data.seals} />}
      {data?.storage && <Storage storage={data.storage} />}
    </>
  )
}

function Seals({ seals: { sealed, waiting, lastAt } }: { seals: NonNullable<OfficerWorkAnswer['seals']> }) {
  return (
    <Section title="审计日志封存">
      <p>
        已封存 {formatNumber(sealed)} 条{lastAt && `，最后一条记于 ${lastAt}`}；待封存 {formatNumber(waiting)} 条。
        <Link to="/sys/audit" className={styles.more}>
          核对封存值
        </Link>
      </p>
    </Section>
  )
}

/** Less is too little: backups and exports take room too. */
const SHORT = 0.1

function Storage({ storage: { database, free, total } }: { storage: NonNullable<OfficerWorkAnswer['storage']> }) {
  const isShort = free < total * SHORT
  return (
    <Section title="存储空间">
      <p>数据库 {formatSize(database)}</p>
      <p className={isShort ? styles.danger : undefined}>
        附件所在磁盘剩余 {formatSize(free)}，共 {formatSize(total)}
        {isShort && <strong>，剩余不足一成，请尽快扩容</strong>}
      </p>
    </Section>
  )
}
