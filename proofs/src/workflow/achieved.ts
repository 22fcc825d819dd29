import {
  ADDRESSEE_ACTIONS,
  CONCLUSION_NAMES,
  REVIEW_ACTIONS,
  SUPERVISION_ACTIONS,
  TERMINATION_ACTIONS,
} from '../described.ts'
import type { Facts, Review } from './facts.ts'

const REFUSED = '3'
const CLOSED = '8'
const CONCLUSIONS = new Map<string, string>(CONCLUSION_NAMES)
/** A refusal is called as that of a petition is: the state of the review tells of it. */
const NAMES = [REVIEW_ACTIONS, TERMINATION_ACTIONS, SUPERVISION_ACTIONS, ADDRESSEE_ACTIONS]
  .flatMap(actions => Object.values<{ name: string }>(actions))
  .map(({ name }) => name)
  .filter(name => name !== REVIEW_ACTIONS.refuse.name)

/** What has come of the reviews, filings and orders of a petition: names of what was done, and of how it was decided. */
export function achieved({ timeline, reviews }: Facts): string[] {
  const done = timeline.map(({ action }) => action).filter(action => NAMES.includes(action))
  return [...new Set([...done, ...reviews.flatMap(results)])]
}

function results({ kind, state, conclusion, decided_at }: Review): string[] {
  if (state === REFUSED) return ['复查复核不予受理']
  return [
    ...(decided_at === null ? [] : [CONCLUSIONS.get(conclusion) ?? '']),
    ...(state === CLOSED && kind === 'reReview' ? ['复核办结'] : []),
  ]
}
