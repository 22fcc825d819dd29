import { updateHandingPreference, updateUserInfo, userInfo } from '@portal/shared-lib/contract/account'
import { createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'

describe('One’s own account', () => {
  const portal = usePortal({ database: 'demo' })
  let token: string

  beforeAll(async () => {
    token = await portal.signInAs('zs06')
  })

  const update = (telephone: string, phoneNum = '') => portal.ask(updateUserInfo, { telephone, phoneNum }, { token })
  const textOf = async (telephone: string, phoneNum?: string) => (await update(telephone, phoneNum)).message
  const numbers = async () => {
    const { telephone, phoneNum } = await portal.answerTo(userInfo, {}, { token })
    return [telephone, phoneNum]
  }

  it('is for those with a session', async () => {
    expect(await portal.ask(userInfo, {})).toMatchObject({ code: -1 })
    expect(await portal.ask(updateUserInfo, { telephone: '11000000099' })).toMatchObject({ code: -1 })
  })

  it('tells who one is, in which post, and from where', async () => {
    expect(await portal.answerTo(userInfo, {}, { token })).toEqual({
      userName: '吴己莲',
      userAccount: 'zs06',
      companyName: '临江省信访局',
      deptName: '来信处',
      positionLevelName: '处长',
      telephone: '11000000006',
      phoneNum: '0999-7000006',
      handingPreference: null,
      gwlbCode: null,
      userIp: '127.0.0.1',
    })
  })

  it('keeps with whom one would have what one registers', async () => {
    const choose = (handingPreference: 'personal', who = token) =>
      portal.ask(updateHandingPreference, { handingPreference }, { token: who })
    expect(await choose('personal', '')).toMatchObject({ code: -1 })
    expect(await choose('somebody' as 'personal')).toMatchObject({ message: '请选择待办去向' })
    expect(await choose('personal')).toMatchObject({ code: 0 })
    expect(await portal.answerTo(userInfo, {}, { token })).toMatchObject({ handingPreference: 'personal' })
  })

  it.each([
    ['', '请填写手机号码'],
    ['  ', '请填写手机号码'],
    ['10912345678', '手机号码格式不正确'],
    ['1380000000', '手机号码格式不正确'],
  ])('takes no mobile number %j', async (telephone, text) => {
    expect(await textOf(telephone)).toBe(text)
  })

  it.each(['12345678', '09-7000001', '0999-700000', '09991-7000001', '0999--7000001'])(
    'takes no landline %s',
    async phoneNum => {
      expect(await textOf('11000000006', phoneNum)).toBe('座机号码格式不正确')
    },
  )

  it('takes no mobile number of another account in use, but that of a closed one', async () => {
    expect(await textOf('11000000001')).toBe('该手机号码已被其他账号使用，请填写本人的手机号码')
    await createPerson(portal.db, { telephone: '11000000777', in_use: false })
    expect(await update('11000000777')).toMatchObject({ code: 0 })
  })

  it('gives a number to one of two who enter it at once', async () => {
    const other = await portal.signInAs('zs05')
    const asked = [token, other].map(who => portal.ask(updateUserInfo, { telephone: '11000000888' }, { token: who }))
    const codes = (await Promise.all(asked)).map(({ code }) => code)
    expect(codes.sort()).toEqual([0, 4002])
  })

  it('keeps what is entered, and records who changed it', async () => {
    expect(await update(' 11000000066 ', '0999-7000066')).toMatchObject({ code: 0 })
    expect(await numbers()).toEqual(['11000000066', '0999-7000066'])
    expect(await update('11000000066')).toMatchObject({ code: 0 })
    expect(await numbers()).toEqual(['11000000066', ''])
    const rows = portal.db.selectFrom('audit').where('action', '=', 'updateUserInfo').select(['person_id', 'object_id'])
    expect(await rows.execute()).toContainEqual({ person_id: 'demo-zs06', object_id: 'demo-zs06' })
  })
})
