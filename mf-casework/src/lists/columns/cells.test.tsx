import { render } from '@testing-library/react'
import { matterOf } from './cells'

const ROW = { id: '1', nrzy: '反映噪声扰民', xfjbh: 'LX990000202611210001', xfr: '冯丙莲', xfrs: 3, wtsd: '石渡县' }

describe('What a petition is about', () => {
  const shown = (...columns: string[]) => render(<>{matterOf('nrzy', columns)(ROW as never)}</>).container.textContent

  it('has beneath it what has no column of its own', () => {
    expect(shown('nrzy')).toBe('反映噪声扰民LX990000202611210001 · 冯丙莲（3人） · 石渡县')
    expect(shown('nrzy', 'xfjbh', 'wtsd')).toBe('反映噪声扰民冯丙莲（3人）')
  })

  it('has both lines where the columns say the rest', () => {
    expect(shown('nrzy', 'xfjbh', 'xfr', 'wtsd')).toBe('反映噪声扰民')
  })
})
