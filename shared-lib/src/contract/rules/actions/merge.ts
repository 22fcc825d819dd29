import { describeAction } from './description'
import { NO_MAIN } from './entries'

export const merge = describeAction({
  code: 'A11',
  place: 520,
  action: 'merge',
  name: '并案',
  button: 'xfj:merge',
  note: '并入主件后由主件统一办理；主件办结前可以撤销并案。',
  fields: { mainNo: { wire: 'zjbh', label: '主件编号', kind: 'petition', text: NO_MAIN } },
})
