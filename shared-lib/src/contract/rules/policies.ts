/** Who may set what at /sys/parameter. */
export const POLICY_PERMISSIONS = { values: 'sys:value', chains: 'sys:chain' } as const

/** For whom a chain is set: all petition offices, all other units, or one organisation by its id. */
export const CHAIN_KINDS = ['bureau', 'unit'] as const
export const CHAIN_KIND_NAMES: Readonly<Record<string, string>> = { bureau: '全部信访工作机构', unit: '全部责任单位' }

/** Among whom the holders of a role are looked for. */
export const CHAIN_PLACES = ['dept', 'org'] as const
export const CHAIN_PLACE_NAMES = { dept: '本部门', org: '本单位' } as const

/** Levels of a chain. */
export const MOST_LEVELS = 6
/** Rules of an organisation, and people of a rule. */
export const MOST_RULES = 200
export const MOST_PEOPLE = 50
/** Characters of why something is set. */
export const POLICY_REASON_MAX = 200

export const POLICY_TEXTS = {
  reason: `请填写设置依据，且不能超过${POLICY_REASON_MAX}个字`,
  role: '审批层级中有不存在的角色，或由管理员担任，请重新选择',
  twice: '审批层级中有相同的角色和范围，请删除其一',
  levels: `审批层级最多${MOST_LEVELS}级`,
  inherited: '只有单个机构可以恢复为统一设置',
  category: '内容分类不正确，请重新选择',
  categoryTwice: '同一内容分类只能设置一次',
  nobody: '请为每个内容分类选择承办人员',
  stranger: '承办人员不在该机构，或账号已停用，请重新选择',
} as const
