import type { OrganisationKind } from './kinds'

const OFFICES = ['单位领导', '办公室', '信访科']

const unit = (key: string, name: string, initials: string, docName: string, business: string): OrganisationKind => ({
  key,
  name,
  initials,
  docName,
  codeKind: '200',
  departments: [...OFFICES, ...business.split(' ')],
})

/** Responsible units of a city. */
export const CITY_UNITS: readonly OrganisationKind[] = [
  unit('rs', '人力资源和社会保障局', 'rlzyhshbzj', '人社', '劳动关系科 养老保险科 劳动保障监察支队'),
  unit('zj', '住房和城乡建设局', 'zfhcxjsj', '住建', '房屋征收科 房地产市场监管科 物业管理科'),
  unit('zr', '自然资源局', 'zrzyj', '自然资', '耕地保护科 不动产登记科 执法支队'),
  unit('jy', '教育局', 'jyj', '教', '基础教育科 校外培训监管科'),
  unit('mz', '民政局', 'mzj', '民', '社会救助科 养老服务科'),
  unit('wj', '卫生健康委员会', 'wsjkwyh', '卫健', '医政科 基层卫生科'),
  unit('ny', '农业农村局', 'nyncj', '农', '农村经营管理科 农田建设科'),
  unit('hj', '生态环境局', 'sthjj', '环', '大气环境科 执法支队'),
  unit('sc', '市场监督管理局', 'scjdglj', '市监', '消费者权益保护科 食品安全科'),
  unit('jt', '交通运输局', 'jtysj', '交', '道路运输科 公路科'),
  unit('ga', '公安局', 'gaj', '公', '法制支队 交通管理支队'),
]

/** Those that every city of the demonstration has. */
export const COMMON_CITY_UNITS: readonly OrganisationKind[] = CITY_UNITS.slice(0, 3)

/** The professional superiors of the units: a 厅, but for market supervision, with 处 and 总队. */
export const PROVINCE_UNITS: readonly OrganisationKind[] = CITY_UNITS.map(kind => ({
  ...kind,
  ...(kind.key !== 'sc' && { name: kind.name.replace(/局$/, '厅'), initials: kind.initials.replace(/j$/, 't') }),
  departments: kind.departments.map(name => name.replace(/科$/, '处').replace(/支队$/, '总队')),
}))
