/** What the audit holds by code: what is done to accounts, sessions, rights and settings. All else it holds in words. */
const ACTIONS: Readonly<Record<string, string>> = {
  signIn: '登录',
  lock: '锁定登录',
  signOut: '退出登录',
  actAs: '切换岗位',
  switchBack: '切回本岗',
  updatePassword: '修改密码',
  updateUserInfo: '修改联系电话',
  updateHandingPreference: '修改办理习惯',
  updateUserPreference: '修改个人设置',
  bindCertificate: '绑定证书',
  unlock: '解除锁定',
  wake: '恢复休眠账号',
  keepLocal: '限本系统登录',
  letOutside: '允许统一身份认证登录',
  untie: '解除统一身份认证关联',
  endSessions: '结束全部会话',
  endSession: '结束会话',
  close: '停用账号',
  closeWithWork: '带待办停用账号',
  reopen: '恢复账号',
  createAccount: '新建账号',
  importAccounts: '批量导入账号',
  updateAccount: '修改账号',
  savePost: '保存岗位',
  removePost: '删除岗位',
  askPasswordReset: '提出重置密码',
  issuePassword: '发放一次性密码',
  activateAccount: '激活账号',
  setRoles: '设置角色',
  deliverRights: '随版本交付权限',
  deliverHelp: '随版本交付页面帮助',
  agreeRoles: '同意授予角色',
  declineRoles: '不同意授予角色',
  proposeScope: '提出数据范围',
  askScopeAgain: '机构调整后重新提请数据范围',
  takeRole: '收回角色',
  decideRights: '复核角色',
  agreeRemoval: '同意复核收回角色',
  declineRemoval: '不同意复核收回角色',
  signReview: '签署权限复核',
  auditReview: '审计签署权限复核',
  returnReview: '审计退回权限复核',
  changeRights: '变更角色权限',
  agreeRights: '同意角色权限',
  declineRights: '不同意角色权限',
  whoSees: '查询可见人员',
  delegatePost: '提出岗位委托',
  agreeDelegation: '同意岗位委托',
  endDelegation: '结束岗位委托',
  insertOrganisation: '新增机构',
  importTable: '导入机构表格',
  updateOrganisation: '修改机构',
  closeOrganisation: '停用机构',
  reopenOrganisation: '恢复机构',
  mergeOrganisation: '合并机构',
  setOrganisationAccess: '设置机构是否上线',
  saveDepartment: '保存部门',
  removeDepartment: '删除部门',
  setRegionDays: '设置行政区划有效期',
  mergeRegion: '合并行政区划',
  addPermission: '新增权限',
  grantPermission: '授予权限',
  revokePermission: '收回权限',
  setParameter: '设置参数',
  setCodeItem: '修改代码表',
  setChain: '设置审批层级',
  previewWord: '查询涉密词影响',
  setWord: '设置涉密词',
  setMask: '设置脱敏方式',
  setDuty: '设置值班',
  setDistribution: '设置自动分派',
  setUrging: '设置自动催办',
  retryJob: '重试任务',
  importCalendar: '载入节假日',
  refusedCall: '越权或无权查看的调用',
  enrolSecondFactor: '发放动态口令',
  accessAlarm: '安全告警',
}

const OBJECTS: Readonly<Record<string, string>> = {
  petition: '信访件',
  todo: '待办',
  approval: '审批',
  approvalChain: '审批层级',
  approvalDelegation: '审批委托',
  account: '登录账号',
  person: '人员',
  post: '岗位',
  organisation: '机构',
  department: '部门',
  region: '行政区划',
  permission: '权限',
  role: '角色',
  deputy: '代办',
  parameter: '参数',
  classifiedWord: '涉密词',
  mask: '脱敏方式',
  codeItem: '代码',
  calendar: '节假日',
  certificate: '证书',
  signature: '签名',
  qrSignIn: '扫码登录',
  file: '文件',
  download: '资料',
  export: '导出任务',
  print: '打印',
  list: '列表',
  macro: '常用操作',
  search: '搜索',
  synonym: '同义词',
  knowledge: '知识内容',
  notice: '公告',
  mail: '邮件',
  meeting: '视频会议',
  ticket: '票号',
  hallNotice: '大厅公告',
  receptionDay: '接访日',
  leaderCase: '领导包案',
  jointReception: '联合接访',
  audit: '审计日志',
  call: '接口',
  job: '后台任务',
  rightsReview: '权限复核',
}

const RESULTS: Readonly<Record<string, string>> = {
  ok: '成功',
  refused: '被拒绝',
  locked: '账号已锁定',
  accountAsleep: '账号已休眠',
  secondFactorWanted: '待动态口令',
  secondFactorMissing: '未绑定动态口令',
  'rate.openCase': '频繁打开信访件',
  'rate.reveal': '频繁查看明文',
  forbidden: '无权限',
  notFound: '不存在或无权查看',
}

const named = (names: Readonly<Record<string, string>>, code: string) =>
  Object.hasOwn(names, code) ? (names[code] ?? code) : code

export const auditActionName = (action: string): string => named(ACTIONS, action)
export const auditObjectName = (type: string): string => named(OBJECTS, type)
export const auditResultName = (result: string): string => named(RESULTS, result)

/** Codes of the actions whose name has the text in it. */
export const auditActionsLike = (text: string): string[] =>
  Object.keys(ACTIONS).filter(code => ACTIONS[code]?.includes(text))

/** Days that are looked through at once, the last included. */
export const AUDIT_DAYS = 92

export const AUDIT_TEXTS = {
  backwards: '结束日期不能早于开始日期',
  tooLong: `一次最多查询${AUDIT_DAYS}天，请缩短日期范围`,
} as const

const DAY_MS = 86_400_000

/** What is wrong with the days looked through, `YYYY-MM-DD`; empty where nothing is. */
export function auditDaysProblem(from: string, to: string): string {
  if (to < from) return AUDIT_TEXTS.backwards
  return (Date.parse(to) - Date.parse(from)) / DAY_MS < AUDIT_DAYS ? '' : AUDIT_TEXTS.tooLong
}
