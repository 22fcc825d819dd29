/** What leaders often say. */
export const OPINIONS: readonly string[] = [
  '同意。',
  '拟同意，请领导审批。',
  '同意，请与信访人当面沟通后送达。',
  '请补充调查材料后再报。',
  '请逐项回应信访诉求后再报。',
  '请按规范文书格式修改后再报。',
]
