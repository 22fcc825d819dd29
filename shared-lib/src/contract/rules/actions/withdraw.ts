import { describeAction } from './description'
import { NO_STATEMENT, officeRemark } from './entries'

export const withdraw = describeAction({
  code: 'D14',
  place: 570,
  action: 'withdraw',
  name: '信访人撤回',
  button: 'xfj:edit',
  note: '联名信访的，须全部信访人撤回；撤回后信访件终止办理。',
  isGrave: true,
  fields: {
    fileIds: { wire: 'fjList', label: '撤回材料', kind: 'files', text: NO_STATEMENT },
    persons: { wire: 'chrList', label: '撤回的信访人', kind: 'persons', most: 200, fallback: [1] },
    text: officeRemark({ wire: 'chsm', label: '撤回说明', max: 500, rows: 3 }),
  },
})
