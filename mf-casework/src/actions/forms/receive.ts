import type { ActionForm } from '../form'
import { WORDS } from './texts'

export const signFor: ActionForm = {
  ...{ code: 'C1', action: 'signFor', name: '签收', isAtOnce: true, fields: [] },
  note: '签收后应当在期限内书面告知信访人是否受理。',
}

export const requestReturn: ActionForm = {
  ...{ code: 'C2', action: 'requestReturn', name: '申请退回', isSubmitted: true },
  note: '自收到之日起5个工作日内提出；经本单位负责人批准后由发出单位决定。',
  fields: [
    {
      ...{ name: 'reason', label: '退回理由', kind: 'words', min: 10, max: 1000, rows: 4 },
      text: WORDS('退回理由', 10, 1000),
      phrases: ['该事项反映的问题不属于我单位职责范围，依据职责分工应由建议的承办单位处理，申请退回。'],
    },
    {
      ...{ name: 'suggestedUnit', label: '建议的承办单位', kind: 'line', max: 100 },
      text: WORDS('建议的承办单位', 1, 100),
    },
  ],
}

export const cancelReturn: ActionForm = {
  ...{ code: 'C2a', action: 'cancelReturn', name: '撤销退回', fields: [] },
  note: '发出单位尚未处理的，撤销后由本单位继续办理。',
}

export const agreeReturn: ActionForm = {
  ...{
    code: 'C3',
    action: 'agreeReturn',
    name: '同意退回',
    instead: ['refuseReturn', 'submitCoordination'],
    shows: 'returns',
  },
  note: '选择新的承办单位后直接转出；不选择的，由本单位自行处理。',
  fields: [
    { name: 'orgId', label: '新的承办单位', kind: 'unit', place: 'below', hint: '不选择的，由本单位收回' },
    {
      ...{
        name: 'text',
        label: '办理意见',
        kind: 'words',
        min: 1,
        max: 1000,
        rows: 4,
        text: WORDS('办理意见', 1, 1000),
      },
      phrases: ['经核实，该事项不属于退回单位职责，同意退回，请按职责办理。'],
    },
  ],
}

export const refuseReturn: ActionForm = {
  ...{
    code: 'C4',
    action: 'refuseReturn',
    name: '不同意退回',
    instead: ['agreeReturn', 'submitCoordination'],
    shows: 'returns',
  },
  note: '信访件仍由原接收单位办理，期限连续计算，不得再次退回。',
  fields: [
    {
      ...{ name: 'reason', label: '不同意理由', kind: 'words', min: 10, max: 1000, rows: 4 },
      text: WORDS('不同意理由', 10, 1000),
      phrases: ['经研究，该事项属于你单位职责范围，不同意退回，请继续依法办理。'],
    },
  ],
}
