import { headingsOf, leavesOf } from './table-heads'
import { reportWith } from './testing/report'

/** Title, columns and rows of each heading, one text a row. */
const shown = (...args: Parameters<typeof reportWith>) =>
  headingsOf(leavesOf(reportWith(...args))).map(row =>
    row.map(({ title, columns, rows }) => `${title} ${columns}×${rows}`).join(', '),
  )

describe('the headings of a report', () => {
  it('stand under one another as deep as the deepest, and a short one goes down', () => {
    expect(
      shown([{ path: ['合计'] }, { path: ['来信', '件次'] }, { path: ['来信', '人次'] }, { path: ['来访', '件次'] }]),
    ).toEqual(['合计 1×2, 来信 2×1, 来访 1×1', '件次 1×1, 人次 1×1, 件次 1×1'])
  })

  it('have the changes under each figure that is compared', () => {
    const compared = { previous: 4, lastYear: 2, change: 25, yearChange: 150 }
    expect(shown([{ path: ['总量'], cell: compared }, { path: ['此刻', '在办'] }])).toEqual([
      '总量 3×1, 此刻 1×1',
      '本期 1×1, 环比（%） 1×1, 同比（%） 1×1, 在办 1×1',
    ])
  })

  it('keep figures apart that are called the same', () => {
    expect(shown([{ path: ['满意', '率'] }, { path: ['满意', '率'] }])).toEqual(['满意 2×1', '率 1×1, 率 1×1'])
  })
})
