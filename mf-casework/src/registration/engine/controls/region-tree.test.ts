import { codesAbove, treeOf } from './region-tree'

const region = (regionCode: string, regionName: string, leaf = false) =>
  [regionCode, { regionCode, regionName, leaf }] as const

describe('The tree of regions', () => {
  it('knows by its code what a region lies below', () => {
    expect(codesAbove('990121101203')).toEqual(['990000000000', '990100000000', '990121000000', '990121101000'])
    expect(codesAbove('990100000000')).toEqual(['990000000000'])
  })

  it('holds what is known, cities first, and nothing whose superior is not', () => {
    const known = new Map([
      region('990000000000', '临江省'),
      region('990121000000', '石渡县'),
      region('990100000000', '安澜市'),
      region('990200000000', '宁川市'),
      region('990321000000', '无名县'),
    ])
    expect(treeOf(known)).toEqual([
      {
        value: '990100000000',
        label: '安澜市',
        isLeaf: false,
        children: [{ value: '990121000000', label: '石渡县', isLeaf: false }],
      },
      { value: '990200000000', label: '宁川市', isLeaf: false },
    ])
  })
})
