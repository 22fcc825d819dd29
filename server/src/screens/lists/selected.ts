import { sql } from 'kysely'
import { LAMP_THRESHOLDS } from '../../petitions/clocks/lamps/lamps'
import type { View } from './view'

/** SQL of a view's columns, by their names, and of its limit. */
export const selected = ({ columns, limitOf }: View) =>
  sql.join([
    ...Object.entries(columns).map(([name, { value }]) => sql`${value} as ${sql.ref(name)}`),
    ...(limitOf ? ['due_at', ...LAMP_THRESHOLDS].map(name => sql.ref(`${limitOf}.${name}`)) : []),
  ])
