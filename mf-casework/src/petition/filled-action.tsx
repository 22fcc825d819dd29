import { formatDay, onDemand, useDesktop, WhileLoading } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Loading } from '@portal/shared-lib/page'
import { useCallback } from 'react'
import { FORMS } from '../actions/forms'
import { valuesFrom } from '../actions/values'
import { useCasePeopleQuery } from '../case-api'
import { markTyped } from './kept/open-cases'
import { usePreset } from './use-preset'
import { useProposedNumber } from './use-proposed-number'
import type { Work } from './use-work'

const ActionPanel = onDemand(async () => ({ default: (await import('../actions/panel/action-panel')).ActionPanel }))

interface FilledActionProps {
  readonly petition: PetitionAnswer
  readonly work: Work
  /** Of what an earlier draft names by its id. */
  readonly names: Readonly<Record<string, string>>
}

/** The action that is being filled in, once it is known about whom. */
export function FilledAction({ petition, work, names }: FilledActionProps) {
  const { petitionNo } = petition
  const { data: people } = useCasePeopleQuery({ petitionNo })
  const userName = useDesktop()?.userName ?? ''
  const typed = useCallback((isTyped: boolean) => markTyped(petitionNo, isTyped), [petitionNo])
  const preset = usePreset(petitionNo, work.filled?.form.action ?? '')
  const number = useProposedNumber(petition, work.filled?.form)
  if (!people || !preset || !number || !work.filled) return <Loading />
  const { form, before } = work.filled
  return (
    <WhileLoading fallback={<Loading />}>
      <ActionPanel
        form={form}
        about={{ petition, people, userName, today: formatDay(new Date()) }}
        before={{ ...number, ...(before ? valuesFrom(form, before, names) : preset) }}
        todoId={work.todoId}
        isProxy={work.isProxy}
        obstacle={work.obstacleOf(form.action)}
        others={(form.instead ?? [])
          .filter(work.can)
          .map(action => ({ name: FORMS.get(action)?.name ?? '', onPress: () => work.open(action) }))}
        onDone={work.close}
        onClose={work.close}
        onTyped={typed}
      />
    </WhileLoading>
  )
}
