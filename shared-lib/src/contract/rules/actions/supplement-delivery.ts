import { DELIVERY_TEXTS } from '../delivery'
import { describeAction } from './description'

export const supplementDelivery = describeAction({
  code: 'D15',
  place: 250,
  action: 'supplementDelivery',
  name: '补充送达材料',
  button: 'bl:close',
  note: '已登记送达而没有送达回证的，可以补充；补充后不能更换。',
  fields: {
    fileId: { wire: 'fjid', label: '送达材料', kind: 'file', text: DELIVERY_TEXTS.noProof },
    persons: { wire: 'xhList', label: '送达的信访人', kind: 'persons', most: 500, text: DELIVERY_TEXTS.notLacking },
  },
})
