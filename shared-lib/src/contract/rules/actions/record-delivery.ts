import { describeAction } from './description'
import { deliveries } from './entries'

export const recordDelivery = describeAction({
  code: 'D3',
  place: 240,
  action: 'recordDelivery',
  name: '登记送达',
  button: '',
  note: '逐人登记；拒收视为送达，须有两名见证人；无法联系的，写明联系经过。',
  fields: { deliveries },
})
