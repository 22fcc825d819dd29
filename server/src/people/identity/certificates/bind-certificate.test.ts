import { randomUUID } from 'node:crypto'
import { bindCertificate } from '@portal/shared-lib/contract/certificates'
import { createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { useSoftKeys } from '../../../../test/soft-keys'

describe('Binding a certificate', () => {
  const portal = usePortal()
  const keys = useSoftKeys(portal)
  afterEach(() => portal.clock.reset())

  async function signedIn() {
    const person = await createPerson(portal.db)
    const place = { loginAccount: person.account, organisationId: person.organisationId }
    return { ...person, place, token: await portal.signInAs(person.account) }
  }

  const boundTo = (personId: string) =>
    portal.db
      .selectFrom('person_certificate')
      .where('person_id', '=', personId)
      .select(['issuer', 'serial_no', 'subject'])
      .execute()

  describe('is refused', () => {
    it('without a session', async () => {
      const place = { loginAccount: 'zs01', organisationId: 'o1' }
      const signed = await keys.sign(await keys.issue('sm2'))
      expect(await portal.ask(bindCertificate, { ...place, ...signed })).toMatchObject({ code: -1 })
    })

    it('for another account than the session’s, and for another organisation', async () => {
      const { place, token } = await signedIn()
      const other = await signedIn()
      const signed = await keys.sign(await keys.issue('sm2'))
      for (const named of [
        { ...place, loginAccount: other.account },
        { ...place, organisationId: other.organisationId },
      ])
        expect(await portal.ask(bindCertificate, { ...named, ...signed }, { token })).toMatchObject({ code: 4030 })
      expect(await boundTo(other.id)).toEqual([])
    })

    it('without a key', async () => {
      const { place, token } = await signedIn()
      const nothing = { message: '', signature: '' }
      expect(await portal.ask(bindCertificate, { ...place, ...nothing }, { token })).toMatchObject({
        message: '请插入存有数字证书的USBKey！',
      })
    })

    it('where the signature came too late or proves nothing, and leaves the former certificate', async () => {
      const { id, place, token } = await signedIn()
      await portal.answerTo(bindCertificate, { ...place, ...(await keys.sign(await keys.issue('sm2'))) }, { token })
      const before = await boundTo(id)
      const refused = { code: 4002, message: '证书验证未通过，请确认证书有效后重试' }
      const late = await keys.sign(await keys.issue('sm2'))
      portal.clock.advance({ seconds: 60 })
      expect(await portal.ask(bindCertificate, { ...place, ...late }, { token })).toMatchObject(refused)
      const forOtherText = await keys.sign(await keys.issue('sm2'), 'another text')
      expect(await portal.ask(bindCertificate, { ...place, ...forOtherText }, { token })).toMatchObject(refused)
      expect(await boundTo(id)).toEqual(before)
    })

    it('where the certificate is another account’s, and leaves the former certificate', async () => {
      const [first, second] = [await signedIn(), await signedIn()]
      const [key, own] = [await keys.issue('rsa'), await keys.issue('rsa')]
      await portal.answerTo(bindCertificate, { ...first.place, ...(await keys.sign(key)) }, { token: first.token })
      await portal.answerTo(bindCertificate, { ...second.place, ...(await keys.sign(own)) }, { token: second.token })
      const before = await boundTo(second.id)
      const args = { ...second.place, ...(await keys.sign(key)) }
      expect(await portal.ask(bindCertificate, args, { token: second.token })).toMatchObject({
        code: 4002,
        message: '该证书已绑定其他账号，请联系管理员',
      })
      expect(await boundTo(second.id)).toEqual(before)
    })
  })

  it('keeps whose certificate it is, in place of the former, and is written down', async () => {
    const { id, place, token } = await signedIn()
    for (const kind of ['rsa', 'sm2'] as const) {
      const signed = await keys.sign(await keys.issue(kind, { name: `${id} ${kind}` }))
      await portal.answerTo(bindCertificate, { ...place, ...signed }, { token })
    }
    const bound = await boundTo(id)
    expect(bound).toEqual([
      {
        issuer: expect.stringContaining('演示证书颁发机构 SM2'),
        serial_no: expect.stringMatching(/^[0-9A-F]{32}$/),
        subject: expect.stringContaining(`${id} sm2`),
      },
    ])
    const rows = await portal.db
      .selectFrom('audit')
      .where('person_id', '=', id)
      .where('action', '=', 'bindCertificate')
      .orderBy('id')
      .select(['object_type', 'object_id', 'result'])
      .execute()
    expect(rows).toHaveLength(2)
    expect(rows[1]).toEqual({ object_type: 'certificate', object_id: bound[0]?.serial_no, result: 'ok' })
  })

  it('gives the same answer to the same request, though the challenge is used up', async () => {
    const { place, token } = await signedIn()
    const args = { ...place, ...(await keys.sign(await keys.issue('sm2'))) }
    const requestId = randomUUID()
    for (const _ of ['once', 'again'])
      expect(await portal.ask(bindCertificate, args, { token, requestId })).toMatchObject({ code: 0 })
  })

  it('of one certificate by two at once succeeds for one', async () => {
    const people = [await signedIn(), await signedIn()]
    const key = await keys.issue('sm2')
    const answers = await Promise.all(
      people.map(async ({ place, token }) =>
        portal.ask(bindCertificate, { ...place, ...(await keys.sign(key)) }, { token }),
      ),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4002])
  })
})
