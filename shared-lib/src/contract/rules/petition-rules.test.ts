import type { PersonFacts, PetitionFacts, RulesContext } from './petition-facts'
import { missingFields } from './petition-required'
import { isCollectiveVisit, mustAvoid, openProblems, ruleProblems } from './petition-rules'

const CONTEXT: RulesContext = { today: '2026-11-20', strictIdCards: true, handlerName: '赵甲禾' }

const person = (more: Partial<PersonFacts> = {}): PersonFacts => ({
  role: '1',
  name: '冯丙莲',
  certType: '',
  idCard: '',
  mobile: '',
  phone: '',
  address: '安澜市石渡县',
  postcode: '',
  email: '',
  ...more,
})

const petition = (more: Partial<PetitionFacts> = {}): PetitionFacts => ({
  form: 'letter',
  channel: '100',
  petitionDate: '2026-11-20',
  anonymous: false,
  originalText: '',
  summary: '反映修建灌溉渠占用承包地',
  request: '请求补偿',
  purpose: '03',
  legalClass: '',
  category: '010200',
  placeRegion: '990121000000',
  accusedOrgId: '',
  personCount: 1,
  persons: [person()],
  confirmed: [],
  ...more,
})

const problems = (more: Partial<PetitionFacts>, context = CONTEXT) =>
  ruleProblems(petition(more), context).map(({ rule, text, field }) => `${rule} ${field} ${text}`)

const persons = (role: string, count: number) => Array.from({ length: count }, () => person({ role }))

describe('The rules of a registration', () => {
  it('say nothing against one that keeps them', () => {
    expect(problems({})).toEqual([])
    expect(missingFields(petition())).toEqual([])
  })

  it.each<[string, Partial<PetitionFacts>, string]>([
    ['V1', { petitionDate: '2026-11-21' }, 'V1 petitionDate 信访日期不能晚于当前日期'],
    ['V1', { petitionDate: '1949-09-30' }, 'V1 petitionDate 信访日期不能早于1949-10-01'],
    ['V2', { persons: [person({ idCard: '110105194912310021' })] }, 'V2 persons.0.idCard 身份证号码格式不正确'],
    [
      'V3',
      { persons: [person(), person({ mobile: '10012340001' })], personCount: 2 },
      'V3 persons.1.mobile 手机号码格式不正确',
    ],
    ['V4', { summary: '占用承包地未作补偿' }, 'V4 summary 内容摘要应为10至2000字'],
    ['V4', { summary: '占'.repeat(2001) }, 'V4 summary 内容摘要应为10至2000字'],
    ['V5', { request: '请求公开机 密文件' }, 'V5 summary 信访人陈述中含有机密，请确认材料不涉密'],
    ['V7', { personCount: undefined }, 'V7 personCount 信访人数应为不小于1的整数'],
    ['V7', { persons: [person(), ...persons('4', 2)], personCount: 2 }, 'V7 personCount 信访人数不能少于已登记人员数'],
    ['V8', { category: '010000' }, 'V8 category 请选择至二级内容分类'],
    ['V9', { placeRegion: '990100000000' }, 'V9 placeRegion 问题属地应选择到县(市、区)'],
    ['V10', { purpose: '02' }, 'V10 accusedOrgId 揭发控告应填写被反映单位或人员'],
    ['V10', { legalClass: '2' }, 'V10 accusedOrgId 揭发控告应填写被反映单位或人员'],
    ['V18', { persons: [person(), person({ role: '6', name: '赵甲 禾' })] }, 'V18 persons 请核实是否需要回避'],
  ])('%s: %j', (_, more, text) => {
    expect(problems(more)).toEqual([text])
  })

  it.each<[string, Partial<PetitionFacts>]>([
    ['papers of other kinds, which have no form', { persons: [person({ certType: '414', idCard: 'E12345678' })] }],
    [
      'an agent and an accused, who are not among those who petition',
      {
        persons: [person(), person({ role: '5' }), person({ role: '6', name: '王乙松' })],
      },
    ],
    ['an accusation that names an organisation', { purpose: '02', accusedOrgId: '990100000-rs' }],
    [
      'an accusation that names a person',
      { purpose: '02', persons: [person(), person({ role: '6', name: '王乙松' })] },
    ],
    ['其他, which has no second level', { category: '990000' }],
  ])('take %s', (_, more) => expect(problems(more)).toEqual([]))

  it.each([
    [0, 4, true],
    [0, 5, false],
    [1, 5, true],
    [5, 80, true],
    [6, 80, false],
    [6, 3, false],
  ])('V6: %i representatives of a visit of %i persons: %s', (representativeCount, personCount, isFine) => {
    const visit = { form: 'visit', channel: '200', representativeCount, personCount } as const
    expect(problems(visit)).toEqual(isFine ? [] : ['V6 representativeCount 集体来访代表不得超过5人'])
  })

  it('V6 counts the representatives that are recorded, and looks at visits alone', () => {
    const six = { persons: [person(), ...persons('3', 6)], personCount: 7 }
    expect(problems({ form: 'visit', channel: '200', ...six })).toHaveLength(1)
    expect(problems(six)).toEqual([])
  })

  it('a visit is collective from five persons on', () => {
    expect([4, 5].map(personCount => isCollectiveVisit({ channel: '200', personCount }))).toEqual([false, true])
    expect(isCollectiveVisit({ channel: '100', personCount: 500 })).toBe(false)
  })

  it('a warning ends with the word of the registrar, a mistake does not', () => {
    const wrong = petition({ summary: '占用绝密材料', confirmed: ['V5', 'V4'] })
    expect(ruleProblems(wrong, CONTEXT).map(({ rule }) => rule)).toEqual(['V4', 'V5'])
    expect(openProblems(petition({ request: '绝密', confirmed: ['V5'] }), CONTEXT)).toEqual([])
  })

  it('nobody handles a petition against a person of the same name', () => {
    expect(mustAvoid('赵甲禾', ['王乙松', '赵甲禾'])).toBe(true)
    expect(mustAvoid('赵甲禾', ['赵甲'])).toBe(false)
  })
})

describe('What a form asks for', () => {
  const missing = (more: Partial<PetitionFacts>) => missingFields(petition(more)).map(({ text }) => text)

  it.each<[string, Partial<PetitionFacts>, string]>([
    ['a letter without a date', { petitionDate: undefined }, '请填写信访日期'],
    ['a letter without a purpose', { purpose: '' }, '请选择信访目的'],
    ['a call on the page for letters', { channel: '400' }, '请选择本页面可登记的信访形式'],
    ['an appeal without request', { request: '' }, '请填写信访人的具体诉求'],
    ['nobody', { persons: [] }, '请填写信访人姓名（2至50个字），或勾选匿名'],
    ['two main petitioners', { persons: [person(), person()] }, '只能登记一名主访人，其他人员请选择相应类型'],
    ['no address', { persons: [person({ address: '' })] }, '请填写信访人住址'],
    ['a call without mobile', { form: 'phone', channel: '400' }, '请填写手机号码'],
    [
      'an online petition without class',
      { form: 'online', channel: '300', persons: [person({ mobile: '11012340001' })] },
      '请选择依法分类',
    ],
    ['a name of one character', { persons: [person({ name: '冯' })] }, '请填写信访人姓名（2至50个字），或勾选匿名'],
    ['a landline that none is', { persons: [person({ phone: '12345' })] }, '座机号码格式不正确'],
    ['a postcode of five digits', { persons: [person({ postcode: '12345' })] }, '邮政编码应为6位数字'],
    ['a mail address without @', { persons: [person({ email: 'wang' })] }, '电子邮件格式不正确'],
  ])('%s', (_, more, text) => expect(missing(more)).toEqual([text]))

  it.each<[string, Partial<PersonFacts>, boolean]>([
    ['a postcode of six digits', { postcode: '990001' }, true],
    ['one of seven', { postcode: '9900011' }, false],
    ['one of five', { postcode: '99000' }, false],
    ['one with a letter', { postcode: '99000a' }, false],
    ['a mail address', { email: 'zhao.jia@mail.example.invalid' }, true],
    ['one with a blank', { email: 'zhao jia@example.invalid' }, false],
    ['one with two signs', { email: 'zhao@jia@example.invalid' }, false],
    ['one without a domain', { email: 'zhao@example' }, false],
    ['one that goes on', { email: 'zhao@example.invalid jia' }, false],
    ['a name of two characters', { name: '赵禾' }, true],
    ['one of one', { name: '赵' }, false],
    ['one of fifty', { name: '赵'.repeat(50) }, true],
    ['one of fifty-one', { name: '赵'.repeat(51) }, false],
  ])('takes of a person, or refuses, %s', (_, more, taken) => {
    expect(missing({ persons: [person(more)] }).length === 0).toBe(taken)
  })

  it('is no name of whoever remains anonymous', () => {
    expect(missing({ anonymous: true, persons: [] })).toEqual([])
  })

  it('is a certificate, and how many came, at a visit', () => {
    const visit = { form: 'visit', channel: '200' } as const
    expect(missing(visit)).toEqual(['请填写实际来访人数', '请填写主访人的证件号码，或勾选匿名'])
  })
})
