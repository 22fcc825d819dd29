import { meantBy } from './meant'

const TITLES = ['部门待办', '个人待办', '重复信访件', '领导审批', '来信登记', '网信待登记', 'K20 核查']
const meant = (typed: string) =>
  meantBy(
    TITLES.map(title => ({ title })),
    typed,
  ).map(({ title }) => title)

describe('What is meant by what was typed', () => {
  it.each([
    ['待办', ['部门待办', '个人待办']],
    ['bmdb', ['部门待办']],
    ['GRDB', ['个人待办']],
    ['laixin', ['来信登记']],
    ['dengji', ['来信登记', '网信待登记']],
    ['chongfu', ['重复信访件']],
    ['k20', ['K20 核查']],
    ['zzz', []],
    ['%', []],
    ['.*', []],
    ['😀', []],
    ['\\', []],
  ])('%s: %s', (typed, found) => {
    expect(meant(typed)).toEqual(found)
  })

  it('is looked for within a moment, whatever was typed', () => {
    const begun = performance.now()
    for (const typed of ['a'.repeat(100), 'zhong'.repeat(20), '中'.repeat(100), '('.repeat(100)]) meant(typed)
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})
