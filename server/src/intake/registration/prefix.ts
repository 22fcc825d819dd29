import { type FormName, REGISTRATION_FORMS } from '@portal/shared-lib/contract/rules/petition-forms'
import type { Db } from '../../platform/database/connect'
import { KEPT } from '../../platform/database/kept'

const TABLE = 'DM_XFJBHQZ'

/** What petition numbers of a channel begin with; a channel without a prefix takes that of its form. */
export async function prefixFor(db: Db, channel: string, form: FormName): Promise<string> {
  const [usual] = REGISTRATION_FORMS[form].channels
  const rows = await db
    .selectFrom('code_item')
    .where('table_name', '=', TABLE)
    .where('code_id', 'in', [channel, usual])
    .where('parent_id', 'is not', null)
    .select(['code_id as code', 'parent_id as prefix'])
    .modifyFront(KEPT)
    .execute()
  const prefixOf = (code: string) => rows.find(row => row.code === code)?.prefix
  return prefixOf(channel) ?? prefixOf(usual) ?? noPrefix(channel)
}

function noPrefix(channel: string): never {
  throw new Error(`${TABLE} has no prefix for the channel ${channel}`)
}
