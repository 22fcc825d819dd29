import { sql } from 'kysely'
import { subjectName } from '../../../approvals/subjects'
import { isVisible } from '../../../petitions/access/visible'
import type { Caller } from '../../../platform/caller'
import { by, byIfAny, column, field } from '../make'
import { PETITION_COLUMNS, PETITION_FIELDS, withPetition } from '../petition-parts'
import type { View } from '../view'

/** SQL of what the caller's department has sent to a leader, who has not decided yet, joined to its petition. */
export const isSent = (caller: Caller) => sql<boolean>`(approval.province_code = ${caller.provinceCode}
  and approval.dept_id = ${caller.deptId} and approval.state = 'pending' and ${isVisible(caller)})`

/** SQL of the names of those whom it waits for. */
const WAITS_FOR = sql`coalesce((
  select string_agg(distinct asked.user_name, '、') from todo join person as asked on asked.id = todo.person_id
  where todo.province_code = approval.province_code and todo.ref_id = approval.id::text and todo.ref_id <> ''
    and todo.family = 'sysp' and todo.done_at is null), '')`

/** 送审中: what the department waits for. */
export const SENT_VIEWS: Readonly<Record<string, View>> = {
  v_ssz: {
    pages: ['toDoManage/departToDo'],
    from: () => sql`approval ${withPetition('approval')}
      join person as applicant on applicant.id = approval.applicant_holder_id`,
    where: ({ caller }) => isSent(caller),
    id: sql.ref('approval.id'),
    columns: {
      ...PETITION_COLUMNS,
      subjectType: column('approval.subject_type'),
      title: column('approval.title'),
      applicant: column('applicant.user_name'),
      waitsFor: column(WAITS_FOR),
      submittedAt: column('approval.submitted_at', 'instant'),
      dueAt: column('approval.due_at', 'instant'),
    },
    limitOf: 'approval',
    fields: {
      ...PETITION_FIELDS,
      title: field('标题', 'text', 'approval.title'),
      applicant: field('送审人', 'text', 'applicant.user_name'),
      applicantId: field('送审人账号', 'code', 'approval.applicant_holder_id'),
      lamp: field('灯', 'lamp', 'approval'),
      submittedAt: field('送审时间', 'instant', 'approval.submitted_at'),
    },
    sorts: { dueAt: byIfAny('approval.due_at'), submittedAt: by('approval.submitted_at') },
    order: { field: 'dueAt', descending: false },
    also: ({ xfjbh, subjectType }) => ({
      typeName: subjectName(String(subjectType)),
      url: `/toDoManage/handle?${new URLSearchParams({ xfjbh: String(xfjbh) })}`,
    }),
  },
}
