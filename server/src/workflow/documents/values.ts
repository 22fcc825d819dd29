import type { createDocument } from '@portal/shared-lib/contract/documents'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Petition } from '../engine/case-file'
import { inWords } from './in-words'
import { reviewValues } from './review-values'

type Written = Omit<CallInput<typeof createDocument>, 'petitionNo' | 'templateId'>

const PETITIONERS = ['1', '2']
const ANONYMOUS = '匿名信访人'
const NO_NUMBER = '〔    〕  号'

/** What may stand in a template, by its name there. */
export async function valuesOf(db: Db, caller: Caller, petition: Petition, written: Written, at: Date) {
  const own = await ownStep(db, caller, petition)
  const office = await officeOf(db, caller.orgId)
  return {
    信访人: await namesOf(db, petition),
    信访编号: petition.petition_no,
    登记日期: dayInWords(petition.registered_at),
    信访事项: petition.title || petition.summary,
    信访请求: petition.request,
    查询码: petition.query_code,
    办理机关: caller.orgName,
    收文机关: own?.receiver ?? '',
    受理日期: dayInWords(own?.acceptedAt ?? petition.accepted_at),
    办结期限: dayInWords(own?.dueAt ?? petition.due_at),
    救济途径: remedyOf(office?.superior),
    联系人: caller.userName,
    联系电话: office?.telephone ?? '',
    成文日期: dayInWords(at),
    文号: written.documentNo || NO_NUMBER,
    关联信访件: `结合信访件${petition.petition_no}反映的问题，`,
    反馈期限: '收到本建议书之日起30日内',
    督办事项: `信访件${petition.petition_no}（${petition.title || petition.summary}）`,
    督办反馈期限: '收到本函之日起15日内',
    文书内容: written.text,
    事实和理由: written.facts,
    处理意见: written.opinion,
    法律依据: written.basis,
    ...(await reviewValues(db, petition)),
  }
}

/** 条例 第三十五条. */
const remedyOf = (superior = '上一级机关、单位'): string =>
  `如不服本处理意见，可自收到本意见书之日起30日内向${superior}请求复查。`

const dayInWords = (at: Date | null | undefined): string => inWords(at && dayOf(at))

async function namesOf(db: Db, { province_code, id, anonymous }: Petition): Promise<string> {
  if (anonymous) return ANONYMOUS
  const people = await db
    .selectFrom('petition_person')
    .where('province_code', '=', province_code)
    .where('petition_id', '=', id)
    .where('role', 'in', PETITIONERS)
    .orderBy('seq')
    .select('name')
    .execute()
  return people.map(({ name }) => name).join('、')
}

/** The newest step that the caller's organisation has, with whom it has sent it on to. */
async function ownStep(db: Db, { orgId }: Caller, { province_code, id }: Petition) {
  return await db
    .selectFrom('handling_step as step')
    .leftJoin('handling_step as sent', join =>
      join.onRef('sent.province_code', '=', 'step.province_code').onRef('sent.parent_id', '=', 'step.id'),
    )
    .leftJoin('organisation as receiver', 'receiver.id', 'sent.to_org_id')
    .where('step.province_code', '=', province_code)
    .where('step.petition_id', '=', id)
    .where('step.to_org_id', '=', orgId)
    .orderBy('step.seq', 'desc')
    .orderBy('sent.seq', 'desc')
    .select(['step.accepted_at as acceptedAt', 'step.due_at as dueAt', 'receiver.company_name as receiver'])
    .executeTakeFirst()
}

const officeOf = (db: Db, id: string) =>
  db
    .selectFrom('organisation')
    .leftJoin('organisation as superior', 'superior.id', 'organisation.parent1_id')
    .where('organisation.id', '=', id)
    .select(['organisation.telephone', 'superior.company_name as superior'])
    .executeTakeFirst()
    .then(office => office && { ...office, superior: office.superior ?? undefined })
