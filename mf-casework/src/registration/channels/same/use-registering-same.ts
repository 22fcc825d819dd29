import type { RegisterSameOnlineAnswer } from '@portal/shared-lib/contract/calls/online'
import { useState } from 'react'
import { useCaseworkRegisterOnlineMutation, useCaseworkRegisterSameOnlineMutation } from '../../api'
import type { RegistrationOptions } from '../../form-page/use-registration'

/** What becomes of another item: registered along, or merged into this one. */
export type Along = 'each' | 'merged'
export type Chosen = Readonly<Record<string, Along>>

/** Registers an online petition, and others with it. `merged`: those that were chosen to be merged before. */
export function useRegisteringSame(itemId: string, merged: readonly string[]) {
  const [chosen, choose] = useState<Chosen>(() => Object.fromEntries(merged.map(id => [id, 'merged'])))
  const [outcomes, tell] = useState<RegisterSameOnlineAnswer['others']>([])
  const [register] = useCaseworkRegisterOnlineMutation()
  const [registerSame] = useCaseworkRegisterSameOnlineMutation()
  const idsOf = (along: Along) => Object.keys(chosen).filter(id => chosen[id] === along)
  const send: RegistrationOptions['send'] = async ({ common, requestId }) => {
    if (Object.keys(chosen).length === 0) return await register({ args: { ...common, itemId }, requestId }).unwrap()
    const args = { ...common, itemId, otherIds: idsOf('each'), mergedIds: idsOf('merged') }
    const { others, ...registered } = await registerSame({ args, requestId }).unwrap()
    tell(others)
    choose({})
    return registered
  }
  return { chosen, choose, outcomes, read: () => tell([]), send }
}
