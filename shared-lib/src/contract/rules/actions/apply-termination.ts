import { describeAction } from './description'
import { officeWords } from './entries'

export const applyTermination = describeAction({
  code: 'T1',
  place: 497,
  action: 'applyTermination',
  name: '终结申报',
  button: 'zj:apply',
  note: '拟写终结申报；材料齐全后逐级报省级信访部门认定。',
  fields: {
    facts: officeWords({ wire: 'zjss', label: '基本事实', min: 10, max: 2000, rows: 5 }),
    reasons: officeWords({ wire: 'zjly', label: '申报理由', min: 10, max: 2000, rows: 4 }),
    plan: officeWords({
      wire: 'bwfa',
      label: '帮扶稳控方案',
      min: 10,
      max: 2000,
      rows: 4,
      hint: '终结后由属地落实；信访人再次来访时向接待人员显示',
    }),
    fileIds: { wire: 'fjidList', label: '附件', kind: 'files' },
  },
})
