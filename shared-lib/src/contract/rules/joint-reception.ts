/** 联合接访: how far it has come. */
export const JOINT_STATES = {
  waiting: '待接收',
  taken: '接谈中',
  answered: '已反馈',
  recalled: '已撤回',
} as const

/** What came of it at the unit's window. */
export const JOINT_RESULTS = {
  '1': '当场答复',
  '2': '带回办理，限期答复',
  '3': '不属于本单位职责',
} as const

export const JOINT_TEXTS = {
  noUnit: '请选择参加联合接访的单位',
  ownUnit: '不能转给本单位，请另选窗口单位',
  outside: '只能转给本行政区域内可接收信访事项的单位，请另选窗口单位',
  nobody: '该单位没有接待来访的人员，请另选窗口单位或按程序转送',
  accused: '不得将检举控告事项转给被反映单位',
  open: '该来访已转该单位，尚未反馈结果',
  notCalled: '请先叫号，再转窗口单位',
  noVisit: '只有本单位登记、尚未办结的来访可以转窗口单位',
  noResult: '请选择接访结果',
  taken: '窗口单位已接收，不能撤回；请等待其反馈结果',
  over: '该联合接访已反馈或已撤回，请刷新后查看',
  notTaken: '请先接收，再反馈结果',
} as const
