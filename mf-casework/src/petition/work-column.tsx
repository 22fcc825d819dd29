import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { useState } from 'react'
import { ActionBar } from '../actions/bar/action-bar'
import { MacrosButton } from '../actions/macros/macros-button'
import { useCaseSubmissionsQuery } from '../case-api'
import { FRESH } from '../fresh'
import { StartButton } from '../supervision-rows/start-button'
import { TodoButtons } from '../todos-of-case/todo-buttons'
import styles from './case-work.module.css'
import { FilledAction } from './filled-action'
import { SubmissionNotice } from './side/submission-notice'
import type { Work } from './use-work'

interface WorkColumnProps {
  readonly petition: PetitionAnswer
  readonly work: Work
}

/** The actions of a case, what waits with a leader, and the action that is being filled in. */
export function WorkColumn({ petition, work }: WorkColumnProps) {
  const { petitionNo } = petition
  const { data: [newest] = [] } = useCaseSubmissionsQuery({ petitionNo }, FRESH)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  if (work.isReadOnly) return null
  const draft = newest?.draft
  const revise = () => {
    if (!draft) return
    setNames(draft.names)
    work.open(draft.action, draft.args)
  }
  const notice = newest && (
    <SubmissionNotice submission={newest} onRevise={draft && work.can(draft.action) ? revise : undefined} />
  )
  if (work.filled) {
    return (
      <>
        {notice}
        <FilledAction key={work.filled.key} petition={petition} work={work} names={names} />
      </>
    )
  }
  return (
    <div className={styles.stuck}>
      <ActionBar rows={work.buttons} onPress={work.open}>
        <TodoButtons petition={petition} />
        <StartButton petitionNo={petitionNo} />
        <MacrosButton rows={work.buttons} onChoose={({ action, macroId }) => work.open(action, undefined, macroId)} />
      </ActionBar>
      {notice}
    </div>
  )
}
