import { sql } from 'kysely'

/** Whether a fact, `fact`, is that of a petition that is open: not closed, or opened again. */
export const OPEN = sql`(fact.state < '60' or fact.state = '65')`
