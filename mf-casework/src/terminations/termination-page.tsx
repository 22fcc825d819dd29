import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import type { TerminationAnswer } from '@portal/shared-lib/contract/calls/terminations'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseworkPetitionQuery } from '../api'
import { HeaderStrip } from '../petition/header-strip'
import { ProceedingWork } from '../proceedings/proceeding-work'
import { useTerminationButtonsQuery, useTerminationReadQuery } from '../termination-notice/api'
import { TerminationContent } from './termination-content'
import { TERMINATION_FORMS } from './termination-forms'

interface TerminationPageProps {
  readonly id: string
  readonly todoId: string
}

/** A filing: its petition above, what is filed at the left, what can be done at the right. */
export function TerminationPage({ id, todoId }: TerminationPageProps) {
  const asked = useTerminationReadQuery({ proceedingId: id }, { refetchOnMountOrArgChange: true })
  const { data: filing, error, refetch } = asked
  const { data: petition } = useCaseworkPetitionQuery({ petitionNo: filing?.petitionNo ?? '' }, { skip: !filing })
  if (error && !filing) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!filing || !petition) return <Loading />
  return (
    <>
      <HeaderStrip petition={petition} />
      <Work filing={filing} petition={petition} todoId={todoId} />
    </>
  )
}

interface WorkProps {
  readonly filing: TerminationAnswer
  readonly petition: PetitionAnswer
  readonly todoId: string
}

function Work({ filing, petition, todoId }: WorkProps) {
  const asked = useTerminationButtonsQuery({ proceedingId: filing.id }, { refetchOnMountOrArgChange: true })
  return (
    <ProceedingWork
      on={() => filing}
      petition={petition}
      todoId={todoId}
      forms={TERMINATION_FORMS}
      rows={asked.data ?? []}
    >
      <TerminationContent filing={filing} />
    </ProceedingWork>
  )
}
