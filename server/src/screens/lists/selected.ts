import { sql } from 'kysely'
import { TURNS } from '../../petitions/clocks/lamps/lamps'
import type { View } from './view'

/** SQL of a view's columns, by their names, and of its limit. */
export const selected = ({ columns, limitOf }: View) =>
  sql.join([
    ...Object.entries(columns).map(([name, { value }]) => sql`${value} as ${sql.ref(name)}`),
    ...(limitOf ? ['due_at', ...TURNS].map(name => sql.ref(`${limitOf}.${name}`)) : []),
  ])
