import { render, screen } from '@testing-library/react'
import Barcode, { barsOf } from './barcode'

/** ISO/IEC 15417: each is eleven bars and spaces wide. */
const START_B = '11010010000'
const OF_L = '10001101110'
const STOP = '1100011101011'

describe('A barcode', () => {
  it('is Code 128, with digits in pairs', () => {
    const bars = barsOf('LX990000261123000015')
    expect(bars.startsWith(START_B + OF_L)).toBe(true)
    expect(bars.endsWith(STOP)).toBe(true)
    // Start, two letters, a switch, nine pairs, the check, and the stop.
    expect(bars).toHaveLength(11 * 14 + STOP.length)
  })

  it('is not drawn of what it has no signs for', () => {
    expect(barsOf('信件12')).toBe('')
  })

  it('is drawn in black bars and says what it is', () => {
    render(<Barcode value="LX990000261123000015" label="条码LX990000261123000015" />)
    const drawn = screen.getByRole('img', { name: '条码LX990000261123000015' })
    expect(drawn.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h2v1h-2zM3 0h1/)
  })
})
