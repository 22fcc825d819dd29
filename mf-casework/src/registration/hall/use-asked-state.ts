import { useSearchParams } from '@portal/shared-lib/router'
import { isState } from './ticket-state'

/** The state of tickets that the address asks for, as a figure of the home page does; empty: any. */
export function useAskedState(): string {
  const asked = useSearchParams()[0].get('zt') ?? ''
  return isState(asked) ? asked : ''
}
