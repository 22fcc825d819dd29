/** Buttons of /sys/authorisation: who proposes and takes rights (R92), and who agrees (R91, or another R92). */
export const RIGHTS_PERMISSIONS = { change: 'sys:right', agree: 'sys:agree' } as const

export const REASON_MAX = 200
/** Of one delegation. */
export const DELEGATED_DAYS = 180
/** Permissions changed at once. */
export const CHANGED_AT_ONCE = 500
/** Posts of a page of scopes. */
export const SCOPES_PAGE = 30
/** Organisations that are listed for a post. */
export const LISTED_MOST = 100
/** Petitions are counted so far. */
export const COUNTED_MOST = 10_000

export const RIGHTS_TEXTS = {
  reason: `请填写变更理由，且不能超过${REASON_MAX}个字`,
  petitionNo: '请输入信访件编号',
  days: '请选择开始日期和结束日期',
  backwards: '结束日期不能早于开始日期',
  past: '结束日期不能早于今天',
  tooLong: `一次委托不能超过${DELEGATED_DAYS}天`,
  samePerson: '岗位不能委托给本人',
  officer: '系统、安全、审计管理员的岗位不能委托，也不能接受委托',
  noPost: '该人员没有所填单位的岗位，请核对账号和单位',
  severalPosts: '该人员有多个岗位，请填写单位全称',
  ended: '该委托已结束或已撤回，请刷新后查看',
  nothing: '没有变更，请先勾选或取消权限',
  fixedRole: '系统、安全、审计管理员的权限由系统固定，不能修改',
  reserved: '该权限只属于系统、安全、审计管理员，不能授予其他角色',
  unknownNode: '所选权限不存在，请刷新后重新选择',
  scopeUnknown: '请选择数据范围',
  listedNone: '请至少选择一个单位',
  listedTooMany: `一次最多指定${LISTED_MOST}个单位`,
  listedUnknown: '所选单位不存在或已停用，请重新选择',
  roleNotHeld: '该岗位没有此角色，也没有人提出授予，请刷新后查看',
  officerScope: '系统、安全、审计管理员不接触信访件，不设数据范围',
  bureauOnly: '「本行政区划」只适用于信访部门的岗位，请改选其他数据范围',
  beyond: '岗位或所选单位不在您所在的行政区划内，不能办理',
  sameScope: '所选数据范围与现在相同，没有变更',
} as const

/** Which petitions a role reaches. */
export const SCOPES = ['SELF', 'DEPT', 'ORG', 'ORG_TREE', 'LINE_TREE', 'REGION_TREE', 'LIST'] as const
export const SCOPE_NAMES: Readonly<Record<(typeof SCOPES)[number], string>> = {
  SELF: '本人',
  DEPT: '本部门',
  ORG: '本单位',
  ORG_TREE: '本单位及下级',
  LINE_TREE: '本单位及条线下级',
  REGION_TREE: '本行政区划',
  LIST: '指定单位',
}

/** What is wrong with a scope that is chosen; empty where nothing is. */
export const scopeProblem = (scope: string, orgIds: readonly string[]): string =>
  scope === 'LIST' && orgIds.length === 0 ? RIGHTS_TEXTS.listedNone : ''

/** Whose petition it is. */
export const REACHES = ['person', 'dept', 'org', 'watch', 'tree', 'line', 'region'] as const
export const REACH_NAMES: Readonly<Record<(typeof REACHES)[number], string>> = {
  person: '由本人经办',
  dept: '由本部门经办',
  org: '由该单位经办',
  watch: '由所监督的单位经办',
  tree: '由下级单位经办',
  line: '由条线下级单位经办',
  region: '在本行政区划内',
}

/** Whether a person sees a petition, else why not. */
export const VERDICTS = ['sees', 'outOfReach', 'wall', 'accused', 'officer', 'closed'] as const
export const VERDICT_NAMES: Readonly<Record<(typeof VERDICTS)[number], string>> = {
  sees: '可以查看',
  outOfReach: '不能查看：不在任一岗位的数据范围内',
  wall: '不能查看：该件限定知悉范围，本人不在名单内',
  accused: '不能查看：本人单位或其上级是被反映单位',
  officer: '不能查看：系统、安全、审计管理员不接触信访件',
  closed: '不能查看：账号已停用',
}

/** Of those who see a petition so many are listed. */
export const LISTED_WHO_SEE = 300

const DAY_MS = 86_400_000

/** What is wrong with the days of a delegation, `YYYY-MM-DD`, both included; empty where nothing is. */
export function delegationProblem(from: string, until: string): string {
  if (from === '' || until === '') return RIGHTS_TEXTS.days
  if (until < from) return RIGHTS_TEXTS.backwards
  return (Date.parse(until) - Date.parse(from)) / DAY_MS < DELEGATED_DAYS ? '' : RIGHTS_TEXTS.tooLong
}
