import { isAccusation } from '@portal/shared-lib/contract/rules/petition-rules'
import { SIMPLE_TEXTS, simpleProblems } from '@portal/shared-lib/contract/rules/simple'
import type { FormValues } from './form-values'

/** By which way is decided, and where it is shown that it cannot be. */
export const SIMPLE_WAY = 'simple.way'

/** Why what is being registered cannot be handled simply; undefined where it can. */
export function whyNotSimple({ purpose = '', legalClass = '', decisions = [], simple }: FormValues) {
  if (isAccusation({ purpose, legalClass })) return SIMPLE_TEXTS.unfit
  if (decisions.some(({ decision }) => decision === 'same')) return SIMPLE_TEXTS.repeated
  return simpleProblems(simple?.checklist ?? {})[0]?.text
}

/** What is simple no longer, but was to be handled so. */
export function simpleWayProblems(values: FormValues): { field: string; text: string }[] {
  const { way = 'ordinary' } = values.simple ?? {}
  const text = way === 'ordinary' ? undefined : whyNotSimple(values)
  return text ? [{ field: SIMPLE_WAY, text }] : []
}
