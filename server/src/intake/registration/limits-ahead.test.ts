import { errors } from '@portal/shared-lib/contract/errors'
import { limitsAhead, register } from '@portal/shared-lib/contract/registration'
import { usePortal } from '../../../test/portal'
import { registrationArgs } from '../../../test/registrations'

describe('The limits of what is about to be registered', () => {
  const portal = usePortal({ database: 'demo' })
  const ask = async (account: string, form: 'letter' | 'simple' = 'letter') =>
    portal.ask(limitsAhead, { form }, { token: await portal.signInAs(account) })

  it('are for those who register', async () => {
    expect(await portal.ask(limitsAhead, { form: 'letter' })).toMatchObject({ code: errors.sessionEnded.code })
    expect(await ask('sys91')).toMatchObject({ code: errors.forbidden.code })
    const { message } = await portal.ask(
      limitsAhead,
      { form: 'x' as 'letter' },
      { token: await portal.signInAs('zs01') },
    )
    expect(message).toMatch(/^参数格式错误/)
  })

  it('begin, in a bureau, with the one that the petition then has', async () => {
    const { data } = await ask('zs01')
    const { dueAt } = await portal.answerTo(register, registrationArgs(), { token: await portal.signInAs('zs01') })
    expect(data).toEqual([
      { name: '分办期限', length: '15日', begins: '自登记之日起', basis: '《信访工作条例》第二十二条', dueAt },
      {
        name: '受理告知期限',
        length: '15日',
        begins: '自责任单位收到之日起',
        basis: '《信访工作条例》第二十三条',
        dueAt: null,
      },
      { name: '办结期限', length: '60日', begins: '自受理之日起', basis: '《信访工作条例》第三十四条', dueAt: null },
    ])
  })

  it('are short where it is handled simply', async () => {
    const { data } = await ask('zs01', 'simple')
    expect(data?.map(({ name, length }) => `${name} ${length}`)).toEqual([
      '简易办理期限 10个工作日',
      '分办期限 15日',
      '受理告知期限 15日',
    ])
  })

  it('are, in any other office, those that it has itself', async () => {
    const { data } = await ask('rs12')
    expect(data?.map(({ name, dueAt }) => [name, dueAt !== null])).toEqual([
      ['受理告知期限', true],
      ['办结期限', false],
    ])
  })
})
