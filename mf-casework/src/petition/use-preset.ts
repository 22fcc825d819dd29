import type { ChosenUnit, Values } from '../actions/form'
import { useCaseDestinationsQuery, useCasePresetQuery } from './api'

/** The action that a leader's instruction presets. */
const PRESET = 'assign'
const NOTHING: Values = {}

/** What an action begins with because a leader has instructed it; undefined until that is known. */
export function usePreset(petitionNo: string, action: string): Values | undefined {
  const isPreset = action === PRESET
  const { data: preset } = useCasePresetQuery({ petitionNo }, { skip: !isPreset })
  const orgId = preset?.orgId ?? ''
  const asked = { petitionNo, place: 'below', orgId } as const
  const { data: found, isError } = useCaseDestinationsQuery(asked, { skip: !orgId })
  if (!isPreset) return NOTHING
  if (!preset || (orgId && !found && !isError)) return undefined
  if (!preset.mode) return NOTHING
  const receivers = found?.units.map(({ orgId: id, name }): ChosenUnit => ({ orgId: id, name, isLead: true })) ?? []
  const { mode, text, dueOn } = preset
  return { mode, receivers, ...(text && { text }), ...(dueOn && { reportBy: dueOn }) }
}
