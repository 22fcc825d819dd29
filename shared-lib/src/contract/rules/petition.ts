/** Texts of a registration, the same in the form and at the server. */
export const PETITION_TEXTS = {
  name: '请填写信访人姓名（2至50个字），或勾选匿名',
  address: '请填写信访人住址',
  personCount: '信访人数应为不小于1的整数',
  futureDate: '信访日期不能晚于当前日期',
  earlyDate: '信访日期不能早于1949-10-01',
  purpose: '请选择信访目的',
  category: '请选择至二级内容分类',
  place: '问题属地应选择到县(市、区)',
  summary: '内容摘要应为10至2000字',
  request: '请填写信访人的具体诉求',
} as const

export const SUMMARY_LENGTH = { min: 10, max: 2000 }
export const EARLIEST_PETITION_DATE = '1949-10-01'

/** Purposes that ask for something, so that the request must be written down: 求决, 申诉. */
export const PURPOSES_WITH_REQUEST: readonly string[] = ['03', '04']

/** Six digits `NNMMKK`; level 1 ends in 0000. Only 其他 (990000) has no second level. */
export const isLeafCategory = (code: string) => /^\d{6}$/.test(code) && (!code.endsWith('0000') || code === '990000')

/** Twelve digits: province 2, city 2, county 2, town 3, village 3. At least the county must be named. */
export const isCountyOrDeeper = (regionCode: string) => /^\d{12}$/.test(regionCode) && regionCode.slice(4, 6) !== '00'
