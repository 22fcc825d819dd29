import { SUPERVISE, SUPERVISE_CHECKED } from './supervise'

const row = (xfjbh: string, ...flags: string[]) => ({ id: xfjbh, xfjbh, flags })
const [FIRST, SECOND] = ['LX990000261120000015', 'LX990000261120000016'] as const

describe('orders that are begun on a selection', () => {
  it('are about each case once, however many of its to-dos are selected', () => {
    expect(SUPERVISE.leadsTo?.([row(FIRST), row(SECOND), row(FIRST)])).toBe(
      `/superviseManage/superviseHandler?${new URLSearchParams({ fq: '1', xfjbhList: `${FIRST},${SECOND}`, dbly: 'own' })}`,
    )
    expect(SUPERVISE_CHECKED.leadsTo?.([row(FIRST)])).toMatch(/dbly=check$/)
  })

  it('leave out what is not registered, and say so', () => {
    expect(SUPERVISE.suits?.(row(''))).toBe(false)
    expect(SUPERVISE.unsuited).toBe('信访件尚未登记，不能督办')
  })

  it('are refused in words where a walled case is among several', () => {
    expect(SUPERVISE.refuses?.([row(FIRST), row(SECOND, 'walledOff')])).toBe(
      `限知信访件只能单独督办，请取消选择${SECOND}`,
    )
    expect(SUPERVISE.refuses?.([row(SECOND, 'walledOff')])).toBe('')
  })

  it('are refused where they are too many', () => {
    const many = Array.from({ length: 101 }, (_, at) => row(`${FIRST}${at}`))
    expect(SUPERVISE.refuses?.(many)).toBe('一次最多督办100件，已选101件')
  })
})
