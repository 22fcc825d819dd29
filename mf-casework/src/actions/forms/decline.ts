import { ANSWER_TEXTS } from '@portal/shared-lib/contract/rules/answer'
import type { About, ActionForm, Field } from '../form'
import { documentNo } from './document-no'

/** 邮寄, 留置, 公告: what is answered on paper. */
const WRITTEN = ['1', '4', '5']
const NO_DELIVERY = '请登记回复方式和送达日期'

export const reply: ActionForm = {
  ...{ code: 'B6', action: 'reply', name: '直接回复' },
  note: '当场或直接答复信访人后办结，不再转交其他单位。',
  fields: [
    { name: 'reply', label: '回复内容', kind: 'words', min: 10, max: 2000, rows: 6, text: '回复内容不少于10个字' },
    { name: 'deliveryMode', label: '回复方式', kind: 'code', table: 'DM_SDFS', text: NO_DELIVERY, initial: () => '0' },
    {
      ...{ name: 'deliveredOn', label: '送达日期', kind: 'day', until: 'today' },
      ...{ text: '日期格式不正确，应为 YYYY-MM-DD', initial: ({ today }: About) => today },
    },
    { ...documentNo('07'), when: ({ deliveryMode }) => WRITTEN.includes(String(deliveryMode)) },
  ],
}

const refused = (name: string, codes: RegExp, template: string): readonly Field[] => [
  documentNo(template),
  { name: 'reason', label: '具体情形', kind: 'code', table: 'DM_BLFS', codes, text: ANSWER_TEXTS.noReason },
  {
    ...{ name: 'competent', label: '告知的途径', kind: 'words', min: 1, max: 500, rows: 2 },
    ...{ text: ANSWER_TEXTS.noCompetent, hint: '应当向哪个机关或者通过何种程序提出' },
  },
  {
    ...{ name: 'text', label: '告知书内容', kind: 'words', max: 4000, rows: 5 },
    initial: ({ petition: { petitioner, categoryName } }) =>
      `${petitioner}：你提出的关于${categoryName}的信访事项，依据《信访工作条例》有关规定，我单位决定${name}。`,
  },
]

export const notAccept: ActionForm = {
  ...{
    code: 'B7',
    action: 'notAccept',
    name: '不予受理',
    isSubmitted: true,
    fields: refused('不予受理', /^060[1-4]00$/, '02'),
  },
  note: '经领导批准后出具不予受理告知书，送达后办结。',
}

export const noFurther: ActionForm = {
  ...{
    code: 'B7a',
    action: 'noFurther',
    name: '不再受理',
    isSubmitted: true,
    fields: refused('不再受理', /^070[1-4]00$/, '03'),
  },
  note: '经领导批准后出具不再受理告知书，送达后办结。',
}

export const file: ActionForm = {
  ...{ code: 'B8', action: 'file', name: '存查' },
  note: '信访人有联系方式且诉求明确的，须经处(科)长批准。',
  fields: [
    {
      ...{ name: 'reason', label: '存查情形', kind: 'code', table: 'DM_BLFS', codes: /^080[1-4]00$/ },
      text: '请选择存查的具体情形',
    },
    { name: 'text', label: '存查说明', kind: 'words', max: 500, rows: 3, tooLong: '存查说明不能超过500字' },
  ],
}

export const routeElsewhere: ActionForm = {
  ...{ code: 'B11', action: 'routeElsewhere', name: '导入其他程序' },
  note: '引导信访人通过诉讼、仲裁、行政复议等法定途径解决，告知书送达后办结。',
  fields: [
    documentNo('07'),
    {
      name: 'route',
      label: '导入途径',
      kind: 'code',
      table: 'DM_DRTJ',
      codes: /^3[1-5]\d\d$/,
      text: ANSWER_TEXTS.noRoute,
    },
    {
      name: 'guidance',
      label: '引导说明',
      kind: 'words',
      min: 10,
      max: 2000,
      rows: 4,
      text: ANSWER_TEXTS.shortGuidance,
    },
    { name: 'isOwn', label: '本单位即为该程序的主管机关，由本单位办理', kind: 'point' },
  ],
}
