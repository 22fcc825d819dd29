import { sql } from 'kysely'
import { LAMP_THRESHOLDS } from '../../petitions/clocks/lamps/lamps'
import { writerOf } from '../../petitions/record/writer'
import type { Asker, View } from './view'

/** SQL of a view's columns, by their names, of its limit, and of who else writes on the petition of a row. */
export const selected = ({ columns, limitOf }: View, { caller, now }: Asker) =>
  sql.join([
    ...Object.entries(columns).map(([name, { value }]) => sql`${value} as ${sql.ref(name)}`),
    ...(columns.xfjid ? [sql`${writerOf(caller, columns.xfjid.value, now)} as writer`] : []),
    ...(limitOf ? ['due_at', ...LAMP_THRESHOLDS].map(name => sql.ref(`${limitOf}.${name}`)) : []),
  ])
