import { type ErrorName, errors, refusalText } from '@portal/shared-lib/contract/errors'

/** An answer that is no: travels as HTTP 200 with its code and Chinese text. */
export class Refusal extends Error {
  readonly code: number

  constructor(
    readonly reason: ErrorName,
    values: Record<string, string> = {},
  ) {
    super(refusalText(reason, values))
    this.code = errors[reason].code
  }
}

/** Ends the call with a refusal from the error table. */
export function refuse(reason: ErrorName, values?: Record<string, string>): never {
  throw new Refusal(reason, values)
}

/** Ends the call with a rule's own text. */
export function refuseRule(text: string): never {
  throw new Refusal('rule', { text })
}
