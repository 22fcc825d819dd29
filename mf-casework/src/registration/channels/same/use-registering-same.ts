import type { RegisterSameOnlineAnswer } from '@portal/shared-lib/contract/calls/online'
import { useState } from 'react'
import { useCaseworkRegisterOnlineMutation, useCaseworkRegisterSameOnlineMutation } from '../../api'
import type { RegistrationOptions } from '../../engine/use-registration'

/** Registers an online petition, and those with the same text that were chosen. */
export function useRegisteringSame(itemId: string) {
  const [chosen, choose] = useState<readonly string[]>([])
  const [outcomes, tell] = useState<RegisterSameOnlineAnswer['others']>([])
  const [register] = useCaseworkRegisterOnlineMutation()
  const [registerSame] = useCaseworkRegisterSameOnlineMutation()
  const send: RegistrationOptions['send'] = async ({ common, requestId }) => {
    if (chosen.length === 0) return await register({ args: { ...common, itemId }, requestId }).unwrap()
    const args = { ...common, itemId, otherIds: [...chosen] }
    const { others, ...registered } = await registerSame({ args, requestId }).unwrap()
    tell(others)
    choose([])
    return registered
  }
  return { chosen, choose, outcomes, read: () => tell([]), send }
}
