import { z } from 'zod'
import { action, officeText } from './action'
import { documentNo } from './document-number'
import { day } from './fields'
import { named } from './form'
import { checkSimplicity, simplicity } from './simple'
import { written } from './written'

const CHOOSE_UNIT = '请选择可接收的单位'
const MOST_RECEIVERS = 20

/** Who of a receiver is to know of a walled petition from now on. */
export const knowing = () => named('zxry', z.array(z.string().min(1)).max(20, '知悉人员最多20人').default([]))

const receivers = named(
  'dwList',
  z
    .array(
      z.object({
        orgId: z.string().min(1, CHOOSE_UNIT),
        isLead: named('zbbz', z.boolean()),
        knowing: knowing(),
      }),
      { error: CHOOSE_UNIT },
    )
    .min(1, CHOOSE_UNIT)
    .max(MOST_RECEIVERS, `一次最多选择${MOST_RECEIVERS}个单位`),
)

interface Receivers {
  receivers: readonly { orgId: string; isLead: boolean }[]
}

function checkReceivers({ receivers }: Receivers, problem: (text: string, field?: string) => void) {
  if (receivers.filter(({ isLead }) => isLead).length !== 1) problem('请指定一个主办单位', 'receivers')
  if (new Set(receivers.map(({ orgId }) => orgId)).size < receivers.length) problem('同一单位不能重复选择', 'receivers')
}

/** What every hand-over says: what the matter is by law, the mode of handling (DM_BLFS), and the words that go with it. */
export const dispatch = {
  legalClass: named('flcl', z.enum(['1', '2', '3'], { error: '请选择依法分类' })),
  /** DM_DRTJ; of appeals. */
  route: named('drtj', z.string().default('')),
  mode: named('blfsdm', z.string({ error: '请选择办理方式' }).regex(/^0[12]0[0-9]00$/, '请选择办理方式')),
  receivers,
  text: named('blyj', officeText('办理意见', { min: 1, max: 1000 })),
  internalNote: named('nbbz', officeText('内部备注', { max: 500 }).default('')),
}

function checkDispatch(
  args: Receivers & { legalClass: string; route: string },
  problem: (text: string, field?: string) => void,
) {
  if (args.legalClass === '3' && !args.route) problem('申诉求决类应选择导入途径', 'route')
  checkReceivers(args, problem)
}

/** 转送: whoever receives it answers for it from then on. */
export const transfer = action('transfer', dispatch, checkDispatch)

/** 交办: a report is owed by the end of a day. */
export const assign = action('assign', { ...dispatch, reportBy: named('bljzrq', day) }, checkDispatch)

/** 撤回: takes back what has not been signed for. */
export const recall = action('recall', { reason: named('chyy', officeText('撤回理由', { min: 1, max: 500 })) })

const replied = {
  documentNo,
  reply: named('hfgznr', written('回复内容不少于10个字', { min: 10 })),
  /** DM_SDFS. */
  deliveryMode: named('sdfs', z.string({ error: '请登记回复方式和送达日期' }).min(1, '请登记回复方式和送达日期')),
  deliveredOn: named('sdrq', day),
  /** Where it is a case of 简易办理. */
  simple: named('jybl', z.object(simplicity).optional()),
}

/** 直接回复. */
export const reply = action('reply', replied, ({ simple }, problem) => {
  if (simple) checkSimplicity(simple, text => problem(text, 'simple'))
})

/** 存查. */
export const file = action('file', {
  reason: named('blfsdm', z.string({ error: '请选择存查的具体情形' }).regex(/^080[1-4]00$/, '请选择存查的具体情形')),
  text: named('blyj', officeText('存查说明', { max: 500 }).default('')),
})

/** What a leader is to know of it. */
export const escalation = { summary: named('cbzy', officeText('呈报摘要', { min: 1, max: 500 })) }

/** 呈报领导. */
export const escalate = action('escalate', escalation)

/** 领导批示. */
export const instruct = action('instruct', {
  text: named('psnr', officeText('批示内容', { min: 1, max: 1000 })),
  /** Who is to handle it, and by when, where the leader says so. */
  orgId: named('dwid', z.string().default('')),
  dueOn: named('bljzrq', day.optional()),
})
