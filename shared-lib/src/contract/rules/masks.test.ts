import { MASK_KINDS, MASK_RULES, maskAddress, maskAs, maskIdCard, maskMobile, maskName, setMasks } from './masks'

describe('Masks of personal data', () => {
  it.each([
    ['赵甲禾', '赵*禾'],
    ['王禾', '王*'],
    ['欧阳甲禾', '欧**禾'],
    ['王', '王*'],
  ])('name %s: %s', (name, masked) => expect(maskName(name)).toBe(masked))

  it('shows the region and the end of an ID card', () => {
    expect(maskIdCard('99010219900101123X')).toBe('990102********123X')
  })

  it('shows the beginning and the end of a mobile number', () => {
    expect(maskMobile('11012340001')).toBe('110****0001')
  })

  it.each([
    ['安澜市石渡县荷塘镇柳岸村12号', '安澜市石渡县荷塘镇***'],
    ['安澜市澜城区东桥街道望江路3号', '安澜市澜城区东桥街道***'],
    ['望江路12号3单元502室（镇政府旁）', '望江路12号***'],
    ['东街5号', '东街***'],
  ])('address %s: %s', (address, masked) => expect(maskAddress(address)).toBe(masked))

  it('has nothing to hide where nothing is known', () => {
    expect([maskIdCard(''), maskMobile(''), maskAddress('')]).toEqual(['', '', ''])
  })

  it('hides the whole of what is too short to have a middle', () => {
    expect(maskMobile('110')).toBe('***')
  })

  describe('set by the security officer', () => {
    afterEach(() => setMasks({}))

    it('hide more', () => {
      setMasks({ name: { head: 1, tail: 0 }, idCard: { head: 0, tail: 4 }, mobile: { head: 0, tail: 0 } })
      expect([maskName('赵甲禾'), maskIdCard('99010219900101123X'), maskMobile('11012340001')]).toEqual([
        '赵**',
        '**************123X',
        '***********',
      ])
      expect(maskAddress('安澜市石渡县荷塘镇柳岸村12号')).toBe('安澜市石渡县荷塘镇***')
    })

    it.each([
      [2, '安澜市石渡县荷塘镇柳岸村12号', '安澜市石渡县***'],
      [1, '安澜市石渡县荷塘镇柳岸村12号', '安澜市***'],
      [0, '安澜市石渡县荷塘镇柳岸村12号', '***'],
      [2, '望江小区3栋502室', '***'],
      [2, '石渡县', '石***'],
    ])('show %i places of %s: %s', (head, address, shown) => {
      expect(maskAs('address', address, { head, tail: 0 })).toBe(shown)
    })

    it.each(MASK_KINDS)('never show more of a %s than delivered', kind => {
      const shownOf = (masked: string) => [...masked].filter(character => character !== '*').length
      for (const text of [MASK_RULES[kind].example, '望江路12号3单元502室', '李丁', '安澜市澜城区', '110'])
        for (let head = 0; head < 20; head += 1)
          for (let tail = 0; tail < 20; tail += 1)
            expect(shownOf(maskAs(kind, text, { head, tail }))).toBeLessThanOrEqual(
              shownOf(maskAs(kind, text, MASK_RULES[kind].most)),
            )
    })
  })
})
