import { SOON_DAYS } from '@portal/shared-lib/contract/rules/knowledge'
import { sql } from 'kysely'
import { addDays, dayOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import { onceADay } from '../../../platform/jobs/once-a-day'
import type { Services } from '../../../platform/services'
import { sendMessage } from '../../messages/send'
import { editorIds } from './editors'
import { managedPage } from './tell'

/**
 * Every day: owners are told of what of theirs is valid for 30 days at most, once for each end. Where nobody answers for
 * it any more, all who administer the knowledge base are told.
 */
export const remindOwners = (services: Services): Promise<void> =>
  onceADay(services, 'knowledgeReminders', async db => {
    const at = services.now()
    const today = dayOf(at)
    const due = await takeDue(db, addDays(today, SOON_DAYS))
    const editors = due.length > 0 ? await editorIds(db) : []
    for (const { id, title, ownerId, validUntil } of due) {
      const isOwned = ownerId !== null && editors.includes(ownerId)
      const end = validUntil < today ? `已于${validUntil}超过有效期` : `有效期至${validUntil}`
      await sendMessage(db, {
        personIds: isOwned ? [ownerId] : editors,
        type: 'handlingWarning',
        text: `${isOwned ? '您负责的' : '无人负责的'}《${title}》${end}，请核对内容后延长有效期或停用。`,
        at,
        opens: managedPage(id, 'edit'),
      })
    }
  })

interface Due {
  readonly id: string
  readonly title: string
  readonly ownerId: string | null
  readonly validUntil: string
}

/** Of several servers one takes them, and each is taken once. */
async function takeDue(db: Db, until: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update kb_doc set reminded_for = valid_until from kb_node
    where kb_node.id = node_id and valid_until <= ${until}::date and reminded_for is distinct from valid_until
    returning node_id as id, title, owner_id as "ownerId", to_char(valid_until, 'YYYY-MM-DD') as "validUntil"`.execute(
    db,
  )
  return rows.sort((one, other) => one.validUntil.localeCompare(other.validUntil) || one.id.localeCompare(other.id))
}
