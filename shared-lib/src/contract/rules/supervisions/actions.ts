import { describeAction } from '../actions/description'
import { officeRemark, officeWords, reason } from '../actions/entries'
import { MOST_EXTENSION_DAYS, SUPERVISION_CONCLUSIONS, SUPERVISION_TEXTS } from '../supervision'

const CREATES = 'db:create'
const ANSWERS = 'db:feedback'
const CLOSES = 'db:close'

const DAYS = {
  wire: 'ycts',
  label: '延长天数',
  kind: 'number',
  min: 1,
  max: MOST_EXTENSION_DAYS,
  unit: '天',
  text: `延长天数应为1至${MOST_EXTENSION_DAYS}天`,
} as const

/** What may be done with an order as a whole, in the order of its buttons. */
export const SUPERVISION_ACTIONS = {
  submit: describeAction({
    code: 'S2',
    place: 10,
    action: 'submit',
    name: '送审发出',
    button: CREATES,
    note: '经领导批准后发给全部督办对象，反馈期限自发出之日起计算。',
    isSubmitted: true,
    fields: { text: officeRemark({ wire: 'ssyj', label: '送审意见', max: 500, rows: 3 }) },
    limits: [{ label: '督办反馈', type: 'K14' }],
  }),
  withdraw: describeAction({
    code: 'S3',
    place: 20,
    action: 'withdraw',
    name: '撤回督办',
    button: CREATES,
    note: '尚未发出的督办件不再发出，编号保留。',
    isGrave: true,
    fields: { text: officeWords({ wire: 'chly', label: '撤回理由', min: 2, max: 500, rows: 3 }) },
  }),
  again: describeAction({
    code: 'S15',
    place: 30,
    action: 'again',
    name: '再督办',
    button: CREATES,
    note: '按原督办件的情形、对象和内容另拟一件，修改后送审。',
    fields: { text: officeWords({ wire: 'zdbly', label: '再督办理由', min: 10, max: 500, rows: 3 }) },
  }),
} as const

/** What may be done with an order for one of those whom it was sent to, in the order of the buttons. */
export const ADDRESSEE_ACTIONS = {
  sign: describeAction({
    code: 'S4',
    place: 110,
    action: 'sign',
    name: '签收督办',
    button: ANSWERS,
    note: '签收后由本人办理并按期反馈。',
    isAtOnce: true,
    fields: {},
  }),
  feedBack: describeAction({
    code: 'S9',
    place: 120,
    action: 'feedBack',
    name: '督办反馈',
    button: ANSWERS,
    note: '经本单位领导批准后报发出督办的单位认定。',
    isSubmitted: true,
    fields: {
      measures: officeWords({ wire: 'zgcs', label: '整改措施', min: 10, max: 2000, rows: 5 }),
      result: officeWords({ wire: 'zgjg', label: '整改结果', min: 10, max: 2000, rows: 5 }),
      lines: {
        wire: 'zjqkList',
        label: '逐件办理情况',
        kind: 'eachPetition',
        min: 5,
        max: 500,
        text: SUPERVISION_TEXTS.noLine,
        hint: '逐件写明做了什么、结果如何。',
        suits: ({ petitions = [] }) => petitions.length > 0,
      },
      fileIds: { wire: 'fjidList', label: '佐证材料', kind: 'files' },
    },
  }),
  askReturn: describeAction({
    code: 'S5',
    place: 130,
    action: 'askReturn',
    name: '申请退回督办',
    button: ANSWERS,
    note: '发出之日起3个工作日内可以申请；经本单位领导批准后，由发出督办的单位决定。',
    isSubmitted: true,
    fields: { text: reason('thly', '退回理由') },
  }),
  askExtension: describeAction({
    code: 'S16',
    place: 135,
    action: 'askExtension',
    name: '申请延期反馈',
    button: ANSWERS,
    note: '反馈期限届满前可以申请一次，不超过15日，由发出督办的单位决定；决定前期限不变。',
    fields: { days: DAYS, text: reason('ycly', '延期理由') },
    limits: [{ label: '延期后的反馈期限', type: 'K14', daysField: 'days' }],
  }),
  replyUrge: describeAction({
    code: 'S14',
    place: 140,
    action: 'replyUrge',
    name: '回复督办催办',
    button: '',
    note: '答复发出督办的单位的催办。',
    fields: { reply: officeWords({ wire: 'hfnr', label: '回复内容', min: 2, max: 500, rows: 3 }) },
  }),
  acceptFeedback: describeAction({
    code: 'S10',
    place: 150,
    action: 'acceptFeedback',
    name: '认定反馈',
    button: CLOSES,
    note: '认定后对该单位的督办办结；要求重新办理的，经领导批准后信访件同时重新办理。',
    fields: {
      conclusion: {
        wire: 'dbjl',
        label: '督办结论',
        kind: 'choice',
        text: '请选择督办结论',
        options: SUPERVISION_CONCLUSIONS,
      },
      words: officeRemark({ wire: 'rdyj', label: '认定意见', max: 500, rows: 3 }),
      reopens: { wire: 'cxbl', label: '要求重新办理', kind: 'point' },
    },
  }),
  sendBack: describeAction({
    code: 'S11',
    place: 160,
    action: 'sendBack',
    name: '退回补充反馈',
    button: CLOSES,
    note: '由该单位补充后再次反馈，反馈期限重新计算。',
    fields: {
      text: officeWords({ wire: 'bcyq', label: '补充要求', min: 10, max: 500, rows: 3 }),
      dueOn: { wire: 'yqfkrq', label: '要求反馈日期', kind: 'day', from: 'tomorrow' },
    },
    limits: [{ label: '督办反馈', type: 'K14' }],
  }),
  agreeReturn: describeAction({
    code: 'S6',
    place: 170,
    action: 'agreeReturn',
    name: '同意退回督办',
    button: CLOSES,
    note: '对该单位的督办终止，其他督办对象不受影响。',
    instead: ['refuseReturn'],
    fields: { text: officeRemark({ wire: 'clyj', label: '处理意见', max: 500, rows: 3 }) },
  }),
  refuseReturn: describeAction({
    code: 'S7',
    place: 180,
    action: 'refuseReturn',
    name: '不同意退回督办',
    button: CLOSES,
    note: '由该单位继续办理，反馈期限不变。',
    instead: ['agreeReturn'],
    fields: { text: reason('btyly', '不同意的理由') },
  }),
  urge: describeAction({
    code: 'S13',
    place: 190,
    action: 'urge',
    name: '督办催办',
    button: 'cb:urge',
    note: '提醒该单位在3个工作日内答复。',
    fields: {
      text: officeWords({
        wire: 'cbnr',
        label: '催办内容',
        min: 2,
        max: 500,
        rows: 3,
        phrases: ['请尽快反馈督办事项的办理情况。'],
      }),
    },
    limits: [{ label: '催办回复', type: 'K15' }],
  }),
  extend: describeAction({
    code: 'S8',
    place: 200,
    action: 'extend',
    name: '督办延期',
    button: CLOSES,
    note: '期限届满前经领导批准可以延长一次，不超过15日。',
    isSubmitted: true,
    fields: {
      days: DAYS,
      text: reason('ycly', '延期理由'),
    },
    limits: [{ label: '延期后的反馈期限', type: 'K14', daysField: 'days' }],
  }),
  refuseExtension: describeAction({
    code: 'S17',
    place: 205,
    action: 'refuseExtension',
    name: '不同意延期反馈',
    button: CLOSES,
    note: '该单位按原期限反馈。',
    instead: ['extend'],
    fields: { text: reason('btyly', '不同意的理由') },
  }),
  close: describeAction({
    code: 'S12',
    place: 210,
    action: 'close',
    name: '办结督办',
    button: CLOSES,
    note: '不再要求该单位反馈，对其督办办结。',
    isGrave: true,
    fields: {
      conclusion: {
        wire: 'dbjl',
        label: '督办结论',
        kind: 'choice',
        text: '请选择督办结论',
        options: SUPERVISION_CONCLUSIONS,
      },
      words: reason('bjly', '办结理由'),
    },
  }),
} as const

export type SupervisionActionName = keyof typeof SUPERVISION_ACTIONS
export type AddresseeActionName = keyof typeof ADDRESSEE_ACTIONS
