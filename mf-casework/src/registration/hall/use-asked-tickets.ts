import { useSearchParams } from '@portal/shared-lib/router'
import { isState, stateOf, type Ticket } from './ticket-state'

interface Asked {
  readonly name: string
  readonly isShown: (ticket: Ticket) => boolean
}

/** The tickets that the address asks for, as a figure of the home page does; undefined: all. */
export function useAskedTickets(): Asked | undefined {
  const [parameters] = useSearchParams()
  if (parameters.get('dwjt') === '1') return { name: '待我接谈', isShown: ({ waitsForMe }) => waitsForMe }
  const asked = parameters.get('zt') ?? ''
  return isState(asked) ? { name: stateOf({ state: asked }), isShown: ({ state }) => state === asked } : undefined
}
