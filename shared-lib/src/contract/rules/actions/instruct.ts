import { describeAction } from './description'
import { officeWords } from './entries'

export const instruct = describeAction({
  code: 'B10',
  place: 60,
  action: 'instruct',
  name: '领导批示',
  button: 'sp:approve',
  note: '批示后由经办人按批示交办。',
  fields: {
    text: officeWords({
      wire: 'psnr',
      label: '批示内容',
      min: 1,
      max: 1000,
      rows: 4,
      phrases: ['请依法依规办理，按期反馈结果。', '请牵头单位会同有关部门研究，妥善化解。'],
    }),
    orgId: { wire: 'dwid', label: '承办单位', kind: 'unit', place: 'aside' },
    dueOn: { wire: 'bljzrq', label: '办结期限', kind: 'day', from: 'tomorrow' },
    supervises: { wire: 'dbbz', label: '请督查人员督办', kind: 'point' },
  },
})
