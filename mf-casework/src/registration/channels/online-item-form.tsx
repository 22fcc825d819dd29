import { Loading, Trouble } from '@portal/shared-lib/page'
import { useMemo } from 'react'
import { useCaseworkOnlineItemQuery } from '../api'
import { RegistrationForm } from '../form-page/registration-form'
import type { NextPage } from '../form-page/use-going-on'
import { fromItem } from './from-item'
import { OnlineText } from './online-text'
import { RejectOnline } from './reject-online'
import { SameOutcomes } from './same/same-outcomes'
import { SameTexts } from './same/same-texts'
import { useRegisteringSame } from './same/use-registering-same'

interface ItemProps {
  readonly itemId: string
  readonly next: NextPage | undefined
  /** Items to be merged into it. */
  readonly merged: readonly string[]
}

/** What the petitioner wrote, and the form beside it. */
export function OnlineItemForm({ itemId, next, merged }: ItemProps) {
  const { data: item, error, refetch } = useCaseworkOnlineItemQuery({ itemId })
  const same = useRegisteringSame(itemId, merged)
  const initial = useMemo(() => item && fromItem(item), [item])
  if (error) return <Trouble error={error} onRetry={refetch} />
  if (!item) return <Loading />
  return (
    <>
      <RegistrationForm
        form="online"
        title="网信待登记"
        about={itemId}
        initial={initial}
        once
        // What became of the others is to be read first.
        next={Object.keys(same.chosen).length > 0 ? undefined : next}
        action={<RejectOnline itemId={itemId} />}
        aside={
          <>
            <OnlineText item={item} />
            <SameTexts itemId={itemId} chosen={same.chosen} onChoose={same.choose} />
          </>
        }
        send={same.send}
      />
      <SameOutcomes outcomes={same.outcomes} onClose={same.read} />
    </>
  )
}
