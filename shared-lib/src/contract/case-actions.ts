import { z } from 'zod'
import { action, officeText, petitionNo, version } from './action'
import { day } from './fields'
import { call, named } from './form'
import { uploaded, uploadedSome } from './uploaded'
import { written } from './written'

const SHORT_REASON = '请填写不少于10个字的理由'
const NO_MAIN = '并案应选择主件'
const NO_FACTS = '请填写重大紧急事实或扬言内容'
const NO_STATEMENT = '请上传信访人撤回的书面或录音材料'
const NO_KIND = '请选择办结方式和办结理由'
const NO_REPLY = '直接回复应填写回复内容'
const MOST_LETTERS = 100

const mainNo = named('zjbh', z.string({ error: NO_MAIN }).trim().length(20, NO_MAIN))

/** 并案: it goes on as part of the main petition. */
export const merge = action('merge', { mainNo })

/** 撤销并案: while the main petition is open. */
export const unmerge = action('unmerge', { reason: named('cxly', written(SHORT_REASON, { min: 10, max: 500 })) })

/** 作废: what was registered in error. */
export const voidPetition = action('voidPetition', {
  reason: named('zfyy', written('请填写不少于10个字的作废理由', { min: 10, max: 500 })),
})

/** 标记重大紧急或扬言: with what has happened, or the words of the threat. */
export const flagUrgent = action('flagUrgent', {
  kind: named('bjlx', z.enum(['majorUrgent', 'threat'], { error: '请选择重大紧急或扬言' })),
  text: named('bjnr', z.string({ error: NO_FACTS }).trim().min(1, NO_FACTS).max(1000, '内容不能超过1000个字')),
})

/** 解除标记. */
export const liftFlag = action('liftFlag', {
  kind: named('bjlx', z.enum(['majorUrgent', 'threat'], { error: '请选择重大紧急或扬言' })),
  reason: named('jcly', written(SHORT_REASON, { min: 10, max: 500 })),
})

/** 信访人撤回: by a statement, of a joint petition by that of every main petitioner. */
export const withdraw = action('withdraw', {
  fileIds: uploadedSome(NO_STATEMENT),
  /** Numbers of the persons who withdraw. */
  persons: named('chrList', z.array(z.int().min(1)).max(200).default([1])),
  text: named('chsm', officeText('撤回说明', { max: 500 }).default('')),
})

interface DirectClosing {
  closeType: string
  reason: string
  reply: string
  competent: string
  mainNo: string
  fileIds: string[]
}

/** DM_BLFS of what is kept for reference, and of what is not accepted again. */
const REASONS: Readonly<Record<string, RegExp>> = { '10': /^080[1-4]00$/, '09': /^070[1-4]00$/ }

function checkDirectClosing(closing: DirectClosing, problem: (text: string, field?: string) => void): void {
  const { closeType, reason, reply, competent, fileIds } = closing
  if (!(REASONS[closeType]?.test(reason) ?? true)) problem(NO_KIND, 'reason')
  if (closeType === '02' && reply.length < 10) problem(NO_REPLY, 'reply')
  if (closeType === '09' && !competent) problem('请写明信访人可以寻求的途径', 'competent')
  if (closeType === '11' && closing.mainNo.length !== 20) problem(NO_MAIN, 'mainNo')
  if (closeType === '12' && fileIds.length === 0) problem(NO_STATEMENT, 'fileIds')
}

const directClosing = {
  reason: named('blfsdm', z.string().default('')),
  reply: named('hfgznr', officeText('回复内容').default('')),
  deliveryMode: named('sdfs', z.string().max(10).default('1')),
  deliveredOn: named('sdrq', day.optional()),
  competent: named('yggz', officeText('途径', { max: 500 }).default('')),
  mainNo: named('zjbh', z.string().trim().default('')),
  text: named('blyj', officeText('办结说明', { max: 500 }).default('')),
  boxNo: named('hh', z.string().trim().max(20, '盒号不能超过20个字符').default('')),
}

/** 信件办结登记: a letter that never enters dispatch. DM_BJLX: 10 kept, 02 answered, 11 merged, 09 not again, 12 withdrawn. */
export const closeDirectly = action(
  'closeDirectly',
  {
    ...directClosing,
    closeType: named('bjlx', z.enum(['10', '02', '11', '09', '12'], { error: NO_KIND })),
    fileIds: uploaded(),
  },
  checkDirectClosing,
)

/** Several letters alike, each succeeds or fails alone. What is withdrawn has a statement of its own, and is closed alone. */
export const closeDirectlyMany = call('POST', 'api/petitions/closeDirectlyMany', {
  writes: true,
  slow: true,
  json: {
    letters: named(
      'xfjList',
      z
        .array(z.object({ petitionNo, version }))
        .min(1, '请选择需要办结的信件')
        .max(MOST_LETTERS, `一次最多办结${MOST_LETTERS}件`),
    ),
    ...directClosing,
    closeType: named('bjlx', z.enum(['10', '02', '11', '09'], { error: '请选择可以批量办理的办结方式和办结理由' })),
  },
  check: (args: Omit<DirectClosing, 'fileIds'>, problem) => checkDirectClosing({ ...args, fileIds: [] }, problem),
  answer: z.object({
    closed: z.int(),
    failed: z.array(z.object({ petitionNo: named('xfjbh', z.string()), reason: z.string() })),
  }),
})

/** 撤销办结. */
export const undoDirectClosing = action('undoDirectClosing', {
  reason: named('cxly', written(SHORT_REASON, { min: 10, max: 500 })),
})
