import type { Call } from '@portal/shared-lib/contract/form'
import { toWire } from '@portal/shared-lib/contract/names'
import { namesOf } from '@portal/shared-lib/contract/names-of'

export interface AnswerForm {
  /** Keeps what the contract names and nothing else; throws where the answer does not fit, which is our fault. */
  readonly check: (answer: unknown) => unknown
  readonly toWire: (answer: unknown) => unknown
}

/** The form in which a call's answer leaves. */
export function answerForm({ path, answer: schema }: Call): AnswerForm {
  const names = namesOf(schema)
  return {
    check: answer => {
      const { data, error } = schema.safeParse(answer)
      if (error) throw new Error(`The answer of ${path} does not fit its contract: ${error.message}`)
      return data
    },
    toWire: answer => toWire(names, answer),
  }
}
