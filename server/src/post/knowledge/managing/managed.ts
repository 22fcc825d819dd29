import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { managedDocuments } from '@portal/shared-lib/contract/knowledge-admin'
import { SOON_DAYS } from '@portal/shared-lib/contract/rules/knowledge'
import { sql } from 'kysely'
import { addDays, dayOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'

type Managed = CallAnswer<typeof managedDocuments>[number]
type Row = Omit<Managed, 'changedOn'> & { readonly changedAt: Date | null }

/** All documents, published or not, in the order of the tree, each with the categories that it is about. */
export async function readManaged(db: Db, now: Date): Promise<Managed[]> {
  const today = dayOf(now)
  const { rows } = await sql<Row>`
    with recursive placed as (
      select id, title, kind, array[sort_no] as place, array[]::text[] as path from kb_node where parent_id is null
      union all
      select below.id, below.title, below.kind, place || below.sort_no, path || placed.title
      from kb_node as below join placed on placed.id = below.parent_id
    )
    select placed.id, placed.title, placed.kind, placed.path, coalesce(doc.doc_no, draft.content ->> 'docNo') as "docNo",
      coalesce(doc.status, draft.content ->> 'status') as status, coalesce(doc.version, 0) as version,
      coalesce(draft.state, 'published') as state,
      coalesce(case when doc.node_id is null then draft.content ->> 'owner' else owner.user_name end, '') as owner,
      case when doc.node_id is null then draft.content ->> 'validUntil' else to_char(doc.valid_until, 'YYYY-MM-DD') end as "validUntil",
      case when doc.valid_until < ${today}::date then 'expired'
        when doc.valid_until <= ${addDays(today, SOON_DAYS)}::date then 'soon' else '' end as validity,
      (select count(*)::integer from kb_feedback where node_id = placed.id and kb_feedback.kind = 'wrong' and handled_at is null) as faults,
      coalesce(person.user_name, '') as "changedBy", greatest(doc.changed_at, draft.changed_at) as "changedAt",
      coalesce((select jsonb_agg(jsonb_build_object('code', category, 'name', coalesce(code_name, category)) order by category)
        from kb_link left join code_item on table_name = 'DM_NRFL' and code_id = category
        where node_id = placed.id), '[]') as categories
    from placed left join kb_doc as doc on doc.node_id = placed.id left join kb_draft as draft on draft.node_id = placed.id
      left join person on person.id = case when draft.changed_at >= coalesce(doc.changed_at, draft.changed_at) then draft.author_id else doc.changed_by end
      left join person as owner on owner.id = doc.owner_id
    where placed.kind <> 'folder'
    order by place, placed.id`.execute(db)
  return rows.map(({ changedAt, ...row }) => ({ ...row, changedOn: changedAt && dayOf(changedAt) }))
}
