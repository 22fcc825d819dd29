/** Organisations of a page. */
export const ORGANISATIONS_PAGE = 50

/** Which organisations are listed. */
export const ORGANISATION_STATES = ['inUse', 'closed', 'all'] as const
export type OrganisationState = (typeof ORGANISATION_STATES)[number]

export const ORGANISATION_STATE_NAMES: Readonly<Record<OrganisationState, string>> = {
  inUse: '使用中',
  closed: '已停用',
  all: '全部',
}

/** What hangs on an organisation that is in use. */
export const LINKS = ['lower', 'lineLower', 'watched', 'people', 'todos', 'orders'] as const
export type Link = (typeof LINKS)[number]

export const LINK_NAMES: Readonly<Record<Link, string>> = {
  lower: '下属机构',
  lineLower: '业务下属机构',
  watched: '联系的机构',
  people: '在用人员',
  todos: '未办结待办',
  orders: '未办结督办',
}

const UNITS: Readonly<Record<Link, string>> = {
  lower: '个',
  lineLower: '个',
  watched: '个',
  people: '人',
  todos: '项',
  orders: '件',
}

/** As `下属机构2个、在用人员5人`; empty where nothing hangs on it. */
export const linkWords = (counts: Readonly<Record<Link, number>>): string =>
  LINKS.filter(link => counts[link] > 0)
    .map(link => `${LINK_NAMES[link]}${counts[link]}${UNITS[link]}`)
    .join('、')

/** What a merge takes over, in the order in which it is told. */
export const MERGED_PARTS = [
  'petitions',
  'todos',
  'approvals',
  'people',
  'twice',
  'departments',
  'lower',
  'settings',
] as const
export type MergedPart = (typeof MERGED_PARTS)[number]

export const MERGED_NAMES: Readonly<Record<MergedPart, readonly [name: string, unit: string]>> = {
  petitions: ['在办信访件', '件'],
  todos: ['未办结待办', '项'],
  approvals: ['待审批', '项'],
  people: ['转入人员', '人'],
  twice: ['两处均有岗位', '人'],
  departments: ['转入部门', '个'],
  lower: ['改设上级的机构', '个'],
  settings: ['分办、值班、催办、审批等设置', '条'],
}

/** Characters of why two are merged. */
export const MERGE_REASON_MAX = 200

/** What a table may hold that is taken in at once. */
export const IMPORTED_TABLES = ['regions', 'organisations', 'departments', 'duty'] as const
export type ImportedTable = (typeof IMPORTED_TABLES)[number]

export const TABLE_NAMES: Readonly<Record<ImportedTable, string>> = {
  regions: '行政区划',
  organisations: '机构',
  departments: '部门',
  duty: '值班',
}

/** The headings included. */
export const TABLE_ROWS = 2001

/** Characters of a department's name. */
export const DEPARTMENT_NAME_MAX = 50
/** The highest place of a department among those of its organisation. */
export const DEPARTMENT_PLACE_MAX = 9999

export const ORGANISATION_ADMIN_TEXTS = {
  stillLinked: (words: string) => `该机构仍有${words}，请先处理后再停用`,
  stillSupervised: (words: string) =>
    `该机构仍有${words}：督办须先由发出单位办结，或者将该机构并入其他机构，由其继续办理，再停用`,
  closedAlready: '该机构已停用，请刷新后查看',
  openAlready: '该机构正在使用，请刷新后查看',
  superiorClosed: '上级机构已停用，请先恢复上级机构',
  departmentName: '请输入部门名称',
  departmentTwice: '该机构已有同名部门',
  lastDepartment: '机构至少保留一个部门，不能删除',
  departmentPeople: (count: number) => `该部门仍有${count}个岗位，不能删除`,
  departmentTodos: (count: number) => `该部门仍有未办结待办${count}项，不能删除`,
  departmentPast: '该部门有历史办理记录，不能删除，可改名后继续使用',
  mergeItself: '不能并入自身，请另选机构',
  mergeClosed: '并入的机构已停用，请另选机构',
  mergeKind: '信访工作机构与其他机构不能合并，请另选机构',
  mergeAccess: '并入的机构由他人代录，请先将其改为上线办理',
  mergeChoose: '本机构有下属机构，并入的机构不能同时可接收转送，请先修改其机构信息',
  mergeBelow: '并入的机构在本机构之下，请先调整其上级机构',
  mergeOfficer: '有系统管理员、安全保密管理员或安全审计员在两个机构都有岗位，请先删除其一',
  mergeReason: `请填写合并依据，且不能超过${MERGE_REASON_MAX}个字`,
  mergedAlready: (name: string) => `该机构已并入${name}，不能恢复使用`,
  tableEmpty: '表格中没有数据',
  tableLong: `一次最多导入${TABLE_ROWS - 1}行，请分批导入`,
  tableWrong: (count: number) => `有${count}处需要修改，未导入任何内容`,
} as const
