import { formatDay, useDesktop } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import type { TerminationAnswer } from '@portal/shared-lib/contract/calls/terminations'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { ActionBar } from '../actions/bar/action-bar'
import { ActionPanel } from '../actions/panel/action-panel'
import { useCaseworkPetitionQuery } from '../api'
import { useCasePeopleQuery } from '../case-api'
import { HeaderStrip } from '../petition/header-strip'
import { useProposedNumber } from '../petition/use-proposed-number'
import { useTerminationButtonsQuery, useTerminationReadQuery } from '../termination-notice/api'
import { TerminationContent } from './termination-content'
import { TERMINATION_FORMS } from './termination-forms'
import styles from './terminations.module.css'

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
  const rows = asked.data ?? []
  const [opened, open] = useState('')
  return (
    <div className={opened ? styles.beside : styles.split}>
      <TerminationContent filing={filing} />
      <div className={styles.column}>
        {opened ? (
          <Filled
            key={opened}
            action={opened}
            filing={filing}
            petition={petition}
            todoId={todoId}
            obstacle={rows.find(({ action }) => action === opened)?.reason ?? ''}
            onClose={() => open('')}
          />
        ) : (
          <ActionBar rows={rows} forms={TERMINATION_FORMS} onPress={open} />
        )}
      </div>
    </div>
  )
}

interface FilledProps extends WorkProps {
  readonly action: string
  readonly obstacle: string
  readonly onClose: () => void
}

const noteNothing = () => {}

/** The action that is being filled in. */
function Filled({ action, filing, petition, todoId, obstacle, onClose }: FilledProps) {
  const { data: people } = useCasePeopleQuery({ petitionNo: petition.petitionNo })
  const userName = useDesktop()?.userName ?? ''
  const form = TERMINATION_FORMS.get(action)
  const number = useProposedNumber(petition, form)
  if (!people || !number || !form) return <Loading />
  const proceeding = { id: filing.id, version: filing.version }
  return (
    <ActionPanel
      form={form}
      about={{ petition, people, userName, today: formatDay(new Date()), proceeding }}
      before={number}
      todoId={todoId}
      isProxy={false}
      obstacle={obstacle}
      others={[]}
      onDone={onClose}
      onClose={onClose}
      onTyped={noteNothing}
    />
  )
}
