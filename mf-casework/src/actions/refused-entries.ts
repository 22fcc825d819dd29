import type { PortalError } from '@portal/shared-lib'
import { callOf } from './calls'
import type { ActionForm, Problem } from './form'

/** What the server refused about one entry, at that entry; what it refused about none stands above all of them. */
export function refusedEntries(
  { action, fields }: Pick<ActionForm, 'action' | 'fields'>,
  error: PortalError | undefined,
): Problem[] {
  const [wire] = error?.field?.split('.') ?? []
  if (!error || wire === undefined) return []
  const names = Object.entries(callOf(action).send ?? {})
  const name = names.find(([, to]) => (typeof to === 'string' ? to : to[0]) === wire)?.[0] ?? wire
  return fields.some(field => field.name === name) ? [{ field: name, text: error.message }] : []
}
