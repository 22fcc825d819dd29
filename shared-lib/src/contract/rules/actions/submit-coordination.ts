import { describeAction } from './description'
import { officeWords } from './entries'

export const submitCoordination = describeAction({
  code: 'C5',
  place: 320,
  action: 'submitCoordination',
  name: '提交协调',
  button: 'bl:returnConfirm',
  note: '管辖有争议的，由联席会议或共同的上级机关协调；期限不因此停止。',
  shows: 'returns',
  fields: {
    text: officeWords({ wire: 'zysm', label: '争议情况', what: '管辖争议的情况', min: 1, max: 1000, rows: 4 }),
  },
})
