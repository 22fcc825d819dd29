import { PICTURE_TEXTS } from '@portal/shared-lib/contract/rules/pictures'
import { refuseRule } from '../../platform/refusal'

/** Why a page could not be drawn. */
export class Undrawn extends Error {
  constructor(
    readonly reason: keyof typeof PICTURE_TEXTS,
    cause?: unknown,
  ) {
    super(`The page cannot be drawn: ${reason}`, { cause })
  }
}

/** The same for the user. */
export const undrawnText = (error: unknown): string =>
  PICTURE_TEXTS[error instanceof Undrawn ? error.reason : 'unreadable']

/** Ends the call with it. */
export const refuseUndrawn = (error: unknown): never => refuseRule(undrawnText(error))
