import { ACTIONS, ADDRESSEE_ACTIONS, REVIEW_ACTIONS, SUPERVISION_ACTIONS, TERMINATION_ACTIONS } from '../described.ts'
import {
  accept,
  answer,
  CLOSED,
  close,
  end,
  handOver,
  reopen,
  reply,
  restore,
  takeBack,
  terminate,
  undoTermination,
} from './model-changes.ts'
import { type Happening, leadChildren, parentOf } from './model-steps.ts'

export interface Effect {
  /** Sections of the document; none where it is of all states and leaves them alone. */
  sections: string[]
  /** Whether steps come into being with it. */
  sends?: true
  /** Further states to which it leads, by section 14. */
  to?: string[]
  change?: (happening: Happening) => void
  /** Whether what waits for approval on its step waits on. */
  beside?: true
}

/** The conclusion by which a review has a petition handled again. */
const REVOKED = '撤销并责令重办'

const PENDING: Record<string, 'dispatch' | 'answer'> = {
  交办: 'dispatch',
  申请退回: 'dispatch',
  不予受理: 'dispatch',
  不再受理: 'dispatch',
  存查: 'dispatch',
  拟处理意见书或答复: 'answer',
  提交办理报告: 'answer',
}

/** What an action does that changes no step: what its section of the document says. */
const OF_SECTIONS = Object.fromEntries(
  Object.values(ACTIONS).map(({ code, name }) => [name, { sections: [code.replace(/[a-z]$/, '')] }]),
)

/** What is done with a review or a filing leaves the steps of its petition alone. */
const OF_PROCEEDINGS = Object.fromEntries(
  [REVIEW_ACTIONS, TERMINATION_ACTIONS, SUPERVISION_ACTIONS, ADDRESSEE_ACTIONS]
    .flatMap(actions => Object.values<{ name: string }>(actions))
    .map(({ name }) => [name, { sections: [] }]),
)

/** Whether what was submitted is of an order, which leaves what waits of the petition alone. */
const isOfOrder = (title: string) =>
  [SUPERVISION_ACTIONS, ADDRESSEE_ACTIONS]
    .flatMap(actions => Object.values<{ name: string }>(actions))
    .some(({ name }) => title.startsWith(`${name}：`))

/** Every action by its name in the timeline. */
export const EFFECTS: Record<string, Effect> = {
  ...OF_PROCEEDINGS,
  ...OF_SECTIONS,
  登记: { sections: [] },
  ...Object.fromEntries(
    ['领取', '分派', '转办他人', '释放', '审批同意', '审批退回', '转审', '加签', '撤回送审'].map(name => [
      name,
      { sections: [] },
    ]),
  ),
  送审: {
    sections: [],
    change: ({ file, step, text }) => {
      if (!file.ended) step.pending = PENDING[text] ?? step.pending
    },
  },
  退回拟稿人: {
    sections: [],
    beside: true,
    change: ({ step, text }) => {
      if (!isOfOrder(text)) step.pending = ''
    },
  },
  认定反馈: {
    sections: [],
    beside: true,
    change({ file, text }) {
      if (text.includes('，要求重新办理')) reopen(file)
    },
  },
  并案: { sections: ['A11'], change: close },
  撤销并案: { sections: [], to: ['10'], change: restore },
  作废: { sections: ['A12'], change: close },
  更正初重件: { sections: [] },
  转送: { sections: ['B4'], sends: true, change: handOver },
  交办: { sections: ['B5'], sends: true, change: handOver },
  直接回复: { sections: ['B6'], change: reply },
  // That a review is refused is called so too; its petition has ended.
  不予受理: {
    sections: ['B7'],
    to: ['60', '62'],
    change: happening => {
      if (!happening.file.ended) answer(happening)
    },
  },
  登记原处理意见: {
    sections: ['H13'],
    sends: true,
    change({ file, sent, after }) {
      for (const step of sent) Object.assign(step, { state: '9', answered: true, delivered: true, signed: true })
      end(file, after)
    },
  },
  拟复查复核意见: {
    sections: [],
    change({ file, text }) {
      if (text.startsWith(REVOKED)) reopen(file)
    },
  },
  认定终结: { sections: [], change: terminate },
  终结: { sections: [], change: terminate },
  撤销终结: { sections: [], change: undoTermination },
  不再受理: { sections: ['B7'], change: answer },
  存查: { sections: ['B8'], change: close },
  导入其他程序: {
    sections: ['B11'],
    change: happening => (happening.isOwn ? accept(happening) : answer(happening)),
  },
  撤回: {
    sections: ['B12'],
    change({ file, step }) {
      step.state = '10'
      takeBack(file, step)
    },
  },
  签收: {
    sections: ['C1'],
    change: ({ step }) => {
      Object.assign(step, { state: '1', signed: true })
    },
  },
  申请退回: {
    sections: ['C2'],
    change: ({ step }) => {
      step.state = '2'
    },
  },
  撤销退回: {
    sections: ['C2'],
    to: ['20', '25'],
    change: ({ step }) => {
      step.state = step.signed ? '1' : '0'
    },
  },
  同意退回: {
    sections: ['C3'],
    sends: true,
    change({ file, step, sent }) {
      step.state = '3'
      if (sent.length === 0) takeBack(file, step)
    },
  },
  不同意退回: {
    sections: ['C4'],
    change: ({ step }) => {
      Object.assign(step, { state: '1', signed: true, disputed: true })
    },
  },
  提交协调: {
    sections: ['C5'],
    change: ({ step }) => {
      step.state = '2'
    },
  },
  转下级: { sections: ['C6'], sends: true, change: handOver },
  受理告知: { sections: ['C7'], change: accept },
  自办: { sections: ['C7'], change: accept },
  协办: { sections: ['C8'], sends: true },
  协办答复: {
    sections: ['C9'],
    change: ({ step }) => {
      step.state = '9'
    },
  },
  简易受理: { sections: ['C10'], change: accept },
  登记过程: {
    sections: ['C11'],
    change({ step }) {
      if (step.state === '8') Object.assign(step, { answered: false, delivered: false })
      if (step.state === '5' || step.state === '8') step.state = '6'
    },
  },
  中止: {
    sections: ['C12'],
    change: ({ step }) => {
      step.suspended = true
    },
  },
  恢复办理: {
    sections: ['C12'],
    change: ({ step }) => {
      step.suspended = false
    },
  },
  调解或和解: { sections: ['C14'], change: answer },
  拟处理意见书或答复: { sections: ['D1', 'D2'], change: answer },
  登记送达: {
    sections: ['D3'],
    change({ file, step, after }) {
      step.delivered = true
      if (CLOSED.includes(after)) end(file, after)
    },
  },
  办结: { sections: ['D4'], change: close },
  提交办理报告: {
    sections: ['D5'],
    change: ({ step }) => {
      step.state = '7'
    },
  },
  撤回报告: {
    sections: ['D5'],
    to: ['50', '42'],
    change({ file, step }) {
      step.state = leadChildren(file, step).some(({ state }) => state === '9') ? '4' : '6'
    },
  },
  签收并认定办结: {
    sections: ['D6'],
    change({ file, step, after }) {
      step.state = '9'
      const sender = parentOf(file, step)
      if (CLOSED.includes(after)) end(file, after)
      else if (sender) sender.answered = true
    },
  },
  退回重办: {
    sections: ['D7'],
    change: ({ step }) => {
      Object.assign(step, { state: '8', rejected: true })
    },
  },
  退回下级重办: {
    sections: ['D7'],
    change({ file, step }) {
      Object.assign(step, { state: '4', answered: false, delivered: false })
      const below = leadChildren(file, step).findLast(({ state }) => state === '9')
      if (below) Object.assign(below, { state: '8', rejected: true })
    },
  },
  逐级上报: {
    sections: ['D8'],
    change: ({ step }) => {
      step.state = '7'
    },
  },
  办结核查: {
    sections: ['D11'],
    change({ file, after }) {
      if (CLOSED.includes(after)) file.ended = after
      else reopen(file)
    },
  },
  报送整改情况: { sections: [] },
  重新办理: { sections: ['D12'], change: ({ file }) => reopen(file) },
  信访人撤回: { sections: ['D14'], change: close },
  信件办结登记: {
    sections: ['F1'],
    change: happening => (happening.after === '60' ? reply(happening) : close(happening)),
  },
  撤销办结: { sections: ['F2'], change: restore },
  督办建议: { sections: [] },
  督办: { sections: [] },
  督办办结: { sections: [] },
}
