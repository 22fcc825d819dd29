import { initialsOf, isMeant } from './initials'

describe('The initials of a name', () => {
  it.each([
    ['物业管理', 'WYGL'],
    ['征地补偿', 'ZDBC'],
    ['农民工工资', 'NMGGZ'],
    ['安置房', 'AZF'],
    ['12345热线', '12345RX'],
    ['', ''],
  ])('of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials))

  it.each([
    ['物业管理', 'wygl', true],
    ['物业管理', 'yg', true],
    ['物业管理', '管理', true],
    ['物业管理', 'wyx', false],
    ['物业管理', 'wy管', false],
  ])('find %s by %s: %s', (name, typed, found) => expect(isMeant(name, typed)).toBe(found))
})
