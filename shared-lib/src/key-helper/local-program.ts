import { newId } from '../api/request-ids'
import { CERTIFICATE_TEXTS } from '../contract/rules/certificate'
import {
  HELPER_ADDRESS,
  HELPER_ANSWER,
  HELPER_CODES,
  HELPER_LIMIT_MS,
  type HelperFunction,
  helperQuestion,
} from '../contract/rules/certificate-helper'
import { KeyTrouble } from './key-trouble'

/** Makes the local certificate helper do something; throws `KeyTrouble`. */
export type Helper = (name: HelperFunction, ...parameters: string[]) => Promise<string>

/** A code of the helper's that is not done. */
export class HelperRefusal extends KeyTrouble {
  constructor(readonly code: number) {
    super(TEXTS[code] ?? CERTIFICATE_TEXTS.keyFailed)
  }
}

const TEXTS: Readonly<Record<number, string>> = {
  [HELPER_CODES.noKey]: CERTIFICATE_TEXTS.noKey,
  [HELPER_CODES.pinLocked]: CERTIFICATE_TEXTS.pinLocked,
  [HELPER_CODES.helperTrouble]: CERTIFICATE_TEXTS.noHelper,
}

/** The helper, for one undertaking: what a PIN opens for it stays shut for others. */
export function openHelper(): Helper {
  const object = newId()
  return async (name, ...parameters) => {
    const answer = await ask(helperQuestion(name, object, parameters))
    if (typeof answer === 'string') return answer
    if (answer === HELPER_CODES.done) return ''
    throw new HelperRefusal(typeof answer === 'number' ? answer : HELPER_CODES.helperTrouble)
  }
}

/** What cannot be reached, takes too long or answers in another form is not running as it should. */
async function ask(question: object): Promise<unknown> {
  try {
    const response = await fetch(HELPER_ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      signal: AbortSignal.timeout(HELPER_LIMIT_MS),
    })
    return (await response.json())[HELPER_ANSWER]
  } catch {
    return HELPER_CODES.helperTrouble
  }
}
