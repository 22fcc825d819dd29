import { type ErrorName, errors, refusalText } from '@portal/shared-lib/contract/errors'
import type { Db } from './database/connect'

/** An answer that is no: travels as HTTP 200 with its code and Chinese text. */
export class Refusal extends Error {
  readonly code: number

  constructor(
    readonly reason: ErrorName,
    values: Record<string, string> = {},
    /** What must outlast the refused call's transaction, which is undone. */
    readonly keep?: (db: Db) => Promise<void>,
    /** The argument it is about, as the sender knows it: `xfrList.0.zjhm`. */
    readonly field?: string,
  ) {
    super(refusalText(reason, values))
    this.code = errors[reason].code
  }
}

/** Ends the call with a refusal from the error table. */
export function refuse(reason: ErrorName, values?: Record<string, string>): never {
  throw new Refusal(reason, values)
}

/** Ends the call with a rule's own text; `keep` writes what must be known of the refusal later. */
export function refuseRule(text: string, keep?: Refusal['keep']): never {
  throw new Refusal('rule', { text }, keep)
}

/** What a rule refuses within is refused about one argument. */
export function refusingAbout<T>(field: string, perform: () => Promise<T>): Promise<T> {
  return perform().catch(error => {
    if (error instanceof Refusal && error.reason === 'rule') refuseField(error.message, field)
    throw error
  })
}

/** As `refuseRule`, about one argument, where the form can show it; an empty field is about none. */
export function refuseField(text: string, field: string): never {
  throw new Refusal('rule', { text }, undefined, field || undefined)
}
