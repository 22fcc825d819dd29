import type { CallInput } from '@portal/shared-lib/contract/form'
import { METRICS, type Metric, REPORTS, type Report } from '@portal/shared-lib/contract/rules/figures'
import type { report } from '@portal/shared-lib/contract/stats'
import { dayOf } from '../platform/calendar/china-time'
import type { Column } from './asked'
import { periodOf, regionOf } from './board'
import { inScope, type Table, withCodes } from './conditions'
import { countTable } from './count'
import type { Counting } from './counting'
import { categoriesBelow, type Dimension, REGISTERING, regionsBelow, UNIT } from './dimensions'
import { readPopulation } from './regions'

/** A heading with what stands under it. */
interface Head {
  readonly title: string
  readonly columns: readonly (Metric | Part)[]
}

/** A figure of those with one code alone, under a heading of its own. */
interface Part {
  readonly title: string
  readonly metric: Metric
  readonly codes: readonly string[]
  readonly field: keyof typeof PART_FIELDS
}

interface ReportRule {
  readonly rows: (region: string) => Dimension
  readonly heads: readonly Head[]
}

/** By what columns of a report are parted: the field of the list and the column of the fact. */
const PART_FIELDS = {
  xfxs: 'fact.channel',
  xfmd: 'fact.purpose',
  djjb: 'fact.register_level',
  jllx: 'fact.outcome',
} as const

const head = (title: string, ...columns: readonly (Metric | Part)[]): Head => ({ title, columns })
/** Petitions and persons of some codes, under the name of these. */
const parts = (field: Part['field'], ...named: readonly (readonly [codes: string, title: string])[]): Head[] =>
  named.map(([codes, title]) => {
    const part = (metric: Metric): Part => ({ title: METRICS[metric].unit, metric, field, codes: codes.split(' ') })
    return head(title, part('M01'), part('M02'))
  })

const VOLUME = head('合计', 'M01', 'M02')
const AGES = head('在办时长', 'M26a', 'M26b', 'M26c', 'M26d', 'M26e')
const SIZES = head('人数', 'M29a', 'M29b', 'M29c', 'M29d', 'M29e')
const MATTERS = head('同一事项件数', 'M28a', 'M28b', 'M28c', 'M28d', 'M28e', 'M28f')
const STAYS = head('时长中位数（天）', 'M30s', 'M30r', 'M30a')
const DUE = head('期限内办理', 'answerDue', 'answeredInTime', 'answeredLate', 'unansweredLate', 'M10')
const ACCEPTED = head('及时受理', 'M08', 'M09', 'M09s')
const SATISFIED = head('满意度', 'M11b', 'M12b', 'M11u', 'M12u')

/** Every report: what its rows are, and what stands in its columns. One engine counts them all. */
const REPORT_RULES: Readonly<Record<Report, ReportRule>> = {
  R1: {
    rows: regionsBelow,
    heads: [
      VOLUME,
      ...parts(
        'xfxs',
        ['100 110', '来信'],
        ['200 210', '来访'],
        ['300 303 305 308', '网上信访'],
        ['400', '来电'],
        ['500', '巡视移交'],
        ['600', '其他'],
      ),
      head('网信', 'M05'),
    ],
  },
  R2: {
    rows: () => categoriesBelow(''),
    heads: [VOLUME, head('初重件', 'M06f', 'M06r', 'M07'), head('办理', 'closed', 'M26', 'M26o')],
  },
  R3: {
    rows: regionsBelow,
    heads: [
      VOLUME,
      ...parts('xfmd', ['01', '意见建议'], ['02', '揭发控告'], ['03', '求决'], ['04', '申诉'], ['99', '其他']),
    ],
  },
  R4: {
    rows: () => REGISTERING,
    heads: [VOLUME, head('初重件', 'M06f', 'M06r'), head('来访', 'M03', 'M04', 'M04p'), head('办理', 'M08')],
  },
  R5: {
    rows: regionsBelow,
    heads: [VOLUME, head('转送交办', 'M23t', 'M23a', 'M21'), head('其他途径', 'M24'), DUE, STAYS],
  },
  R6: {
    rows: regionsBelow,
    heads: [head('总量', 'M01'), ACCEPTED, head('答复', 'M10'), head('重复', 'M07'), SATISFIED],
  },
  R7: {
    rows: () => UNIT,
    heads: [
      head('总量', 'M01'),
      head('受理', 'M09', 'M09s'),
      DUE,
      head('时长（天）', 'M13', 'M13m', 'M13n'),
      head('满意度', 'M12u'),
      head('此刻', 'M26', 'M26o', 'M27'),
    ],
  },
  R8: {
    rows: regionsBelow,
    heads: [head('总量', 'M01'), head('信访部门', 'M11b', 'M12b'), head('责任单位', 'M11u', 'M12u')],
  },
  R9: {
    rows: regionsBelow,
    heads: [head('总量', 'M01'), head('重复信访', 'M06r', 'M07'), head('化解', 'M15'), MATTERS],
  },
  R10: { rows: regionsBelow, heads: [head('来访', 'M03'), head('集体访', 'M04', 'M04p'), SIZES] },
  R11: {
    rows: regionsBelow,
    heads: [
      head('本单位复查复核', 'reviews', 'reReviews', 'reviewsDecided', 'reviewsChanged'),
      head('复查', 'M17'),
      head('复核', 'M17r'),
      head('改变', 'M18'),
    ],
  },
  R12: {
    rows: regionsBelow,
    heads: [
      head('总量', 'M01'),
      head('督办', 'M19', 'orders', 'ordersClosed'),
      head('本单位三项建议', 'M20', 'M20f', 'M20r'),
      head('超期', 'M26o', 'unansweredLate'),
    ],
  },
  R13: {
    rows: regionsBelow,
    heads: [
      head('总量', 'M01'),
      head('领导接访', 'receptions', 'receptionPersons'),
      head('领导包案', 'M25', 'M25r'),
      head('办结', 'closed'),
    ],
  },
  R14: { rows: () => UNIT, heads: [head('此刻', 'M26', 'M26o'), AGES, head('逾期天数', 'M14', 'M14x')] },
  R15: {
    rows: regionsBelow,
    heads: [
      VOLUME,
      head('重复', 'M06r', 'M07'),
      head('转送交办督办', 'M23t', 'M23a', 'M19'),
      head('办理', 'closed', 'M10', 'M13'),
      SATISFIED,
      head('调解', 'M16'),
      head('每万人', 'M01p'),
    ],
  },
}

const columnsOf = ({ heads }: ReportRule): Column[] =>
  heads.flatMap(({ title, columns }, group) =>
    columns.map((column, at): Column => {
      const id = `${group}_${at}`
      if (typeof column === 'string') return { id, path: [title, METRICS[column].name], metric: column }
      const { metric, field, codes } = column
      return { id, path: [title, column.title], metric, only: withCodes(field, PART_FIELDS[field], codes) }
    }),
  )

export async function countReport(counting: Counting, args: CallInput<typeof report>): Promise<Table> {
  const rule = REPORT_RULES[args.id]
  const region = regionOf(counting, args.region)
  return countTable(counting, {
    ...periodOf(args),
    title: REPORTS[args.id],
    scope: inScope(args, dayOf(counting.now)),
    columns: columnsOf(rule),
    isCompared: args.compare,
    rows: rule.rows(region),
    population: await readPopulation(counting.db, region),
  })
}
