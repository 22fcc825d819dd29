/** Of 便签, what somebody notes beside a case. */
export const NOTES = { longest: 500, mostOfOne: 50 } as const

export const NOTE_TEXTS = {
  empty: '请填写便签内容',
  unreadable: '便签内容已损坏，无法显示',
  notOwn: '该便签不存在或不是您写的，请刷新后查看',
  tooMany: `每人在一件信访件上最多留${NOTES.mostOfOne}条便签，请先删除不用的`,
} as const
