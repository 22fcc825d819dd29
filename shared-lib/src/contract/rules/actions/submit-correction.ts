import { CLOSING_TEXTS } from '../closing'
import { describeAction } from './description'

export const submitCorrection = describeAction({
  code: 'D11a',
  place: 480,
  action: 'submitCorrection',
  name: '报送整改情况',
  button: '',
  note: '整改情况由核查单位确认。',
  fields: {
    proof: {
      wire: 'zgqk',
      label: '整改情况',
      kind: 'words',
      min: 10,
      max: 2000,
      rows: 5,
      text: CLOSING_TEXTS.shortProof,
    },
    fileIds: { wire: 'fjList', label: '证明材料', kind: 'files' },
  },
})
