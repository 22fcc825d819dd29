import { toldByCard } from './id-card'

describe('An identity card tells by its number', () => {
  it('birth date, sex, region and age', () => {
    expect(toldByCard('11010519491231002x', '2026-11-21')).toEqual({
      birthDate: '1949-12-31',
      gender: '2',
      regionCode: '110105000000',
      age: 76,
    })
    expect(toldByCard('990102198001011230', '2026-01-01')?.age).toBe(46)
  })

  it.each([
    ['11010519491231002', 'is one character short'],
    ['110105194912310021', 'has a wrong check digit'],
    ['990102198013011230', 'was issued in a thirteenth month'],
    ['990102203001011230', 'belongs to somebody not yet born'],
  ])('nothing where %s %s', number => expect(toldByCard(number, '2026-11-21')).toBeUndefined())
})
