import type { Table } from '../conditions'
import { Figures, foundIn, rankingOf, type Span, wantingIn, words } from './words'

interface Reports {
  /** R1, R6 and R12 of the month. */
  readonly volume: Table
  readonly quality: Table
  readonly overdue: Table
  /** As the month and the region are called. */
  readonly month: string
  readonly region: string
}

/** What the figures of a month say: how many, where, how well they were handled, what is overdue, and what is to be done. */
export function paragraphsOf({ month, region, ...reports }: Reports): Span[][] {
  const volume = new Figures(reports.volume)
  const quality = new Figures(reports.quality)
  const overdue = new Figures(reports.overdue)
  return [
    [words(`现将${month}${region}信访工作情况通报如下。`)],
    [words('一、总体情况')],
    [
      words(`${month}，${region}共登记信访事项`),
      volume.span('M01'),
      ...volume.changes('M01'),
      words('；涉及'),
      volume.span('M02'),
      ...volume.changes('M02'),
      words('。网信占比'),
      volume.span('M05'),
      words('，重复信访率'),
      quality.span('M07'),
      ...quality.changes('M07'),
      words('。'),
    ],
    [words('二、各地信访量')],
    rankingOf(volume, 'M01', ['较多', '较少']),
    [words('三、办理质效')],
    [
      words('信访部门及时受理率'),
      quality.span('M08'),
      words('，责任单位及时受理率'),
      quality.span('M09'),
      words('，按期答复率'),
      quality.span('M10'),
      ...quality.changes('M10'),
      words('，责任单位满意率'),
      quality.span('M12u'),
      words('。'),
    ],
    rankingOf(quality, 'M10', ['较好', '较差']),
    rankingOf(quality, 'M12u', ['较好', '较差']),
    wantingIn(quality, 'M10'),
    [words('四、超期和督办')],
    [
      words('办理期限在本月、已超期仍未答复的'),
      overdue.span('unansweredLate'),
      ...foundIn(overdue, 'unansweredLate'),
      words('。本月登记的信访事项中被督办的'),
      overdue.span('M19'),
      words('。'),
    ],
    [words('五、工作要求')],
    [words('请各地对超期未答复事项逐件说明原因、限期办结；按期答复率、满意率靠后的地区要分析原因，制定改进措施。')],
  ].filter(spans => spans.length > 0)
}
