import { MAX_FILES } from '@portal/shared-lib/contract/rules/attachment'
import { limitName } from '@portal/shared-lib/contract/rules/limits'
import type { ActionForm } from '../form'
import { CHOOSE_UNIT, NO_DAY, TOO_LONG, WORDS } from './texts'

const MOST_UNITS = 20
const MOST_DAYS = 30
const DAYS = '延长期限不得超过30日'

export const coHandle: ActionForm = {
  ...{ code: 'C8', action: 'coHandle', name: '协办' },
  note: '协办单位在期限内答复，由本单位汇总并答复信访人。',
  fields: [
    {
      ...{ name: 'orgIds', label: '协办单位', kind: 'units', place: 'aside', hasLead: false, most: MOST_UNITS },
      text: CHOOSE_UNIT,
    },
    {
      ...{
        name: 'text',
        label: '协办事项',
        kind: 'words',
        min: 1,
        max: 1000,
        rows: 4,
        text: WORDS('协办事项', 1, 1000),
      },
      phrases: ['请提供与信访事项有关的审批、检查情况及处理意见。'],
    },
    {
      name: 'dueOn',
      label: '协办期限',
      kind: 'day',
      from: 'tomorrow',
      hint: '不填的，为本单位剩余期限的一半，最长15日',
    },
  ],
}

export const answerCoHandling: ActionForm = {
  ...{ code: 'C9', action: 'answerCoHandling', name: '协办答复' },
  note: '答复送主办单位，由其汇总。',
  fields: [
    { name: 'text', label: '协办意见', kind: 'words', min: 10, max: 2000, rows: 6, text: WORDS('协办意见', 10, 2000) },
    { name: 'fileIds', label: '附件', kind: 'files', most: MAX_FILES },
  ],
}

export const suspend: ActionForm = {
  ...{ code: 'C12', action: 'suspend', name: '中止', isSubmitted: true },
  note: '经单位领导批准后中止，中止期间不计入办理期限。',
  fields: [
    {
      ...{ name: 'reason', label: '中止事由', kind: 'choice', text: '请选择中止事由' },
      options: [
        ['hearing', '听证'],
        ['supplement', '补正'],
        ['expertise', '专业鉴定或评估'],
        ['procedure', '等待其他法定程序'],
      ],
    },
    { name: 'text', label: '中止说明', kind: 'words', min: 1, max: 1000, rows: 3, text: WORDS('中止说明', 1, 1000) },
    { name: 'until', label: '预计恢复日期', kind: 'day', from: 'tomorrow', text: NO_DAY },
    { name: 'fileIds', label: '中止依据', kind: 'files', most: MAX_FILES, text: '请上传中止依据' },
  ],
}

export const resume: ActionForm = {
  ...{ code: 'C12a', action: 'resume', name: '恢复办理' },
  note: '恢复后期限继续计算，中止的整日不计入。',
  fields: [
    {
      ...{ name: 'text', label: '恢复说明', kind: 'words', max: 500, rows: 3, tooLong: TOO_LONG('恢复说明', 500) },
      initial: () => '中止事由已消除，恢复办理。',
    },
  ],
}

export const extend: ActionForm = {
  ...{ code: 'C13', action: 'extend', name: '延期', isSubmitted: true },
  note: '经单位负责人批准，只能延期一次，并应告知信访人延期理由。',
  fields: [
    {
      ...{ name: 'days', label: '延长天数', kind: 'number', min: 1, max: MOST_DAYS, unit: '日', text: DAYS },
      initial: () => MOST_DAYS,
    },
    {
      ...{
        name: 'reason',
        label: '延期理由',
        kind: 'words',
        min: 10,
        max: 1000,
        rows: 4,
        text: WORDS('延期理由', 10, 1000),
      },
      phrases: [
        '因情况复杂，需委托第三方进行鉴定，申请延长办理期限。',
        '因涉及多个单位，需进一步协调，申请延长办理期限。',
      ],
    },
  ],
  limits: [{ label: `延期后的${limitName('K05')}`, type: 'K05', daysField: 'days' }],
}

export const informExtension: ActionForm = {
  ...{ code: 'C13a', action: 'informExtension', name: '延期告知' },
  note: '登记何时以何种方式告知信访人延期理由。',
  fields: [
    { name: 'informedOn', label: '告知日期', kind: 'day', until: 'today', text: NO_DAY, initial: ({ today }) => today },
    { name: 'mode', label: '告知方式', kind: 'code', table: 'DM_SDFS', text: '请选择告知方式', initial: () => '0' },
  ],
}

export const submitCoordination: ActionForm = {
  ...{ code: 'C5', action: 'submitCoordination', name: '提交协调', shows: 'returns' },
  note: '管辖有争议的，由联席会议或共同的上级机关协调；期限不因此停止。',
  fields: [
    {
      ...{ name: 'text', label: '争议情况', kind: 'words', min: 1, max: 1000, rows: 4 },
      text: WORDS('管辖争议的情况', 1, 1000),
    },
  ],
}

export const urge: ActionForm = {
  ...{ code: 'G1', action: 'urge', name: '催办' },
  note: '经办人应在3个工作日内回复；30日内三次未回复的，建议督办。',
  fields: [
    {
      ...{ name: 'text', label: '催办内容', kind: 'words', min: 1, max: 500, rows: 3, text: WORDS('催办内容', 1, 500) },
      initial: () => '该件即将到期，请抓紧办理并回复进展情况。',
      phrases: ['该件即将到期，请抓紧办理并回复进展情况。', '该件已超过办理期限，请说明原因并尽快办结。'],
    },
  ],
}

export const proposeSupervision: ActionForm = {
  ...{ code: 'G4', action: 'proposeSupervision', name: '转督办' },
  note: '由督查人员决定是否督办；本件仍应签收或核查。',
  fields: [
    {
      ...{ name: 'text', label: '转督办理由', kind: 'words', min: 10, max: 500, rows: 3 },
      text: WORDS('转督办理由', 10, 500),
      phrases: ['承办单位未按规定程序办理，经退回仍未纠正，建议督办。'],
    },
  ],
}

export const settleSuggestion: ActionForm = {
  ...{ code: 'G3', action: 'settleSuggestion', name: '处理督办建议' },
  note: '系统只提出建议；是否督办由督查人员决定。',
  fields: [
    {
      ...{ name: 'text', label: '处理意见', kind: 'words', min: 2, max: 500, rows: 3, text: WORDS('处理意见', 2, 500) },
      phrases: ['已要求承办单位说明情况，暂不督办。', '拟发起督办。'],
    },
  ],
}

export const replyUrge: ActionForm = {
  ...{ code: 'G2', action: 'replyUrge', name: '催办回复' },
  note: '回复送催办单位。',
  fields: [
    {
      ...{
        name: 'reply',
        label: '回复内容',
        kind: 'words',
        min: 1,
        max: 500,
        rows: 3,
        text: WORDS('回复内容', 1, 500),
      },
      phrases: ['已联系信访人，正在调查核实，将按期答复。'],
    },
  ],
}
