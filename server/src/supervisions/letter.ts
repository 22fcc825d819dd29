import { Readable } from 'node:stream'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import type { letter } from '@portal/shared-lib/contract/supervisions'
import { getOffice } from '../people/organisations/office'
import { petitionsVisibleTo } from '../petitions/record/scope'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { dayOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { insertStaged } from '../platform/files/stage'
import { refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { fill } from '../workflow/documents/fill'
import { inWords } from '../workflow/documents/in-words'
import { getTemplate } from '../workflow/documents/template'
import { type Addressee, dueOfClock, type Order } from './kinds'

/** 督办函, as templates count. */
const LETTER = '16'

interface Addressed {
  readonly order: Order
  readonly addressee: Addressee
}

/** The letter to one addressee of an order that was sent, as a file of the caller's. */
export async function makeLetter(
  ask: Ask<unknown>,
  { order, addressee }: Addressed,
): Promise<CallAnswer<typeof letter>> {
  const { db, caller, services, requestId, request } = ask
  const { sent_at: sentAt } = order
  if (!sentAt) return refuseRule(SUPERVISION_TEXTS.notSent)
  const { fileName, content } = await getTemplate(db, services, LETTER, order.org_id)
  const dueAt = await dueOfClock(db, caller.provinceCode, addressee.clock_id)
  const dueOn = dueAt ? dayOf(dueAt) : order.feedback_on
  const office = await getOffice(db, order.org_id)
  const filled = fill(fileName, content, {
    文号: order.order_no,
    收文机关: (await getOffice(db, addressee.org_id)).name,
    办理机关: office.name,
    ...(await matterOf(db, caller, order)),
    文书内容: [order.facts, order.demand].filter(Boolean).join('\n'),
    督办反馈期限: dueOn ? `${inWords(dueOn)}前` : '收到本函之日起15日内',
    成文日期: inWords(dayOf(sentAt)),
  })
  const kept = await services.files.keep(Readable.from([filled]))
  const fileId = await insertStaged(db, caller, { ...kept, name: fileName })
  const audited = { action: '生成督办函', objectType: 'supervision', objectId: order.order_no }
  await recordAudit(db, { requestId, address: request.ip, ...actorOf(caller), ...audited })
  return { fileId, fileName }
}

/** A topic by its title and those of its petitions that the caller may see; else the petition. */
async function matterOf(db: Db, caller: Caller, { id, title, province_code }: Order): Promise<Record<string, string>> {
  const petitions = await petitionsVisibleTo(db, caller)
    .innerJoin('supervision_petition as part', join =>
      join.onRef('part.province_code', '=', 'petition.province_code').onRef('part.petition_id', '=', 'petition.id'),
    )
    .where('part.province_code', '=', province_code)
    .where('part.supervision_id', '=', id)
    .orderBy('petition.id')
    .select(['petition_no as no', 'petition.title', 'summary'])
    .execute()
  const numbers = petitions.map(({ no }) => no).join('、')
  const [only] = petitions
  const summary = title || only?.title || only?.summary || ''
  const matter = title ? `“${title}”${numbers && `（信访件${numbers}）`}` : `信访件${numbers}（${summary}）`
  return { 督办事项: matter, 信访编号: numbers, 信访事项: summary }
}
