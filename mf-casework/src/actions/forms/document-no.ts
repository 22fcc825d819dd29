import type { Field } from '../form'

/** 文号 of what an action issues. */
export const documentNo = (template: (Field & { kind: 'documentNo' })['template']): Field => ({
  ...{ name: 'documentNo', label: '文号', kind: 'documentNo', template },
  hint: '已按本单位编号顺序填好，可以改为实际使用的文号；不编号的，请清空',
})
