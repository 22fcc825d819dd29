import { describeAction } from './description'

export const archive = describeAction({
  code: 'D13',
  place: 500,
  action: 'archive',
  name: '归档',
  button: 'bl:close',
  note: '复查复核期限届满且无未完成事项的可以归档。',
  fields: {
    archiveNo: {
      wire: 'dah',
      label: '档案号',
      kind: 'line',
      max: 50,
      tooLong: '档案号不能超过50个字',
      hint: '不填的，以信访件编号为档案号',
    },
  },
})
