import type { CallInput } from '@portal/shared-lib/contract/form'
import type { setCategories } from '@portal/shared-lib/contract/knowledge-admin'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { isChoosable } from '../../../platform/tables/valid'
import { holdDocument, markChanged, note } from './held'

const CATEGORIES = 'DM_NRFL'

/** Says which categories a document is about, in place of those before. */
export async function storeCategories(ask: Ask<CallInput<typeof setCategories>>): Promise<void> {
  const { args, db } = ask
  const { title } = await holdDocument(db, args)
  const codes = [...new Set(args.categories)]
  await refuseUnknown(db, args.id, codes)
  await db.deleteFrom('kb_link').where('node_id', '=', args.id).execute()
  if (codes.length > 0)
    await db
      .insertInto('kb_link')
      .values(codes.map(category => ({ node_id: args.id, category })))
      .execute()
  await markChanged(ask, args.id, args.version)
  await note(ask, `关联内容分类：《${title}》${codes.join('、') || '无'}`, args.id)
}

/** What can no longer be chosen may stay where it stands. */
async function refuseUnknown(db: Db, id: string, codes: readonly string[]): Promise<void> {
  const [choosable, linked] = await Promise.all([
    db
      .selectFrom('code_item')
      .where('table_name', '=', CATEGORIES)
      .where('code_id', 'in', ['', ...codes])
      .where(isChoosable())
      .select('code_id as code')
      .execute(),
    db.selectFrom('kb_link').where('node_id', '=', id).select('category as code').execute(),
  ])
  const known = new Set([...choosable, ...linked].map(({ code }) => code))
  if (codes.some(code => !known.has(code))) refuseRule('所选的内容分类不存在或已停用，请重新选择')
}
