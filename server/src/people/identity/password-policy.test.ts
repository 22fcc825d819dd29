import { PROVINCE } from '../../../test/province'
import { passwordProblem } from './password-policy'

const { password: policy } = PROVINCE.signInPolicy

describe('A new password', () => {
  const owner = { account: 'zs05', userName: '周戊汀', telephone: '11000000005' }
  const problemOf = (password: string, more: Partial<typeof policy> = {}) =>
    passwordProblem({ ...policy, ...more }, { ...owner, password })

  it.each(['Linjiang@2027', 'huiyi-0815', 'Kx7#mQ2p', 'woaini1314zhe'])('may be %s', async password => {
    expect(await problemOf(password)).toBeUndefined()
  })

  it('is as long as the province demands', async () => {
    expect(await problemOf('Kx7#mQ2')).toBe('密码长度不小于8位')
    expect(await problemOf('Kx7#mQ2p', { minLength: 10 })).toBe('密码长度不小于10位')
  })

  it('mixes as many kinds as the province demands', async () => {
    expect(await problemOf('kxqmwpzv')).toBe('密码须包含字母、数字、特殊符号(非全角)中的至少两种，请重新输入')
    expect(await problemOf('kx7qmw2pz', { kinds: 3 })).toBe('密码须同时包含字母、数字和特殊符号(非全角)，请重新输入')
    expect(await problemOf('kx7#qmw2p', { kinds: 3 })).toBeUndefined()
  })

  it.each(['zs05@mq7x', '9ZS05#hua', '11000000005a'])('names nobody: %s', async password => {
    expect(await problemOf(password)).toBe('密码不能包含登录账号、姓名或手机号码，请重新输入')
  })

  it('may hold what is too short to tell anything', async () => {
    expect(
      await passwordProblem(policy, { account: 'k', userName: '', telephone: '', password: 'Kx7#mQ2p' }),
    ).toBeUndefined()
  })

  it.each([
    'Password1',
    'P@ssw0rd',
    '1qaz@WSX',
    'Qwer1234',
    'abcd1234',
    'Aa123456',
    'Admin@123',
    'aaaa1111',
    'abc12345!',
  ])('is not one that everybody tries: %s', async password => {
    expect(await problemOf(password)).toBe('密码过于常见，容易被猜到，请换一个不常见的密码')
  })
})
