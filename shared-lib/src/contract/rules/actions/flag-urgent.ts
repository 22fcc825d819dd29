import { describeAction } from './description'
import { flagKind } from './flag'

export const flagUrgent = describeAction({
  code: 'A13',
  place: 550,
  action: 'flagUrgent',
  name: '标记重大紧急或扬言',
  button: 'xfj:edit',
  note: '立即呈报领导；应在2小时内首报、24小时内书面报告。',
  fields: {
    kind: flagKind,
    text: {
      wire: 'bjnr',
      label: '事实或扬言内容',
      kind: 'words',
      min: 1,
      max: 1000,
      rows: 4,
      isQuoted: true,
      text: '请填写重大紧急事实或扬言内容',
      tooLong: '内容不能超过1000个字',
    },
  },
})
