import { phoneProblems } from './phone'

describe('the rules of a person’s numbers', () => {
  const texts = (telephone: string, phoneNum: string) => phoneProblems({ telephone, phoneNum }).map(({ text }) => text)

  it.each(['', '010-1234567', '01012345678', '0999-12345678', '09991234567'])('take %j for a landline', landline => {
    expect(texts('13800000000', landline)).toEqual([])
  })

  it.each(['1010-1234567', '01-1234567', '0101-123456', '010-123456789', '010 1234567'])('refuse %s', landline => {
    expect(texts('13800000000', landline)).toEqual(['座机号码格式不正确'])
  })

  it('speak of the mobile number first', () => {
    expect(texts('', '1')).toEqual(['请填写手机号码', '座机号码格式不正确'])
    expect(texts('10800000000', '')).toEqual(['手机号码格式不正确'])
  })
})
