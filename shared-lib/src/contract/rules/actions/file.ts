import { describeAction } from './description'
import { officeRemark } from './entries'

export const file = describeAction({
  code: 'B8',
  place: 190,
  action: 'file',
  name: '存查',
  button: 'bl:file',
  note: '信访人有联系方式且诉求明确的，须经处(科)长批准。',
  fields: {
    reason: {
      wire: 'blfsdm',
      label: '存查情形',
      kind: 'code',
      table: 'DM_BLFS',
      codes: /^080[1-4]00$/,
      text: '请选择存查的具体情形',
    },
    text: officeRemark({ wire: 'blyj', label: '存查说明', max: 500, rows: 3 }),
  },
})
