import { composition } from '@portal/shared-lib/first'
import { useEffect, useState } from 'react'

/** Somebody comes back from a provider, or may go to one. */
export type SignOnWay = 'back' | 'links'

/**
 * What the page has to do with providers, once it answers: what was rendered at build knows of none. All that is done about
 * it is loaded only then.
 */
export function useSignOnWay() {
  const [way, setWay] = useState<SignOnWay>()
  const usual = () => setWay(composition().province.signOn?.length ? 'links' : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is looked at once
  useEffect(() => {
    if (window.location.hash.startsWith('#signOn')) setWay('back')
    else usual()
  }, [])
  return { way, forget: usual }
}
