import type { ActionForm, Field } from './form'
import { problemsOf } from './problems'
import { ABOUT, PETITIONS } from './testing/about'

const formOf = (fields: readonly Field[], more: Partial<ActionForm> = {}): ActionForm => ({
  code: '',
  action: 'urge',
  button: '',
  name: '',
  note: '',
  fields,
  ...more,
})
const said = (field: Field, value: unknown) => problemsOf(formOf([field]), { [field.name]: value }, ABOUT)[0]?.text

describe('What is wrong with an entry', () => {
  const days: Field = {
    name: 'days',
    wire: 'days',
    label: '天数',
    kind: 'number',
    min: 1,
    max: 30,
    unit: '日',
    text: '不得超过30日',
  }
  const words = {
    name: 'text',
    wire: 'text',
    label: '意见',
    kind: 'words',
    min: 2,
    max: 4,
    text: '请填写意见',
  } as const
  const units = {
    name: 'to',
    wire: 'to',
    label: '单位',
    kind: 'units',
    place: 'below',
    hasLead: true,
    most: 9,
    text: '请选择',
  } as const
  const unit = { orgId: 'rs', name: '人社局', isLead: false }

  it.each(['', '0', '31', '1.5', 'x'])('is the number %j', value => expect(said(days, value)).toBe('不得超过30日'))
  it.each(['1', 30])('is not the number %j', value => expect(said(days, value)).toBeUndefined())

  it('are too few words, too many and those of secrets; blanks around them count for nothing', () => {
    expect(said(words, ' 甲 ')).toBe('请填写意见')
    expect(said(words, ' 甲乙丙丁 ')).toBeUndefined()
    expect(said(words, '甲乙丙丁戊')).toBe('内容不能超过4个字')
    expect(said({ ...words, tooLong: '意见太长' }, '甲乙丙丁戊')).toBe('意见太长')
    expect(said(words, '绝密')).toMatch(/^内容含有涉密词语/)
    expect(said({ ...words, isQuoted: true }, '绝密')).toBeUndefined()
  })

  it('are organisations of which none or more than one leads, where one has to', () => {
    expect(said(units, [])).toBe('请选择')
    expect(said(units, [unit])).toBe('请指定一个主办单位')
    expect(
      said(units, [
        { ...unit, isLead: true },
        { ...unit, isLead: true },
      ]),
    ).toBe('请指定一个主办单位')
    expect(said({ ...units, hasLead: false }, [unit])).toBeUndefined()
  })

  it('is the number of a document with strange signs, or of a petition that is too short', () => {
    const documentNo: Field = { name: 'no', wire: 'no', label: '文号', kind: 'documentNo', template: '01' }
    expect(said(documentNo, '安人社【2026】 05号')).toBeUndefined()
    expect(said(documentNo, '安人社！5号')).toMatch(/^文号只能用汉字/)
    const petition: Field = { name: 'main', wire: 'main', label: '主件', kind: 'petition', text: '并案应选择主件' }
    expect(said(petition, 'LX99')).toBe('并案应选择主件')
    expect(said(petition, ` ${ABOUT.petition.petitionNo} `)).toBeUndefined()
  })

  it('is an answer that misses a request, be it of blanks', () => {
    const answers: Field = {
      name: 'answers',
      wire: 'answers',
      label: '回应',
      kind: 'answers',
      text: '请逐项回应信访诉求',
    }
    const first = { no: 1, text: '属实' }
    expect(said(answers, [first, { no: 2, text: ' ' }])).toBe('请逐项回应信访诉求')
    expect(said(answers, [first, { no: 2, text: '已兑付' }])).toBeUndefined()
  })

  it('is a petition of a topic of which too little is said', () => {
    const of = { label: '逐件办理情况', min: 5, max: 500, text: '请逐件填写' } as const
    const form = formOf([{ name: 'lines', wire: 'lines', kind: 'eachPetition', ...of }])
    const about = { ...ABOUT, petitions: PETITIONS }
    const lines = PETITIONS.map(({ petitionNo }) => ({ petitionNo, text: '工资已经付清' }))
    expect(problemsOf(form, { lines }, about)).toEqual([])
    for (const few of [[], lines.slice(1), [...lines.slice(1), { ...lines[0], text: ' 好 ' }]])
      expect(problemsOf(form, { lines: few }, about)).toEqual([{ field: 'lines', text: '请逐件填写' } as const])
  })

  it('is nothing of what is not asked for', () => {
    expect(said({ ...words, when: () => false }, '')).toBeUndefined()
  })

  it('is told once: what is wrong with entries together, only where each by itself is right', () => {
    const form = formOf([words], { check: () => [{ field: 'text', text: '与结论不符' }] })
    expect(problemsOf(form, { text: '' }, ABOUT)).toEqual([{ field: 'text', text: '请填写意见' } as const])
    expect(problemsOf(form, { text: '同意' }, ABOUT)).toEqual([{ field: 'text', text: '与结论不符' }])
  })
})
