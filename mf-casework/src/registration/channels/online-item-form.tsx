import { Loading, Trouble } from '@portal/shared-lib/page'
import { type ReactNode, useMemo } from 'react'
import { useCaseworkOnlineItemQuery, useCaseworkRegisterOnlineMutation } from '../api'
import { RegistrationForm } from '../engine/registration-form'
import { fromItem } from './from-item'
import { OnlineText } from './online-text'
import { RejectOnline } from './reject-online'

interface ItemProps {
  readonly itemId: string
  readonly next: ReactNode
}

/** What the petitioner wrote, and the form beside it. */
export function OnlineItemForm({ itemId, next }: ItemProps) {
  const { data: item, error, refetch } = useCaseworkOnlineItemQuery({ itemId })
  const [register] = useCaseworkRegisterOnlineMutation()
  const initial = useMemo(() => item && fromItem(item), [item])
  if (error) return <Trouble error={error} onRetry={refetch} />
  if (!item) return <Loading />
  return (
    <RegistrationForm
      form="online"
      title="网信待登记"
      about={itemId}
      initial={initial}
      once
      next={next}
      action={<RejectOnline itemId={itemId} />}
      aside={<OnlineText item={item} />}
      send={({ common, requestId }) => register({ args: { ...common, itemId }, requestId }).unwrap()}
    />
  )
}
