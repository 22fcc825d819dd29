import { isAboutLower, ORGANISATION_TEXTS, type OrganisationForm, organisationProblems } from './organisation'

const form: OrganisationForm = {
  id: 'o1',
  companyName: '青屿市公共资源交易中心',
  docShortName: '青公资',
  pinYin: 'qysggzyjyzx',
  orgCode: '9904000000000012800',
  regionCode: '990400000000',
  subLevelCode: '3',
  subSystemCode: '09',
  parent1Id: 'o2',
  parent2Id: '',
  parent3Id: null,
  postalAddress: '',
  receptionAddress: '',
  telephone: '',
  postalCode: '',
  isPetition: '0',
  isChoose: '1',
}
const fieldsWrong = (change: Partial<OrganisationForm>) =>
  organisationProblems({ ...form, ...change }).map(({ field }) => field)

describe('the rules of the organisation form', () => {
  it('have nothing against a complete one', () => expect(fieldsWrong({})).toEqual([]))

  it('ask for everything in its order', () => {
    const nothing = Object.fromEntries(Object.keys(form).map(name => [name, ''])) as unknown as OrganisationForm
    expect(organisationProblems({ ...nothing, isPetition: '1' }).map(({ text }) => text)).toEqual([
      '请输入机构全称',
      '请输入机构简称',
      '请输入机构拼音',
      '请选择行政区划',
      '请选择直属级别',
      '请选择所属系统',
      '请选择上级机构一',
      '请输入通讯地址',
      '请输入接待地址',
      '请输入联系电话',
      '请输入邮政编码',
    ])
  })

  it.each<[keyof OrganisationForm, string, boolean]>([
    ['companyName', '汉'.repeat(100), true],
    ['companyName', '汉'.repeat(101), false],
    ['companyName', '信访局（本级）(一)', true],
    ['companyName', '信访局1', false],
    ['docShortName', '汉'.repeat(50), true],
    ['docShortName', '汉'.repeat(51), false],
    ['pinYin', 'q'.repeat(50), true],
    ['pinYin', 'q'.repeat(51), false],
    ['pinYin', 'q y', false],
    ['orgCode', 'A1'.repeat(15), true],
    ['orgCode', `${'A1'.repeat(15)}x`, false],
    ['orgCode', '', true],
  ])('look at %s %s', (field, value, fits) => expect(fieldsWrong({ [field]: value })).toEqual(fits ? [] : [field]))

  it.each<[keyof OrganisationForm, string, boolean]>([
    ['postalAddress', '路'.repeat(50), true],
    ['postalAddress', '路'.repeat(51), false],
    ['receptionAddress', '路'.repeat(51), false],
    ['telephone', '1'.repeat(20), true],
    ['telephone', '1'.repeat(21), false],
    ['telephone', '0999-8000001', true],
    ['telephone', '(0999)8000001', false],
    ['postalCode', '990400', true],
    ['postalCode', '99040', false],
    ['postalCode', '9904000', false],
  ])('look at %s %s of petition offices alone', (field, value, fits) => {
    const reach = { postalAddress: '路1号', receptionAddress: '路1号', telephone: '1', postalCode: '990400' }
    const change = { ...reach, [field]: value }
    expect(fieldsWrong({ ...change, isPetition: '1' })).toEqual(fits ? [] : [field])
    expect(fieldsWrong(change)).toEqual([])
  })

  it('take no superior twice, and not the organisation itself', () => {
    expect(fieldsWrong({ parent2Id: 'o2', parent3Id: 'o2' })).toEqual(['parent2Id', 'parent3Id'])
    expect(fieldsWrong({ parent1Id: 'o1' })).toEqual(['parent1Id'])
  })

  it('say 下级 of isChoose alone', () => {
    expect(Object.values(ORGANISATION_TEXTS).filter(isAboutLower)).toEqual(['该机构存在下级机构，不可选择'])
  })
})
