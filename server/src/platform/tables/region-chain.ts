import { type RawBuilder, sql } from 'kysely'

/** SQL for a region's code and those of all above it, as a list in brackets: a code holds those of its superiors. */
export const regionChain = (code: RawBuilder<string>): RawBuilder<string> => sql`(rpad(left(${code}, 2), 12, '0'),
  rpad(left(${code}, 4), 12, '0'), rpad(left(${code}, 6), 12, '0'), rpad(left(${code}, 9), 12, '0'), ${code})`
