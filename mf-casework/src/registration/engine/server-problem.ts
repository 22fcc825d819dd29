import type { PortalError } from '@portal/shared-lib'
import { register } from '@portal/shared-lib/contract/calls/registration'
import type { NameMap } from '@portal/shared-lib/contract/names'
import type { FieldProblem } from './problems'

/** Where in the form something stands that the server has refused; undefined where it is about no field. */
function fieldOfRefusal({ field }: Pick<PortalError, 'field'>): string | undefined {
  return field === undefined ? undefined : englishPath(field.split('.'), register.send)
}

/** A refusal as a problem of the form. */
export function problemOfRefusal(error: PortalError): FieldProblem | undefined {
  const field = fieldOfRefusal(error)
  return field === undefined ? undefined : { field, text: error.message }
}

function englishPath([wire, ...rest]: readonly string[], names: NameMap | undefined): string {
  if (wire === undefined) return ''
  const entry = Object.entries(names ?? {}).find(([, to]) => (typeof to === 'string' ? to : to[0]) === wire)
  const [english, to] = entry ?? [wire, undefined]
  const isIndex = /^\d+$/.test(wire)
  const inside = typeof to === 'object' ? to[1] : isIndex ? names : undefined
  return [english, englishPath(rest, inside)].filter(Boolean).join('.')
}
