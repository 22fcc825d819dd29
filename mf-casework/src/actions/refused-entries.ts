import type { PortalError } from '@portal/shared-lib'
import type { ActionForm, Problem } from './form'

/** What the server refused about one entry, at that entry; what it refused about none stands above all of them. */
export function refusedEntries({ fields }: Pick<ActionForm, 'fields'>, error: PortalError | undefined): Problem[] {
  const [wire] = error?.field?.split('.') ?? []
  const field = fields.find(each => each.wire === wire)
  return error && field ? [{ field: field.name, text: error.message }] : []
}
