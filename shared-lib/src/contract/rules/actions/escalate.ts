import { describeAction } from './description'
import { officeWords } from './entries'

export const escalate = describeAction({
  code: 'B9',
  place: 50,
  action: 'escalate',
  name: '呈报领导',
  button: 'bl:escalate',
  note: '呈报后由领导批示；办理不因呈报而停止。',
  isSubmitted: true,
  fields: {
    summary: officeWords({
      wire: 'cbzy',
      label: '呈报摘要',
      min: 1,
      max: 500,
      rows: 6,
      initial: ({ petition: { summary } }) => summary.slice(0, 500),
    }),
  },
})
