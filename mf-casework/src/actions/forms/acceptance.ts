import { ANSWER_TEXTS } from '@portal/shared-lib/contract/rules/answer'
import { limitName } from '@portal/shared-lib/contract/rules/limits'
import {
  SIMPLE_CONDITIONS,
  SIMPLE_GROUNDS,
  SIMPLE_TEXTS,
  type SimpleChecklist,
  simpleProblems,
} from '@portal/shared-lib/contract/rules/simple'
import { type About, type ActionForm, type Field, listOf, type Values } from '../form'
import { documentNo } from './document-no'
import { NO_DAY } from './texts'

const told = ({ petition: { petitioner, petitionDate, categoryName } }: About) =>
  `${petitioner}：你于${petitionDate}提出的关于${categoryName}的信访事项，我单位已经受理，将自受理之日起60日内办结并书面答复。`

const NOTICE: readonly Field[] = [
  documentNo('01'),
  { name: 'issuedOn', label: '出具日期', kind: 'day', until: 'today', text: NO_DAY, initial: ({ today }) => today },
  {
    ...{ name: 'text', label: '受理告知书内容', kind: 'words', max: 4000, rows: 4, initial: told },
    hint: '填写内容，或者上传已盖章的扫描件',
  },
  { name: 'fileId', label: '扫描件', kind: 'files', most: 1 },
  { name: 'deliveries', label: '送达情况', kind: 'deliveries', text: '请填写每位信访人的送达方式、送达日期和送达人' },
]

const noticeProblems = ({ text, fileId }: Values) =>
  text || listOf(fileId).length > 0 ? [] : [{ field: 'text', text: ANSWER_TEXTS.noNotice }]

const LIMITS = [{ label: limitName('K05'), type: 'K05', fromField: 'issuedOn' }]

export const accept: ActionForm = {
  ...{ code: 'C7', action: 'accept', name: '受理告知', fields: NOTICE, check: noticeProblems, limits: LIMITS },
  note: '告知信访人已受理；办结期限自告知书出具之日起计算。',
}

export const handleSelf: ActionForm = {
  ...{ code: 'C7a', action: 'handleSelf', name: '自办', fields: NOTICE, check: noticeProblems, limits: LIMITS },
  note: '由本单位自行办理并答复信访人。',
}

export const acceptOrdinary: ActionForm = {
  ...{
    code: 'C7b',
    action: 'acceptOrdinary',
    name: '转普通程序',
    fields: NOTICE,
    check: noticeProblems,
    limits: LIMITS,
  },
  note: '不符合简易办理条件的转为普通程序，办结期限自受理之日起计算。',
}

const CONDITIONS = Object.entries(SIMPLE_CONDITIONS).map(
  ([name, label]): Field => ({ name, label, kind: 'point', text: SIMPLE_TEXTS.unmet(label) }),
)

const GROUNDS = Object.entries(SIMPLE_GROUNDS).map(
  ([name, label]): Field => ({ name, label: `适用情形：${label}`, kind: 'point' }),
)

export const acceptSimple: ActionForm = {
  ...{ code: 'C10', action: 'acceptSimple', name: '简易受理' },
  note: '符合全部条件和至少一项适用情形的，10个工作日内办结，无需出具受理告知书。',
  fields: [...CONDITIONS, ...GROUNDS],
  check: ticked => simpleProblems(ticked as SimpleChecklist),
  limits: [{ label: limitName('K08'), type: 'K08' }],
}
