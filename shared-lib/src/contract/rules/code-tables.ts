export const MOST_CODE_NAME = 100
export const CODE_PATTERN = /^[0-9A-Z]{1,12}$/

export const CODE_TEXTS = {
  code: '代码为1至12位数字或大写字母',
  name: `请填写名称，不超过${MOST_CODE_NAME}个字`,
  known: '该代码已存在，请换一个代码',
  parent: '上级代码不存在',
  backwards: '截止日期不能早于起始日期',
  days: '不填表示长期；有效期外不能再选择，已使用该代码的信访件不受影响',
  closing: '停用后不能再选择；已使用该代码的信访件不受影响',
  renaming: '修改名称后，已使用该代码的信访件也显示新名称',
} as const
