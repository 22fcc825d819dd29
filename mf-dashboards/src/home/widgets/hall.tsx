import { COUNT_POLLING, formatNumber, offersPage, useCan } from '@portal/shared-lib'
import { usualWait } from '@portal/shared-lib/contract/rules/visits'
import { Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useDashboardTicketsQuery } from '../../api'
import styles from '../home.module.css'

const WINDOW = 'windowsComManage/windowsComRegister'
const VISITORS = 'visitorManage/visitorRegister'

/** States of today's tickets, in the order of a visit. */
const STATES = [
  ['1', '待叫号'],
  ['2', '已叫号'],
  ['3', '接谈中'],
  ['4', '已登记'],
  ['5', '过号'],
] as const

const VOID = '9'

/** How the hall stands today: each figure opens the tickets of its state on the window's page, or on that of visits. */
export default function Hall() {
  const { data, error, refetch } = useDashboardTicketsQuery({}, COUNT_POLLING)
  const mayIssue = useCan(WINDOW) && offersPage(`/${WINDOW}`)
  const page = mayIssue ? WINDOW : VISITORS
  const tickets = data?.filter(({ state }) => state !== VOID) ?? []
  const countOf = (state: string) => tickets.filter(ticket => ticket.state === state).length
  const minutes = data && usualWait(data)
  const waits = tickets.filter(({ waitsForMe }) => waitsForMe).length
  return (
    <Section title={data ? `今日来访（${formatNumber(tickets.length)}号）` : '今日来访'}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <dl className={styles.states}>
          {STATES.map(([state, name]) => (
            <div key={state}>
              <dt>{name}</dt>
              <dd>
                <Link to={`/${page}?zt=${state}`} aria-label={`${name}${formatNumber(countOf(state))}号`}>
                  {formatNumber(countOf(state))}
                </Link>
              </dd>
            </div>
          ))}
          {minutes !== undefined && (
            <div>
              <dt>平均等候</dt>
              <dd>
                {minutes} <small>分钟</small>
              </dd>
            </div>
          )}
        </dl>
      )}
      {waits > 0 && (
        <p>
          其中 <Link to={`/${page}?dwjt=1`}>{formatNumber(waits)} 号</Link> 等我接谈
        </p>
      )}
      {mayIssue && (
        <Link to={`/${WINDOW}`} className={styles.more}>
          登记发号、查看今日票号
        </Link>
      )}
    </Section>
  )
}
