import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { FRESH } from '../fresh'
import { BackLink } from '../proceedings/back-link'
import { useSupervisionListQuery } from '../supervision-rows/api'
import { OrderTable } from '../supervision-rows/order-table'
import { OpenedOrder } from './handler-page'

const MOST = 100

interface WaitingPageProps {
  readonly path: string
  /** What is waited for. */
  readonly todoType: string
  /** What decides it; its form opens by itself. */
  readonly action: string
  readonly hint: string
}

/** What of one kind waits for the user; with `blid` or `dbid` one of it, ready to be decided. */
export function WaitingPage({ path, todoType, action, hint }: WaitingPageProps) {
  const [parameters] = useSearchParams()
  if (parameters.has('blid') || parameters.has('dbid') || parameters.has('xfjbh')) {
    return (
      <Page action={<BackLink to={path}>返回列表</BackLink>}>
        <OpenedOrder first={action} empty={hint} />
      </Page>
    )
  }
  return (
    <Page>
      <Waiting todoType={todoType} hint={hint} />
    </Page>
  )
}

function Waiting({ todoType, hint }: Pick<WaitingPageProps, 'todoType' | 'hint'>) {
  const { data, error, refetch } = useSupervisionListQuery({ tab: 'mine', todoType, limit: MOST }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return data.list.length > 0 ? <OrderTable orders={data.list} shown="waiting" /> : <Empty hint={hint} />
}
