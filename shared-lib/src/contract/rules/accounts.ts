/** Accounts of a page. */
export const ACCOUNTS_PAGE = 50

/** Accounts that are activated at once: each password takes the server 50 ms. */
export const ACTIVATED_AT_ONCE = 100

/** How an account stands. */
export const ACCOUNT_STATES = ['active', 'pending', 'dormant', 'closed'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

export const ACCOUNT_STATE_NAMES: Readonly<Record<AccountState, string>> = {
  active: '正常',
  /** Without any role, or without a password. */
  pending: '待激活',
  /** Not used for as long as the province's policy allows. */
  dormant: '休眠',
  closed: '已停用',
}

/** Buttons of /sys/user: of the system's officer, who makes accounts, and of the security officer, who gives them rights. */
export const ACCOUNT_PERMISSIONS = { manage: 'sys:account', grant: 'sys:grant' } as const

/** How an account signs in that no provider has opened yet. */
export const NO_TIES = { local: '仅限本系统', none: '未关联' } as const

export const HOME_PATHS: Readonly<Record<string, string>> = {
  '/home/index': '按角色确定',
  '/home/homeStaff': '工作人员首页',
  '/home/homeStaffNew': '工作人员首页（新版）',
  '/home/homeLeader': '领导首页',
  '/home/newHome': '新版首页',
}

/** Letters of the alphabet, digits and `._-`; it is what one signs in with. */
const ACCOUNT = /^[A-Za-z][A-Za-z\d._-]{2,29}$/
const NAME_MAX = 30
export const UNTIE_REASON_MAX = 200

export const ACCOUNT_TEXTS = {
  account: '登录账号须以字母开头，由3-30位字母、数字或._-组成',
  name: '请输入姓名，且不能超过30个字',
  organisation: '请选择单位',
  department: '请选择部门',
  position: '职务不能超过50个字',
  accountTaken: '该登录账号已被使用，请换一个',
  organisationClosed: '所选单位已停用，请另选',
  departmentUnknown: '所选部门不属于该单位，请另选',
  postTwice: '该人员在所选单位已有岗位',
  lastPost: '至少保留一个岗位；不再使用的账号请停用',
  postUsed: '该岗位有历史办理记录，不能删除，可收回其全部角色',
  postWork: (count: number) => `该人员在此单位仍有未办结待办${count}项，请先办理离岗移交`,
  work: (todos: number, drafts: number, cases: number) =>
    `该人员仍有待办${todos}项、草稿${drafts}件、包案${cases}件，请由部门负责人先办理离岗移交`,
  self: '不能对本人账号执行此操作',
  closedAlready: '该账号已停用，请刷新后查看',
  openAlready: '该账号未停用，请刷新后查看',
  lastOfficer: '至少保留一名在用的此类管理员，请先设置其他人员',
  officerAlone: '系统、安全、审计管理员不能兼任其他角色',
  roleUnknown: '所选角色不存在，请重新选择',
  closed: '该账号已停用，请先恢复',
  notAsked: '该账号没有待发放的密码，须先由系统管理员提出',
  samePerson: '提出重置与发放密码须由两人分别完成',
  takenBySecurity: '收回角色由安全保密管理员办理',
  proposalGone: '提出的内容已变化，请刷新后查看',
  proposedSelf: '提出与同意须由两人分别完成',
  securityAgrees: '此项须由安全保密管理员同意',
  tieGone: '该关联已不存在，请刷新后查看',
  untieReason: `请填写解除关联的理由，不超过${UNTIE_REASON_MAX}个字`,
  nobody: '请选择要激活的账号',
  tooMany: `一次最多激活${ACTIVATED_AT_ONCE}个账号`,
  notPending: (name: string) => `${name}的账号不在待激活之列，请刷新后查看`,
  noRoles: (name: string) => `${name}没有拟授予的角色，请打开该账号授予角色`,
} as const

export interface NewAccount {
  readonly account: string
  readonly userName: string
}

/** What is wrong with who a new account is for, by field. */
export function accountProblems({ account, userName }: NewAccount): { text: string; field: keyof NewAccount }[] {
  return [
    ...(ACCOUNT.test(account) ? [] : [{ text: ACCOUNT_TEXTS.account, field: 'account' as const }]),
    ...(isName(userName) ? [] : [{ text: ACCOUNT_TEXTS.name, field: 'userName' as const }]),
  ]
}

export const isName = (text: string): boolean => text.length > 0 && text.length <= NAME_MAX

/** Accounts of one import. */
export const IMPORT_MOST = 2000

/** The columns of an import, in their order. */
export const IMPORT_COLUMNS = [
  ['account', '登录账号'],
  ['userName', '姓名'],
  ['telephone', '手机号码'],
  ['phoneNum', '座机号码'],
  ['orgName', '单位'],
  ['deptName', '部门'],
  ['positionName', '职务'],
] as const

export type ImportedAccount = Readonly<Record<(typeof IMPORT_COLUMNS)[number][0], string>>

export const IMPORT_TEXTS = {
  nothing: '没有可导入的行，请从表格中复制后粘贴',
  tooMany: `一次最多导入${IMPORT_MOST}行，请分批导入`,
  organisationUnknown: '没有此单位，或单位已停用',
  organisationTwice: '有多个同名单位，请逐个新建',
  departmentUnknown: '该单位没有此部门',
  accountTwice: '登录账号在表中重复',
  mobileTwice: '手机号码在表中重复',
  stillWrong: (count: number) => `有${count}行需要修改，未导入任何账号`,
} as const

/** Rows as they are copied from a table, cells parted by tabs or, where there is none, by commas. */
export const importedRows = (text: string): ImportedAccount[] =>
  accountsOf(
    text
      .split(/\r?\n/)
      .filter(line => line.trim() !== '')
      .map(line => line.split(line.includes('\t') ? '\t' : /,|，/).map(cell => cell.trim())),
  )

/** By the headings of the first row where it has them, else in the order of the columns. */
export function accountsOf(rows: readonly (readonly string[])[]): ImportedAccount[] {
  const [first = [], ...others] = rows
  const hasHeadings = first.includes(IMPORT_COLUMNS[0][1])
  const placeOf = (title: string, at: number) => (hasHeadings ? first.indexOf(title) : at)
  return (hasHeadings ? others : rows).map(
    cells =>
      Object.fromEntries(
        IMPORT_COLUMNS.map(([name, title], at) => [name, cells[placeOf(title, at)] ?? '']),
      ) as ImportedAccount,
  )
}
