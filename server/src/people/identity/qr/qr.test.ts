import { actAs, desktop, otherPosts } from '@portal/shared-lib/contract/identity'
import { checkQrToken, qrToken } from '@portal/shared-lib/contract/qr-sign-in'
import { tokenIn } from '../../../../test/client'
import { createOrganisation, createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { EXPIRED, scanning, WAITING } from '../../../../test/scanning'
import { forgetQrSignIns } from './forget'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0'

describe('Signing in by scanning', () => {
  const portal = usePortal()
  const done = { code: 0, message: '', data: null }

  beforeEach(() => portal.clock.stopAt('2026-11-21T09:00:00+08:00'))
  afterEach(() => portal.clock.reset())

  const { picture, check, signInBy, answerTo, holder, scan, confirm, refuse, confirmed } = scanning(portal)

  it('needs a session on the phone', async () => {
    const token = await picture()
    for (const asked of [scan(token), confirm(token), refuse(token)]) expect(await asked).toMatchObject({ code: -1 })
    expect(await check(token)).toEqual(WAITING)
  })

  it('needs a token', async () => {
    const response = await portal.send(checkQrToken.path, { method: 'POST', body: new URLSearchParams() })
    expect(await response.json()).toMatchObject({ code: 4000, message: '参数格式错误：token' })
  })

  it.each(['', 'x', "' or 1=1 --", 'A'.repeat(43)])('knows no token %s', async token => {
    const { phone } = await holder()
    for (const asked of [check(token), scan(token, phone), confirm(token, phone), refuse(token, phone)])
      expect(await asked).toEqual(EXPIRED)
    if (token) expect(await answerTo(token)).toEqual(EXPIRED)
  })

  it('travels in the words of the wire', async () => {
    const { data, ...rest } = await (await portal.send('api/QrcodeLoginController/getToken')).json()
    expect(rest).toEqual({ code: 0, message: '' })
    expect(data).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) })
    const body = new URLSearchParams({ token: data.token })
    const checked = await portal.send('api/QrcodeLoginController/checkToken', { method: 'POST', body })
    expect(await checked.json()).toEqual(WAITING)
  })

  it('waits until the phone confirms, and then opens a session of its holder', async () => {
    const token = await picture()
    const { id, organisationId, phone } = await holder()
    await scan(token, phone)
    expect(await check(token)).toEqual(WAITING)
    expect(await answerTo(token)).toEqual(EXPIRED)
    expect(await confirm(token, phone)).toEqual(done)
    expect(await check(token)).toEqual(done)
    const response = await signInBy(token)
    expect(await response.json()).toEqual({ code: 0, message: '', data: { forceUpdate: '0', orgId: organisationId } })
    expect(await portal.ask(desktop, {}, { token: tokenIn(response) })).toMatchObject({ data: { userId: id } })
  })

  it('acts in the post in which the phone confirmed', async () => {
    const organisations = [await createOrganisation(portal.db), await createOrganisation(portal.db)]
    const { account } = await createPerson(portal.db, { organisations })
    const token = await picture()
    const phone = await portal.signInAs(account, organisations[1])
    await scan(token, phone)
    await confirm(token, phone)
    const response = await signInBy(token)
    expect(await portal.ask(desktop, {}, { token: tokenIn(response) })).toMatchObject({
      data: { orgId: organisations[1] },
    })
  })

  it('acts in the post of the sign-in even where the phone acts in another one', async () => {
    const organisations = [await createOrganisation(portal.db), await createOrganisation(portal.db)]
    const { account } = await createPerson(portal.db, { organisations })
    const phone = await portal.signInAs(account, organisations[0])
    const [other] = await portal.answerTo(otherPosts, {}, { token: phone })
    await portal.answerTo(actAs, { postId: other?.postId ?? '' }, { token: phone })
    const token = await picture()
    expect(await scan(token, phone)).toMatchObject({ data: { orgName: `单位${organisations[0]}` } })
    await confirm(token, phone)
    expect(await answerTo(token)).toMatchObject({ data: { orgId: organisations[0] } })
  })

  it('shows the phone who asks: from where, with what, since when', async () => {
    const response = await portal.send(qrToken.path, { headers: { 'User-Agent': CHROME } })
    const { token } = (await response.json()).data
    const { phone, organisationId } = await holder()
    const where = { address: '127.0.0.1', browser: 'Chrome（Windows）', orgName: `单位${organisationId}` }
    const asks = { ...where, askedAt: '2026-11-21 09:00:00' }
    expect(await scan(token, phone)).toMatchObject({ data: asks })
    expect(await scan(token, phone)).toMatchObject({ data: asks })
  })

  it('tells whoever must change the password first so', async () => {
    const { token, id } = await confirmed()
    await portal.db.updateTable('person').set({ must_change_password: true }).where('id', '=', id).execute()
    expect(await answerTo(token)).toMatchObject({ data: { forceUpdate: '1' } })
  })

  it('keeps digests of tokens only, and those for a day', async () => {
    const token = await picture()
    const rows = () => portal.db.selectFrom('qr_sign_in').selectAll().execute()
    expect(await rows()).not.toHaveLength(0)
    expect(JSON.stringify(await rows())).not.toContain(token)
    portal.clock.advance({ hours: 24, seconds: 1 })
    await forgetQrSignIns(portal.services)
    expect(await rows()).toHaveLength(0)
  })

  it('is written down from the scan to the session, under one number', async () => {
    const token = await picture()
    const { id, phone, organisationId } = await holder()
    await scan(token, phone)
    await confirm(token, phone)
    await signInBy(token)
    const rows = await portal.db.selectFrom('audit').where('person_id', '=', id).orderBy('id').selectAll().execute()
    const [, ...trail] = rows.map(({ action, object_type, result }) => [action, object_type, result])
    expect(trail).toEqual([
      ['扫描登录二维码', 'qrSignIn', 'ok'],
      ['确认扫码登录', 'qrSignIn', 'ok'],
      ['扫码登录', 'qrSignIn', 'ok'],
      ['signIn', 'account', 'ok'],
    ])
    expect(new Set(rows.filter(row => row.object_type === 'qrSignIn').map(row => row.object_id)).size).toBe(1)
    expect(rows.at(-1)).toMatchObject({ org_id: organisationId })
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
