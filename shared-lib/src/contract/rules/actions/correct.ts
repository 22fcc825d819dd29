import { describeAction } from './description'

export const correct = describeAction({
  code: 'A14',
  place: 510,
  action: 'correct',
  name: '修改',
  button: 'xfj:edit',
  note: '在登记时的表单上更正登记内容；编号、查询码和信访形式不变。',
  isPage: true,
  fields: {},
})
