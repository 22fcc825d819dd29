import { describeAction } from './description'
import { officeWords } from './entries'

export const proposeSupervision = describeAction({
  code: 'G4',
  place: 360,
  action: 'proposeSupervision',
  name: '转督办',
  button: '',
  note: '由督查人员决定是否督办；本件仍应签收或核查。',
  fields: {
    text: officeWords({
      wire: 'dbly',
      label: '转督办理由',
      min: 10,
      max: 500,
      rows: 3,
      phrases: ['承办单位未按规定程序办理，经退回仍未纠正，建议督办。'],
    }),
  },
})
