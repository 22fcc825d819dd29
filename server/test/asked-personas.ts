import { PERSONAS, type Persona } from '../fixtures/demo/people/personas'

const roleOf = ({ posts: [post] }: Persona) => post?.at(-1)

/**
 * Those of whom a property is asked: all who may do anything, with LONG set, as `npm run prove -- long` does; else the first
 * of each role, since tests may not take minutes.
 */
export const ASKED: readonly Persona[] = PERSONAS.filter(({ mustChangePassword }) => !mustChangePassword).filter(
  (persona, at, all) => process.env.LONG || all.findIndex(other => roleOf(other) === roleOf(persona)) === at,
)
