/** Names and meanings of figures, as boards, reports, forms and documents say them. */

/** By which day a petition belongs to a period. */
export const DATE_MODES = { 1: '信访日期', 2: '登记日期', 3: '交换日期' } as const
export type DateMode = keyof typeof DATE_MODES

export type FigureUnit = '件' | '件次' | '人次' | '批次' | '天' | '%' | '万人件次'

export interface MetricText {
  readonly name: string
  readonly unit: FigureUnit
  /** What is counted, of what, and by which day; docs/statistics.md says the same at length. */
  readonly definition: string
}

const text = (name: string, unit: FigureUnit, definition: string): MetricText => ({ name, unit, definition })

/** Every figure by its number. A letter behind the number tells its parts and sides apart. */
export const METRICS = {
  M01: text('信访总量', '件次', '期内的信访件，不含作废、并案'),
  M01p: text('每万人信访量', '万人件次', '期内信访总量÷地区人口（万人）；没有人口数的地区不计算'),
  M02: text('人次', '人次', '期内信访件的信访人数之和，不含作废、并案'),
  M03: text('来访批次', '批次', '期内的来访（含领导接访），一件为一批'),
  M04: text('集体访批次', '批次', '期内的集体访，一件为一批'),
  M04p: text('集体访人次', '人次', '期内集体访的信访人数之和'),
  M05: text('网信占比', '%', '网上投诉、领导信箱、人民建议、手机APP÷信访总量'),
  M06f: text('初件', '件次', '期内的初件'),
  M06r: text('重件', '件次', '期内的重件'),
  M07: text('重复信访率', '%', '重件÷信访总量'),
  M08: text('信访部门及时受理率', '%', '分办期限内首次转送、交办、受理或答复的÷已处理和已到期的；未到期且未处理的不计'),
  M09: text('责任单位及时受理率', '%', '登记之日起30日内受理的÷已受理和已到期的；未到责任单位的不计'),
  M09s: text('责任单位及时受理率（15日）', '%', '到达责任单位之日起15日内受理的÷已受理和已到期的'),
  M10: text('按期答复率', '%', '办理期限（含延期、中止）内答复的÷期内到期的；以到期日计'),
  M11b: text('参评率（信访部门）', '%', '已评价÷（已评价＋超期未评价）'),
  M11u: text('参评率（责任单位）', '%', '已评价÷（已评价＋超期未评价）'),
  M12b: text('满意率（信访部门）', '%', '（满意＋基本满意）÷已评价'),
  M12u: text('满意率（责任单位）', '%', '（满意＋基本满意）÷已评价'),
  M13: text('平均办理时长', '天', '期内办结的，从受理（未受理的从登记）到办结的天数，取平均'),
  M13m: text('办理时长中位数', '天', '期内办结的，从受理到办结的天数，取中位数'),
  M13n: text('办理时长九成位', '天', '期内办结的，九成不超过的天数'),
  M14: text('平均逾期天数', '天', '到期日在期内，超期答复和超期未答复的，超过期限的天数，取平均'),
  M14x: text('最长逾期天数', '天', '到期日在期内，超期答复和超期未答复的，超过期限最多的天数'),
  M15: text('一次性化解率', '%', '期内办结已满180天的初件中，180天内未再信访的÷期内办结已满180天的初件'),
  M17: text('复查率', '%', '申请复查的÷期内出具意见并送达的'),
  M17r: text('复核率', '%', '申请复核的÷复查意见已送达的'),
  M18: text('复查改变率', '%', '复查复核变更、撤销的÷已有结论的'),
  M19: text('督办件', '件', '期内信访件中被督办的'),
  M21: text('退回率', '%', '被退回过的÷期内转送交办的'),
  M22: text('延期率', '%', '延期过的÷期内已受理的'),
  M23t: text('转送', '件次', '期内转送的信访件'),
  M23a: text('交办', '件次', '期内交办的信访件'),
  M24: text('导入其他途径', '件次', '期内导入其他法定途径的'),
  M25: text('领导包案', '件', '期内信访件中领导包案的'),
  M26: text('在办', '件', '此刻尚未办结的信访件'),
  M26o: text('超期未办结', '件', '此刻尚未办结且已超过办理期限的'),
  M26a: text('在办15天以内', '件', '此刻在办，登记至今不超过15天'),
  M26b: text('在办16至30天', '件', '此刻在办，登记至今16至30天'),
  M26c: text('在办31至60天', '件', '此刻在办，登记至今31至60天'),
  M26d: text('在办61至90天', '件', '此刻在办，登记至今61至90天'),
  M26e: text('在办90天以上', '件', '此刻在办，登记至今超过90天'),
  M29a: text('1人', '件次', '期内信访人数为1人的'),
  M29b: text('2至5人', '件次', '期内信访人数为2至5人的'),
  M29c: text('6至20人', '件次', '期内信访人数为6至20人的'),
  M29d: text('21至50人', '件次', '期内信访人数为21至50人的'),
  M29e: text('50人以上', '件次', '期内信访人数超过50人的'),
  urgent: text('重大紧急', '件次', '期内带有重大紧急或扬言标志的'),
  closed: text('办结', '件', '期内办结的信访件，以办结日计'),
  answerDue: text('到期', '件', '办理期限在期内的'),
  answeredInTime: text('按期答复', '件', '办理期限在期内，已按期答复的'),
  answeredLate: text('超期答复', '件', '办理期限在期内，答复时已超期的'),
  unansweredLate: text('超期未答复', '件', '办理期限在期内，已超期仍未答复的'),
  M16: text('调解达成率', '%', '期内信访件中达成调解、和解协议的÷进行过调解的'),
  M27: text('人均在办', '件', '此刻有承办人的在办件÷承办人数'),
  M28a: text('同一事项1件', '件次', '期内的信访件，所属事项只有这一件'),
  M28b: text('同一事项2至5件', '件次', '期内的信访件，所属事项有2至5件'),
  M28c: text('同一事项6至10件', '件次', '期内的信访件，所属事项有6至10件'),
  M28d: text('同一事项11至30件', '件次', '期内的信访件，所属事项有11至30件'),
  M28e: text('同一事项31至50件', '件次', '期内的信访件，所属事项有31至50件'),
  M28f: text('同一事项50件以上', '件次', '期内的信访件，所属事项超过50件'),
  M30s: text('签收时长中位数', '天', '期内信访件首次送出到签收的天数，取中位数'),
  M30r: text('退回时长中位数', '天', '期内信访件送出到退回的天数，取中位数'),
  M30a: text('审批停留中位数', '天', '期内信访件的审批从提交到办结的平均天数，取中位数'),
  receptions: text('领导接访', '批次', '期内领导接访登记的信访件，一件为一批'),
  receptionPersons: text('领导接访人次', '人次', '期内领导接访登记的信访件的信访人数之和'),
  M25r: text('包案化解率', '%', '包案结果为已化解的信访件÷期内信访件中包案已有结果的'),
  reviews: text('申请复查', '件', '期内本单位收到的复查申请，以申请日计'),
  reReviews: text('申请复核', '件', '期内本单位收到的复核申请，以申请日计'),
  reviewsDecided: text('已有结论', '件', '期内本单位收到的复查复核申请中已有结论的'),
  reviewsChanged: text('变更或撤销率', '%', '变更、撤销的÷期内本单位收到的复查复核申请中已有结论的'),
  orders: text('发出督办件', '件', '期内发出、本单位有权知悉的督办件，以发出日计'),
  ordersClosed: text('已办结督办件', '件', '期内发出的督办件中已办结的'),
  M20: text('三项建议', '件', '期内本单位就信访件发出的三项建议，以发出日计'),
  M20f: text('已反馈', '件', '期内本单位就信访件发出的三项建议中已反馈的'),
  M20r: text('采纳率', '%', '全部采纳和部分采纳的÷已反馈的'),
} as const satisfies Record<string, MetricText>

export type Metric = keyof typeof METRICS
export const METRIC_IDS = Object.keys(METRICS) as Metric[]

/** The lists that figures open, and the pages of these. */
export const FIGURE_PAGES = {
  petitions: '/stat/petitions',
  reviews: '/reviewManage/registerCenter',
  orders: '/superviseManage/superviseList',
  recommendations: '/superviseManage/recommendations',
} as const
export type FigureList = keyof typeof FIGURE_PAGES
export const FIGURE_LISTS = Object.keys(FIGURE_PAGES) as FigureList[]

/** Figures that count the rows of a list beside that of petitions; a free table counts petitions only. */
export const COUNTED_ROWS = {
  reviews: 'reviews',
  reReviews: 'reviews',
  reviewsDecided: 'reviews',
  reviewsChanged: 'reviews',
  orders: 'orders',
  ordersClosed: 'orders',
  M20: 'recommendations',
  M20f: 'recommendations',
  M20r: 'recommendations',
} as const satisfies Partial<Record<Metric, FigureList>>
export type RowMetric = keyof typeof COUNTED_ROWS
export type PetitionMetric = Exclude<Metric, RowMetric>
export const PETITION_METRICS = METRIC_IDS.filter((id): id is PetitionMetric => !Object.hasOwn(COUNTED_ROWS, id))

/** The reports, by their numbers. */
export const REPORTS = {
  R1: '信访形式统计表',
  R2: '内容分类统计表',
  R3: '信访目的统计表',
  R4: '登记机构统计表',
  R5: '转送交办办理情况统计表',
  R6: '办理质效统计表',
  R7: '责任单位办理情况统计表',
  R8: '满意度统计表',
  R9: '重复信访统计表',
  R10: '集体访统计表',
  R11: '复查复核统计表',
  R12: '督查督办和三项建议统计表',
  R13: '领导接访和包案统计表',
  R14: '预警超期统计表',
  R15: '年度报告统计表',
} as const

export type Report = keyof typeof REPORTS
export const REPORT_IDS = Object.keys(REPORTS) as Report[]

/** Where figures open the list of what they count. */
export const FIGURE_LIST = 'v_tj'

/** From so many on a superior is told of how many more there are that nobody but those named in them may know of. */
export const FEWEST_GUARDED = 5

interface Condition {
  readonly field: string
  readonly operator: string
  readonly values: readonly string[]
}

/** The conditions of the list behind a cell: those of the whole, of its row and of its column. */
export const cellConditions = <C extends Condition>(...parts: readonly (readonly C[])[]): C[] => parts.flat()

const FIRST_DAY = /^\d{4}-(\d\d)-01$/
/** Months of a quarter and of a year. */
const LENGTHS = [1, 3, 12]

/** Whether two days are the first and the last of a month, a quarter or a year: what is reported, and so can be frozen. */
export function isReportPeriod(from: string, to: string): boolean {
  const month = Number(FIRST_DAY.exec(from)?.[1])
  return LENGTHS.some(months => (month - 1) % months === 0 && to === lastDayOf(from, months))
}

const lastDayOf = (from: string, months: number): string =>
  new Date(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1 + months, 0)).toISOString().slice(0, 10)
