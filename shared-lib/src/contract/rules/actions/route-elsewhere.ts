import { ANSWER_TEXTS } from '../answer'
import { describeAction } from './description'
import { documentNo } from './entries'

export const routeElsewhere = describeAction({
  code: 'B11',
  place: 200,
  action: 'routeElsewhere',
  name: '导入其他程序',
  button: 'bl:accept',
  note: '引导信访人通过诉讼、仲裁、行政复议等法定途径解决，告知书送达后办结。',
  fields: {
    documentNo: documentNo('07'),
    route: {
      wire: 'drtj',
      label: '导入途径',
      kind: 'code',
      table: 'DM_DRTJ',
      codes: /^3[1-5]\d\d$/,
      text: ANSWER_TEXTS.noRoute,
    },
    guidance: {
      wire: 'ydsm',
      label: '引导说明',
      kind: 'words',
      min: 10,
      max: 2000,
      rows: 4,
      text: ANSWER_TEXTS.shortGuidance,
    },
    isOwn: { wire: 'bjgbz', label: '本单位即为该程序的主管机关，由本单位办理', kind: 'point' },
  },
})
