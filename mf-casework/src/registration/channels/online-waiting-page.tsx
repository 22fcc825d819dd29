import { onDemand, WhileLoading } from '@portal/shared-lib'
import { Loading } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { ListPage } from '../../lists/list-page'
import { ONLINE } from '../../lists/views/arrivals'

const OnlineItemPage = onDemand(() => import('./online-item-page'))

/** /toDoManage/netLetterRegister: one online petition where the address names it, else all that wait. */
export default function OnlinePage() {
  const [parameters] = useSearchParams()
  if (!parameters.has('itemId') && !parameters.has('dbid')) return <ListPage view={ONLINE} />
  return (
    <WhileLoading fallback={<Loading />}>
      <OnlineItemPage />
    </WhileLoading>
  )
}
