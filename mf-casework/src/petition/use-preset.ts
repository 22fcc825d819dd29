import type { ChosenUnit, Values } from '../actions/form'
import { useCaseDestinationsQuery, useCasePresetQuery } from '../case-api'

/** The actions that begin with something: with a leader's instruction, or with the answer written in simple handling. */
const PRESET: readonly string[] = ['assign', 'reply']
const NOTHING: Values = {}

/** What an action begins with because it was instructed or written before; undefined until that is known. */
export function usePreset(petitionNo: string, action: string): Values | undefined {
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
