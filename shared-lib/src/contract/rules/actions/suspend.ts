import { describeAction } from './description'
import { NO_DAY, officeWords } from './entries'

export const suspend = describeAction({
  code: 'C12',
  place: 280,
  action: 'suspend',
  name: '中止',
  button: 'bl:suspend',
  note: '经单位领导批准后中止，中止期间不计入办理期限。',
  isSubmitted: true,
  fields: {
    reason: {
      wire: 'ztsy',
      label: '中止事由',
      kind: 'choice',
      text: '请选择中止事由',
      options: [
        ['hearing', '听证'],
        ['supplement', '补正'],
        ['expertise', '专业鉴定或评估'],
        ['procedure', '等待其他法定程序'],
      ],
    },
    text: officeWords({ wire: 'ztsm', label: '中止说明', min: 1, max: 1000, rows: 3 }),
    until: { wire: 'yjhfrq', label: '预计恢复日期', kind: 'day', from: 'tomorrow', text: NO_DAY },
    fileIds: { wire: 'fjList', label: '中止依据', kind: 'files', text: '请上传中止依据' },
  },
})
