import { maskAddress, maskIdCard, maskMobile, maskName } from './masks'

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
})
