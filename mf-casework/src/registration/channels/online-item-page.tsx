import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { Link, useSearchParams } from '@portal/shared-lib/router'
import { useCaseworkOnlineItemsQuery } from '../api'
import { OnlineItemForm } from './online-item-form'
import { itemAddress } from './online-queue'

/** /toDoManage/netLetterRegister: registers one online petition, named by itself or by its to-do. */
export default function OnlineItemPage() {
  const [parameters] = useSearchParams()
  const { data, error, refetch } = useCaseworkOnlineItemsQuery({})
  if (error) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const todoId = parameters.get('dbid')
  const itemId = parameters.get('itemId') ?? data.find(item => item.todoId === todoId)?.itemId ?? data[0]?.itemId
  if (itemId === undefined) {
    return (
      <Page title="网信待登记">
        <Empty hint="没有待登记的网上来件" />
      </Page>
    )
  }
  const following = data.find(item => item.itemId !== itemId)
  const next = following && <Link to={itemAddress(following.itemId)}>登记下一件（还有{data.length}件）</Link>
  return <OnlineItemForm key={itemId} itemId={itemId} next={next} />
}
