import type { OnlineItemsAnswer } from '@portal/shared-lib/contract/calls/online'
import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { useState } from 'react'
import { itemAddress } from '../../online-item-address'
import { useCaseworkOnlineItemsQuery } from '../api'
import { OnlineItemForm } from './online-item-form'

/** /toDoManage/netLetterRegister: registers one online petition, named by itself or by its to-do. */
export default function OnlineItemPage() {
  const [parameters] = useSearchParams()
  const { data, error, refetch } = useCaseworkOnlineItemsQuery({})
  if (error) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const todoId = parameters.get('dbid')
  const asked = parameters.get('itemId') ?? data.find(item => item.todoId === todoId)?.itemId ?? data[0]?.itemId
  return <OpenedItem key={parameters.toString()} asked={asked} items={data} merged={parameters.getAll('merge')} />
}

interface OpenedProps {
  readonly asked: string | undefined
  readonly items: OnlineItemsAnswer
  readonly merged: readonly string[]
}

/** Stays when it is registered and waits no more: its number is still to be read. */
function OpenedItem({ asked, items, merged }: OpenedProps) {
  const [itemId] = useState(asked)
  if (itemId === undefined) {
    return (
      <Page>
        <Empty hint="没有待登记的网上来件" />
      </Page>
    )
  }
  const following = items.find(item => item.itemId !== itemId)
  const next = following && { to: itemAddress(following.itemId), text: `登记下一件（还有${items.length}件）` }
  return <OnlineItemForm itemId={itemId} next={next} merged={merged} />
}
