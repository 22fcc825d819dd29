import { inDatabase } from '../../portal/database'
import type { PortalServer } from '../../portal/server'

/** Whom a petition is of: the name of who wrote it, or of nobody and with these words in it. */
export type Whose = string | { readonly anonymousWith: string }

const OF_NAME = `select petition_no from petition join petition_person as person
  on person.province_code = petition.province_code and person.petition_id = petition.id
  where person.seq = 1 and person.name = $1 and petition_no <> '' order by petition.id`
const OF_NOBODY = `select petition_no from petition
  where anonymous and strpos(summary, $1) > 0 and petition_no <> '' order by id desc`

/** Numbers of the petitions that the demonstration's player has registered for somebody, the first one first. */
export function playedFor(portal: PortalServer, whose: Whose): Promise<readonly string[]> {
  const [statement, words] = typeof whose === 'string' ? [OF_NAME, whose] : [OF_NOBODY, whose.anonymousWith]
  return inDatabase(portal, async query => {
    const { rows } = await query(statement, [words])
    if (rows.length === 0) throw new Error(`The demonstration has no petition of ${words}`)
    return (rows as { petition_no: string }[]).map(({ petition_no }) => petition_no)
  })
}
