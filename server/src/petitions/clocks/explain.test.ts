import { CALENDAR } from '../../platform/calendar/cases/calendar'
import { endOfDay } from '../../platform/calendar/china-time'
import { explain } from './explain'
import { NO_THRESHOLDS } from './lamps/lamps'
import type { ClockRow } from './row'

const clock = (more: Partial<ClockRow>): ClockRow => ({
  province_code: '99',
  id: '1',
  petition_id: '1',
  step_id: null,
  person_seq: null,
  type: 'K01',
  org_id: 'org',
  start_at: new Date('2026-11-20T10:00:00+08:00'),
  due_at: endOfDay('2026-12-07'),
  unit: 'day',
  length: 15,
  paused_days: 0,
  extended_days: 0,
  cap_at: null,
  state: 'running',
  closed_at: null,
  result: '',
  ...NO_THRESHOLDS,
  lamp_told: 'none',
  ...more,
})

const linesOf = (more: Partial<ClockRow>) =>
  explain(clock(more), CALENDAR).map(({ label, text }) => `${label}：${text}`)

describe('How a due date came about is told', () => {
  it('with the last day that gave way', () => {
    expect(linesOf({})).toEqual([
      '起算：2026年11月20日（周五），当日不计入，自次日起算',
      '期限：15日（《信访工作条例》第二十二条）',
      '期满日：2026年12月5日（周六）',
      '顺延：2026年12月5日（周六）至2026年12月6日（周日）周末，顺延至下一工作日',
      '截止时间：2026年12月7日（周一）24:00',
    ])
  })

  it('with the holidays that were skipped, by name', () => {
    const start_at = new Date('2026-09-24T10:00:00+08:00')
    const due_at = endOfDay('2026-10-10')
    expect(linesOf({ type: 'K03', start_at, due_at, unit: 'workday', length: 6 })).toEqual([
      '起算：2026年9月24日（周四），当日不计入，自次日起算',
      '期限：6个工作日（《信访工作条例》第二十三条）',
      '不计入的休息日：2026年9月25日（周五）至2026年9月27日（周日）中秋节、2026年10月1日（周四）至2026年10月7日（周三）国庆节',
      '截止时间：2026年10月10日（周六）24:00',
    ])
  })

  it('with the days in which it stood and by which it was extended', () => {
    const lines = linesOf({
      type: 'K05',
      length: 60,
      paused_days: 5,
      extended_days: 30,
      due_at: endOfDay('2027-02-23'),
    })
    expect(lines.slice(2, 4)).toEqual(['中止：中止期间共5日，不计入期限', '延期：经批准延长30日'])
    expect(lines.at(-2)).toBe('说明：2027年节假日安排尚未载入，仅按周末计算')
  })

  it('with the limit from above', () => {
    const cap_at = endOfDay('2026-12-01')
    expect(linesOf({ cap_at, due_at: cap_at }).slice(-2)).toEqual([
      '上级期限：不得晚于2026年12月1日（周二）24:00',
      '截止时间：2026年12月1日（周二）24:00',
    ])
  })

  it('without a limit from above that comes later', () => {
    expect(linesOf({ cap_at: endOfDay('2026-12-08') }).join()).not.toContain('上级期限')
  })

  it('in hours, by the second', () => {
    const due_at = new Date('2026-11-20T12:00:00+08:00')
    expect(linesOf({ type: 'K17', unit: 'hour', length: 2, due_at })).toEqual([
      '起算：2026-11-20 10:00:00起',
      '期限：2小时（《信访工作条例》第二十五条）',
      '截止时间：2026年11月20日（周五）12:00:00',
    ])
  })

  it('as set by hand, where somebody has', () => {
    expect(linesOf({ type: 'K07', length: null, due_at: endOfDay('2026-12-10') })).toEqual([
      '起算：2026-11-20 10:00:00',
      '期限：由交办机关指定',
      '截止时间：2026年12月10日（周四）24:00',
    ])
  })
})
