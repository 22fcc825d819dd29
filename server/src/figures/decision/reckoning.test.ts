import { clustersOf } from './clusters'
import { compareWeeks } from './means'
import { FORECAST_HISTORY_DAYS, forecastWeek } from './weekdays'

describe('The weeks before and after a policy', () => {
  const weeks = (count: number, ...week: number[]) => Array.from({ length: count }, () => week)

  it('are compared by their means', () => {
    const before = [...weeks(4, 4, 2), ...weeks(4, 6, 2)]
    expect(compareWeeks(before, weeks(10, 3, 3))).toEqual([
      { before: 5, after: 3, change: -40 },
      { before: 2, after: 3, change: 50 },
    ])
  })

  it('are not where there are too few weeks or petitions', () => {
    expect(compareWeeks(weeks(7, 9), weeks(26, 9))).toBeNull()
    expect(compareWeeks(weeks(26, 9), weeks(7, 9))).toBeNull()
    expect(compareWeeks(weeks(9, 1), weeks(10, 1))).toBeNull()
    expect(compareWeeks(weeks(10, 0), weeks(10, 2))).toEqual([{ before: 0, after: 2, change: null }])
  })
})

describe('The week ahead', () => {
  /** The first day of a week has seven, the others two. */
  const steady = Array.from({ length: FORECAST_HISTORY_DAYS }, (_, at) => (at % 7 === 0 ? 7 : 2))

  it('is like the same weekdays of eight weeks', () => {
    expect(forecastWeek(steady)).toEqual({
      days: [7, 2, 2, 2, 2, 2, 2].map(value => ({ value, low: value, high: value })),
      meanError: 0,
      errorShare: 0,
    })
  })

  it('is as wrong as it was in the last four weeks', () => {
    // The last week came with four more on each of its days: 7 of 28 days are wrong by 4, and all came to 4 × 19 + 28.
    const raised = steady.map((value, at) => (at >= FORECAST_HISTORY_DAYS - 7 ? value + 4 : value))
    const ahead = forecastWeek(raised)
    expect(ahead).toMatchObject({ meanError: 1, errorShare: 26.9 })
    expect(ahead?.days[1]).toEqual({ value: 2.5, low: 0, high: 6.5 })
  })

  it('is not told of too short a history, or of hardly anything', () => {
    expect(forecastWeek(steady.slice(1))).toBeNull()
    expect(forecastWeek(steady.map((_, at) => (at % 2 === 0 ? 1 : 0)))).toBeNull()
  })
})

describe('What texts are about', () => {
  const wages = [
    '工地拖欠工资三个月',
    '老板拖欠工资不还',
    '要求支付拖欠工资',
    '拖欠工资已有半年',
    '工程完工仍拖欠工资',
    '拖欠工资无人过问',
  ]
  const lifts = [
    '小区电梯经常故障',
    '电梯故障困人',
    '物业不修电梯故障',
    '电梯故障多日未修',
    '反映电梯故障',
    '电梯故障老人无法下楼',
  ]
  const texts = [...wages, ...lifts, '其他'].map((text, at) => ({ id: at + 1, text }))

  it('is told by what several of them say', async () => {
    const clusters = await clustersOf(texts)
    expect(clusters.map(({ terms }) => terms[0]).sort()).toEqual(['拖欠工资', '电梯故障'])
    const ids = clusters.map(({ members }) => members.map(({ id }) => id).sort((one, other) => one - other))
    expect(ids).toContainEqual([1, 2, 3, 4, 5, 6])
    expect(ids).toContainEqual([7, 8, 9, 10, 11, 12])
    expect(await clustersOf(texts)).toEqual(clusters)
  })

  it('is nothing where nothing is said', async () => {
    expect(await clustersOf([])).toEqual([])
    expect(await clustersOf(Array.from({ length: 20 }, (_, id) => ({ id, text: '1234 abc' })))).toEqual([])
  })
})
