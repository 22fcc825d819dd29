import { rules } from './rules'

/** What a rule says of a value; undefined when it is content. */
async function problem(name: keyof typeof rules, value: unknown): Promise<string | undefined> {
  const [rule] = rules[name]
  return rule?.validator(undefined, value).then(
    () => undefined,
    (error: Error) => error.message,
  )
}

describe('the rules of the letter form', () => {
  it.each([
    ['name', '钱', '请填写信访人姓名（2至50个字），或勾选匿名'],
    ['name', '  钱乙舟  ', undefined],
    ['name', '长'.repeat(51), '请填写信访人姓名（2至50个字），或勾选匿名'],
    ['address', '   ', '请填写信访人住址'],
    ['idCard', '', undefined],
    ['idCard', '11010519491231002x', undefined],
    ['idCard', '110105194912310021', '身份证号码格式不正确'],
    ['mobile', '', undefined],
    ['mobile', '10912345678', '手机号码格式不正确'],
    ['personCount', 0, '信访人数应为不小于1的整数'],
    ['personCount', 1.5, '信访人数应为不小于1的整数'],
    ['petitionDate', '2999-01-01', '信访日期不能晚于当前日期'],
    ['petitionDate', '1949-09-30', '信访日期不能早于1949-10-01'],
    ['petitionDate', '1949-10-01', undefined],
    ['place', '990100000000', '问题属地应选择到县(市、区)'],
    ['category', '030000', '请选择至二级内容分类'],
    ['summary', '字'.repeat(9), '内容摘要应为10至2000字'],
    ['summary', '字'.repeat(2001), '内容摘要应为10至2000字'],
    ['request', undefined, '请填写信访人的具体诉求'],
  ] as const)('say of %s %j: %s', async (name, value, text) => {
    expect(await problem(name, value)).toBe(text)
  })
})
