import { formatDay, onDemand, useDesktop, WhileLoading } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Loading } from '@portal/shared-lib/page'
import { navigate, usePageHold } from '@portal/shared-lib/router'
import type { ChosenUnit, Values } from '../actions/form'
import { FORMS } from '../actions/forms'
import { valuesFrom } from '../actions/values'
import { useCaseDestinationsQuery, useCasePeopleQuery, useCasePresetQuery } from '../case-api'
import { startAddress } from '../supervision-rows/addresses'
import { useProposedNumber } from './use-proposed-number'
import type { Work } from './use-work'

/** The actions that begin with something: with a leader's instruction, or with the answer written in simple handling. */
const PRESET: readonly string[] = ['assign', 'reply']
const NOTHING: Values = {}

/** What an action begins with because it was instructed or written before; undefined until that is known. */
function usePreset(petitionNo: string, action: string): Values | undefined {
  const isPreset = PRESET.includes(action)
  const { data: preset, isError: isUnknown } = useCasePresetQuery({ petitionNo }, { skip: !isPreset })
  const orgId = (action === 'assign' && preset?.orgId) || ''
  const asked = { petitionNo, place: 'below', orgId } as const
  const { data: found, isError } = useCaseDestinationsQuery(asked, { skip: !orgId })
  if (!isPreset || isUnknown) return NOTHING
  if (!preset || (orgId && !found && !isError)) return undefined
  if (action === 'reply') return preset.reply ? { reply: preset.reply } : NOTHING
  if (!preset.mode) return NOTHING
  const receivers = found?.units.map(({ orgId: id, name }): ChosenUnit => ({ orgId: id, name, isLead: true })) ?? []
  const { mode, text, dueOn } = preset
  return { mode, receivers, ...(text && { text }), ...(dueOn && { reportBy: dueOn }) }
}

const ActionPanel = onDemand(async () => ({ default: (await import('../actions/panel/action-panel')).ActionPanel }))

/** What decides on 督办建议: an order is written whole on its own page, where it begins with what is suggested. */
const SETTLES = 'settleSuggestion'

const orderOf = (petitionNo: string, suggestionId: string) => ({
  name: '填写督办件',
  onPress: () => navigate(startAddress({ petitionNos: [petitionNo], suggestionId })),
})

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
  const typed = usePageHold()
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
        others={[
          ...(form.instead ?? [])
            .filter(work.can)
            .map(action => ({ name: FORMS.get(action)?.name ?? '', onPress: () => work.open(action) })),
          ...(form.action === SETTLES && work.todoId ? [orderOf(petitionNo, work.todoId)] : []),
        ]}
        macroId={work.filled.macroId}
        onDone={work.done}
        onClose={work.close}
        onTyped={typed}
      />
    </WhileLoading>
  )
}
