import { describeAction } from './description'
import { officeWords } from './entries'

export const requestSupervision = describeAction({
  code: 'G5',
  place: 365,
  action: 'requestSupervision',
  name: '提请督办',
  button: 'db:request',
  note: '由督查人员决定是否督办；承办单位仍应按期办理。',
  fields: {
    situation: { wire: 'dbqx', label: '督办情形', kind: 'code', table: 'DM_DBQX', text: '请选择督办情形' },
    text: officeWords({
      wire: 'dbly',
      label: '提请督办理由',
      min: 10,
      max: 500,
      rows: 3,
      phrases: ['承办单位未按规定程序办理，经催办仍未纠正，提请督办。'],
    }),
  },
})
