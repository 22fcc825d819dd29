import { addDays } from '../china-time'

/** Days off of a notice, from one to another, and the Saturdays and Sundays worked in exchange. */
interface Holiday {
  readonly name: string
  readonly off: readonly [first: string, last: string]
  readonly worked?: readonly string[]
}

/** 国办发明电〔2024〕12号, as its text lists them. */
const NOTICE_2025: readonly Holiday[] = [
  { name: '元旦', off: ['2025-01-01', '2025-01-01'] },
  { name: '春节', off: ['2025-01-28', '2025-02-04'], worked: ['2025-01-26', '2025-02-08'] },
  { name: '清明节', off: ['2025-04-04', '2025-04-06'] },
  { name: '劳动节', off: ['2025-05-01', '2025-05-05'], worked: ['2025-04-27'] },
  { name: '端午节', off: ['2025-05-31', '2025-06-02'] },
  { name: '国庆节、中秋节', off: ['2025-10-01', '2025-10-08'], worked: ['2025-09-28', '2025-10-11'] },
]

/** 国办发明电〔2025〕7号, as its text lists them. */
const NOTICE_2026: readonly Holiday[] = [
  { name: '元旦', off: ['2026-01-01', '2026-01-03'], worked: ['2026-01-04'] },
  { name: '春节', off: ['2026-02-15', '2026-02-23'], worked: ['2026-02-14', '2026-02-28'] },
  { name: '清明节', off: ['2026-04-04', '2026-04-06'] },
  { name: '劳动节', off: ['2026-05-01', '2026-05-05'], worked: ['2026-05-09'] },
  { name: '端午节', off: ['2026-06-19', '2026-06-21'] },
  { name: '中秋节', off: ['2026-09-25', '2026-09-27'] },
  { name: '国庆节', off: ['2026-10-01', '2026-10-07'], worked: ['2026-09-20', '2026-10-10'] },
]

/** The notices as files that can be imported. */
export const NOTICE_FILES: readonly string[] = [file(2025, NOTICE_2025), file(2026, NOTICE_2026)]

function file(year: number, holidays: readonly Holiday[]): string {
  const days = holidays.flatMap(({ name, off, worked = [] }) => [
    ...between(...off).map(date => ({ name, date, isOffDay: true })),
    ...worked.map(date => ({ name, date, isOffDay: false })),
  ])
  return JSON.stringify({ year, papers: [`https://www.gov.cn/notice-${year}`], days })
}

function between(first: string, last: string): string[] {
  return first > last ? [] : [first, ...between(addDays(first, 1), last)]
}
