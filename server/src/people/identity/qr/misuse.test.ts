import { signIn } from '@portal/shared-lib/contract/identity'
import { checkQrToken, confirmQr, qrToken, scanQr } from '@portal/shared-lib/contract/qr-sign-in'
import { requestFor } from '../../../../test/client'
import { createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { EXPIRED, scanning, WAITING } from '../../../../test/scanning'

describe('Signing in by scanning comes to nothing', () => {
  const portal = usePortal()
  const done = { code: 0, message: '', data: null }

  beforeEach(() => portal.clock.stopAt('2026-11-21T09:00:00+08:00'))
  afterEach(() => portal.clock.reset())

  const { picture, check, answerTo, holder, scan, confirm, refuse, confirmed } = scanning(portal)

  it('after 180 seconds', async () => {
    const token = await picture()
    const { phone } = await holder()
    portal.clock.advance({ seconds: 179 })
    expect(await check(token)).toEqual(WAITING)
    portal.clock.advance({ seconds: 1 })
    expect(await check(token)).toEqual(EXPIRED)
    expect(await scan(token, phone)).toEqual(EXPIRED)
    expect(await confirm(token, phone)).toEqual(EXPIRED)
  })

  it('60 seconds after the confirmation', async () => {
    const [early, late] = [await confirmed(), await confirmed()]
    portal.clock.advance({ seconds: 59 })
    expect(await answerTo(early.token)).toMatchObject({ code: 0 })
    portal.clock.advance({ seconds: 1 })
    expect(await check(late.token)).toEqual(EXPIRED)
    expect(await answerTo(late.token)).toEqual(EXPIRED)
  })

  it('where the phone refuses', async () => {
    const token = await picture()
    const { phone } = await holder()
    await scan(token, phone)
    expect(await refuse(token, phone)).toEqual(done)
    expect(await check(token)).toEqual(EXPIRED)
    expect(await confirm(token, phone)).toEqual(EXPIRED)
    expect(await answerTo(token)).toEqual(EXPIRED)
  })

  it('for the second who signs in with it', async () => {
    const { token } = await confirmed()
    const answers = await Promise.all([answerTo(token), answerTo(token)])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 9001])
    expect(await check(token)).toEqual(EXPIRED)
  })

  it('for everybody but the first who scanned it', async () => {
    const token = await picture()
    const [first, second] = [await holder(), await holder()]
    await scan(token, first.phone)
    for (const asked of [scan, confirm, refuse]) expect(await asked(token, second.phone)).toEqual(EXPIRED)
    expect(await confirm(token, first.phone)).toEqual(done)
  })

  it('for whoever confirms or refuses what nobody has scanned', async () => {
    const token = await picture()
    const { phone } = await holder()
    for (const asked of [confirm, refuse]) expect(await asked(token, phone)).toEqual(EXPIRED)
    expect(await check(token)).toEqual(WAITING)
    expect(await answerTo(token)).toEqual(EXPIRED)
    await scan(token, phone)
    expect(await confirm(token, phone)).toEqual(done)
  })

  it('for one of two who scan and confirm at once', async () => {
    const token = await picture()
    const people = [await holder(), await holder()]
    const scans = await Promise.all(people.map(({ phone }) => scan(token, phone)))
    expect(scans.map(({ code }) => code).sort()).toEqual([0, 9001])
    const answers = await Promise.all(people.map(({ phone }) => confirm(token, phone)))
    expect(answers.map(({ code }) => code)).toEqual(scans.map(({ code }) => code))
  })

  it('for whoever confirms a second time, also under another number', async () => {
    const { token, phone } = await confirmed()
    for (const asked of [confirm, scan, refuse]) expect(await asked(token, phone)).toEqual(EXPIRED)
    expect(await check(token)).toEqual(done)
  })

  it('where the account was closed meanwhile', async () => {
    const { token, id } = await confirmed()
    await portal.db.updateTable('person').set({ in_use: false }).where('id', '=', id).execute()
    expect(await answerTo(token)).toEqual(EXPIRED)
  })
})

describe('Signing in by scanning, from another address', () => {
  const portal = usePortal({ config: { trustProxy: ['127.0.0.1'] } })

  it('than that which shows the picture is refused, and leaves the sign-in to the right one', async () => {
    const from = (address: string, init: RequestInit) => ({
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), 'X-Forwarded-For': address },
    })
    const codeFrom = async (address: string, call: typeof checkQrToken | typeof signIn, token: string) =>
      (await (await portal.send(call.path, from(address, requestFor(call, { token })))).json()).code
    const { token } = (await (await portal.send(qrToken.path, from('10.1.0.1', {}))).json()).data
    const { account } = await createPerson(portal.db)
    const phone = await portal.signInAs(account)
    expect(await portal.ask(scanQr, { token }, { token: phone })).toMatchObject({ data: { address: '10.1.0.1' } })
    await portal.ask(confirmQr, { token }, { token: phone })
    for (const call of [checkQrToken, signIn]) expect(await codeFrom('10.6.6.6', call, token)).toBe(9001)
    for (const call of [checkQrToken, signIn]) expect(await codeFrom('10.1.0.1', call, token)).toBe(0)
  })
})
