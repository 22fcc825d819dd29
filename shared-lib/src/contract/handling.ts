import { z } from 'zod'
import { action, officeText } from './action'
import { dispatch, knowing } from './dispatch'
import { day } from './fields'
import { named } from './form'
import { uploaded, uploadedSome } from './uploaded'

/** 转下级: by whoever has received it, to somebody below. A report is owed where a day is named. */
export const forwardDown = action('forwardDown', {
  mode: dispatch.mode,
  orgId: named('dwid', z.string().min(1, '请选择可接收的单位')),
  text: dispatch.text,
  internalNote: dispatch.internalNote,
  reportBy: named('bljzrq', day.optional()),
  knowing: knowing(),
})

/** 协办: further organisations say what they know; the lead answers. */
export const coHandle = action('coHandle', {
  orgIds: named('dwList', z.array(z.string().min(1)).min(1, '请选择可接收的单位').max(20, '一次最多选择20个单位')),
  text: named('xbsx', officeText('协办事项', { min: 1, max: 1000 })),
  /** Half of what the lead has left, where none is given and at the latest. */
  dueOn: named('bljzrq', day.optional()),
})

/** 协办答复. */
export const answerCoHandling = action('answerCoHandling', {
  text: named('xbyj', officeText('协办意见', { min: 10 })),
  fileIds: uploaded(),
})

/** 中止. */
export const suspend = action('suspend', {
  reason: named('ztsy', z.enum(['hearing', 'supplement', 'expertise', 'procedure'], { error: '请选择中止事由' })),
  text: named('ztsm', officeText('中止说明', { min: 1, max: 1000 })),
  until: named('yjhfrq', day),
  fileIds: uploadedSome('请上传中止依据'),
})

/** 恢复办理. */
export const resume = action('resume', { text: named('hfsm', officeText('恢复说明', { max: 500 }).default('')) })

const DAYS = '延长期限不得超过30日'

/** 延期: once, and never more than thirty days (条例 第三十四条). */
export const extend = action('extend', {
  days: named('ycts', z.int({ error: DAYS }).min(1, DAYS).max(30, DAYS)),
  reason: named('yqly', officeText('延期理由', { min: 10, max: 1000 })),
})

/** 延期告知: that the petitioner has been told why. */
export const informExtension = action('informExtension', {
  informedOn: named('gzrq', day),
  /** DM_SDFS. */
  mode: named('sdfs', z.string().min(1, '请选择告知方式')),
})

/** 提交协调: who is competent is disputed. */
export const submitCoordination = action('submitCoordination', {
  text: named('zysm', officeText('管辖争议的情况', { min: 1, max: 1000 })),
})

/** 催办. */
export const urge = action('urge', { text: named('cbnr', officeText('催办内容', { min: 1, max: 500 })) })

/** 转督办: puts before the supervisors what a report or a closing check has shown. */
export const proposeSupervision = action('proposeSupervision', {
  text: named('dbly', officeText('转督办理由', { min: 10, max: 500 })),
})

/** 处理督办建议: what was decided on it. */
export const settleSuggestion = action('settleSuggestion', {
  text: named('clyj', officeText('处理意见', { min: 2, max: 500 })),
})

/** 催办回复. */
export const replyUrge = action('replyUrge', { reply: named('hfnr', officeText('回复内容', { min: 1, max: 500 })) })
