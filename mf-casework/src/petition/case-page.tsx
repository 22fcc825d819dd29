import { asPortalError } from '@portal/shared-lib'
import { errors } from '@portal/shared-lib/contract/errors'
import { Loading, Page, Trouble } from '@portal/shared-lib/page'
import { useEffect, useEffectEvent, useRef } from 'react'
import { casePathOf } from './case-paths'
import { CaseWork } from './case-work'
import { useFirstReadings } from './first-readings'
import { QueueNav } from './queue/queue-nav'

interface CasePageProps {
  readonly petitionNo: string
  /** Where it was opened. */
  readonly address: string
}

/** A case: its header, its tabs, and what can be done with it. */
export default function CasePage({ petitionNo, address }: CasePageProps) {
  const { data, error, refetch } = useFirstReadings(petitionNo, address)
  useRereading(address, () => void refetch())
  const path = casePathOf(address)
  const isGone = error !== undefined && asPortalError(error).code === errors.notFound.code
  if (error && (isGone || !data)) {
    return (
      <Page title={path.title}>
        <Trouble error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!data) return <Loading />
  return (
    <Page title={path.title} action={<QueueNav petitionNo={petitionNo} />}>
      <CaseWork petition={data} address={address} path={path} />
    </Page>
  )
}

/** Whoever opens a case that is open already, out of another to-do, sees it as it is now. */
function useRereading(address: string, read: () => void): void {
  const opened = useRef(address)
  const readAgain = useEffectEvent(read)
  useEffect(() => {
    if (opened.current !== address) readAgain()
    opened.current = address
  }, [address])
}
