/** A kind of organisation, named after the region it works in. */
export interface OrganisationKind {
  /** Part of ids. */
  readonly key: string
  readonly name: string
  /** Of the name's pinyin. */
  readonly initials: string
  /** Behind the first character of the region it makes the short name in document numbers, like 安信访. */
  readonly docName: string
  /** Last digits of the organisation code: petition bureau, government body, public institution, town. */
  readonly codeKind: '299' | '200' | '800' | '900'
  readonly departments: readonly string[]
}

const list = (text: string): readonly string[] => text.split(' ')

export const GOVERNMENT: OrganisationKind = {
  key: 'zf',
  name: '人民政府',
  initials: 'rmzf',
  docName: '政',
  codeKind: '200',
  departments: list('政府领导 办公室 信访工作联席会议办公室'),
}

export const TOWN_GOVERNMENT: OrganisationKind = {
  ...GOVERNMENT,
  codeKind: '900',
  departments: list('党政综合办公室 社会事务和信访办公室 经济发展办公室'),
}

const BUREAU = { key: 'xf', name: '信访局', initials: 'xfj', docName: '信访', codeKind: '299' } as const

export const PROVINCE_BUREAU: OrganisationKind = {
  ...BUREAU,
  departments: list(
    '局领导 办公室 来信处 来访接待处 网信处 电话室 综合指导处 督查处 复查复核处 信息处 联席办 机关党委',
  ),
}

export const CITY_BUREAU: OrganisationKind = {
  ...BUREAU,
  departments: list('局领导 办信科 接访科 网信科 督查科 复查复核科 综合科'),
}

export const COUNTY_BUREAU: OrganisationKind = {
  ...BUREAU,
  departments: list('局领导 办信股 接访股 网信股 督查股 复查复核股 综合股'),
}

/** Runs the platform and handles no petitions. */
export const INFORMATION_CENTRE: OrganisationKind = {
  key: 'xx',
  name: '信访信息中心',
  initials: 'xfxxzx',
  docName: '信访信',
  codeKind: '800',
  departments: list('系统管理处 安全保密处 安全审计处'),
}

export const TRADING_CENTRE: OrganisationKind = {
  key: 'gz',
  name: '公共资源交易中心',
  initials: 'ggzyjyzx',
  docName: '公资',
  codeKind: '800',
  departments: list('办公室 综合科'),
}
