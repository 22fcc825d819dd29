import { limitName } from '@portal/shared-lib/contract/rules/limits'
import type { About, ActionForm, Field, Values } from '../form'
import { CHOOSE_UNIT, TOO_LONG, WORDS } from './texts'

const MOST_RECEIVERS = 20

export const LEGAL_CLASSES = [
  ['1', '意见建议'],
  ['2', '揭发控告'],
  ['3', '申诉求决'],
] as const
export const APPEAL = '3'
/** DM_DRTJ: the petition procedure itself. */
export const BY_PETITION = '3600'
const isAppeal = ({ legalClass }: Values) => legalClass === APPEAL

const what = ({ petition: { petitioner, categoryName } }: About) => `${petitioner}反映${categoryName}问题`

const mode = (codes: RegExp, first: string): Field => ({
  ...{ name: 'mode', label: '办理方式', kind: 'code', table: 'DM_BLFS', codes, text: '请选择办理方式' },
  initial: () => first,
})

const words = (initial: (about: About) => string, phrases: readonly string[]): Field => ({
  ...{ name: 'text', label: '办理意见', kind: 'words', min: 1, max: 1000, rows: 4, phrases, initial },
  text: WORDS('办理意见', 1, 1000),
})

const NOTE: Field = {
  ...{ name: 'internalNote', label: '内部备注', kind: 'words', max: 500, rows: 2 },
  ...{ tooLong: TOO_LONG('内部备注', 500), hint: '仅本单位可见' },
}

const classified: readonly Field[] = [
  {
    ...{ name: 'legalClass', label: '依法分类', kind: 'choice', options: LEGAL_CLASSES, text: '请选择依法分类' },
    initial: ({ petition }) => petition.legalClass,
  },
  {
    ...{ name: 'route', label: '导入途径', kind: 'code', table: 'DM_DRTJ', text: '申诉求决类应选择导入途径' },
    when: isAppeal,
    initial: ({ petition }) => petition.route || BY_PETITION,
  },
]

const RECEIVERS: Field = {
  ...{ name: 'receivers', label: '接收单位', kind: 'units', place: 'below', hasLead: true, most: MOST_RECEIVERS },
  text: CHOOSE_UNIT,
}

export const HANDED = [
  '请按照《信访工作条例》有关规定处理，并于收到之日起15日内书面告知信访人接收情况以及处理途径和程序。',
  '请依法按政策处理并答复信访人。',
]

export const transfer: ActionForm = {
  ...{ code: 'B4', action: 'transfer', name: '转送' },
  note: '接收单位签收后由其负责办理和答复，本单位不再收取办理报告。',
  fields: [
    ...classified,
    mode(/^010[1-9]00$/, '010100'),
    RECEIVERS,
    words(about => `现将${what(about)}的信访件转送你单位，${HANDED[0]}`, HANDED),
    NOTE,
  ],
}

const ASSIGNED = '请调查核实，依法按政策提出处理意见并答复信访人，按期报送办理报告。'

export const assign: ActionForm = {
  ...{ code: 'B5', action: 'assign', name: '交办', isSubmitted: true },
  note: '经领导批准后发出；接收单位应在反馈期限内报送办理报告，由本单位认定办结。',
  fields: [
    ...classified,
    mode(/^020[1-9]00$/, '020100'),
    RECEIVERS,
    {
      ...{ name: 'reportBy', label: '反馈期限', kind: 'day', from: 'tomorrow' },
      ...{ text: '日期格式不正确，应为 YYYY-MM-DD', hint: '不得晚于法定受理告知和办结期限之和' },
    },
    words(about => `现将${what(about)}的信访件交你单位办理。${ASSIGNED}`, [ASSIGNED]),
    NOTE,
  ],
  limits: [{ label: limitName('K04'), type: 'K04' }],
}

export const forwardDown: ActionForm = {
  ...{ code: 'C6', action: 'forwardDown', name: '转下级' },
  note: '下级单位签收后由其办理；交办件只能继续交办，应填写反馈期限。',
  fields: [
    mode(/^0[12]0[1-9]00$/, '010200'),
    { name: 'orgId', label: '接收单位', kind: 'unit', place: 'below', text: CHOOSE_UNIT },
    { name: 'reportBy', label: '反馈期限', kind: 'day', from: 'tomorrow', hint: '交办件必填，转送件不填' },
    words(about => `现将${what(about)}的信访件转你单位，${HANDED[0]}`, HANDED),
    NOTE,
  ],
}

export const recall: ActionForm = {
  ...{ code: 'B12', action: 'recall', name: '撤回', isGrave: true },
  note: '接收单位尚未签收的，撤回后由本单位重新分办，原期限连续计算。',
  fields: [
    {
      ...{
        name: 'reason',
        label: '撤回理由',
        kind: 'words',
        min: 1,
        max: 500,
        rows: 3,
        text: WORDS('撤回理由', 1, 500),
      },
      phrases: ['接收单位选择有误，需重新分办。', '信访人补充了新的情况，需重新研究办理方式。'],
    },
  ],
}

export const escalate: ActionForm = {
  ...{ code: 'B9', action: 'escalate', name: '呈报领导', isSubmitted: true },
  note: '呈报后由领导批示；办理不因呈报而停止。',
  fields: [
    {
      ...{
        name: 'summary',
        label: '呈报摘要',
        kind: 'words',
        min: 1,
        max: 500,
        rows: 6,
        text: WORDS('呈报摘要', 1, 500),
      },
      initial: ({ petition: { summary } }) => summary.slice(0, 500),
    },
  ],
}

export const instruct: ActionForm = {
  ...{ code: 'B10', action: 'instruct', name: '领导批示' },
  note: '批示后由经办人按批示交办。',
  fields: [
    {
      ...{
        name: 'text',
        label: '批示内容',
        kind: 'words',
        min: 1,
        max: 1000,
        rows: 4,
        text: WORDS('批示内容', 1, 1000),
      },
      phrases: ['请依法依规办理，按期反馈结果。', '请牵头单位会同有关部门研究，妥善化解。'],
    },
    { name: 'orgId', label: '承办单位', kind: 'unit', place: 'aside' },
    { name: 'dueOn', label: '办结期限', kind: 'day', from: 'tomorrow' },
  ],
}
