import type { Call } from '@portal/shared-lib/contract/form'
import * as services from '@portal/shared-lib/contract/index'

/** Every call of the contract by its id, like `identity.signIn`. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries(services).flatMap(([service, exports]) =>
    Object.entries<unknown>(exports).flatMap(([name, value]) => (isCall(value) ? [[`${service}.${name}`, value]] : [])),
  ),
)

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'parts' in value && 'method' in value
}
