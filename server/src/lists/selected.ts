import { sql } from 'kysely'
import type { View } from './view'

/** SQL of a view's columns, by their names. */
export const selected = ({ columns }: View) =>
  sql.join(Object.entries(columns).map(([name, { value }]) => sql`${value} as ${sql.ref(name)}`))
