import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bindCertificate, serverCertificate } from '@portal/shared-lib/contract/certificates'
import { homePath, signIn } from '@portal/shared-lib/contract/identity'
import { CERTIFICATE_KINDS } from '@portal/shared-lib/contract/rules/certificate'
import { requestFor, tokenIn } from '../../../../test/client'
import { type CreatedPerson, createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { publishRevocations } from '../../../../test/revocation-list'
import { otherAuthority, useSoftKeys } from '../../../../test/soft-keys'
import { DEMO_PASSWORD } from '../../../platform/config'
import { USAGE } from '../certificates/demo/issue'
import type { SoftKey } from '../certificates/demo/soft-key'
import { newKeyPair } from '../certificates/keys/read'

const refusal = { code: 4010, message: '用户名或密码错误，请重新输入', data: null }
const HOUR_MS = 3_600_000
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

const lines: string[] = []
const logged = { config: { logLevel: 'info' }, logTo: { write: (line: string) => lines.push(line) } }

describe.each(CERTIFICATE_KINDS)('Signing in with a key that holds an %s certificate', kind => {
  const portal = usePortal(logged)
  const keys = useSoftKeys(portal)
  const other = () => join(portal.services.config.dataFolder, 'other')

  beforeEach(() => lines.splice(0))
  afterEach(async () => {
    portal.clock.reset()
    await rm(join(keys.folder(), 'revoked/authority.crl'), { force: true })
  })

  interface Sent {
    message: string
    signature: string
    password: string
  }

  const ask = ({ account: username, organisationId }: CreatedPerson, sent: Sent) =>
    portal.ask(signIn, { username, organisationId, ...sent })

  const proofOf = async (key: SoftKey, password = DEMO_PASSWORD): Promise<Sent> => ({
    ...(await keys.sign(key)),
    password: await keys.seal(kind, password),
  })

  async function bindTo({ account, organisationId }: CreatedPerson, key: SoftKey) {
    const token = await portal.signInAs(account)
    await portal.answerTo(
      bindCertificate,
      { loginAccount: account, organisationId, ...(await keys.sign(key)) },
      { token },
    )
  }

  async function keyHolder() {
    const person = await createPerson(portal.db)
    const key = await keys.issue(kind)
    await bindTo(person, key)
    return { person, key }
  }

  const whyOf = (said: string[]) => said.map(line => JSON.parse(line).why).filter(Boolean)

  it('opens a session', async () => {
    const { person, key } = await keyHolder()
    const args = { username: person.account, organisationId: person.organisationId, ...(await proofOf(key)) }
    const response = await portal.send(signIn.path, requestFor(signIn, args))
    expect(await portal.ask(homePath, {}, { token: tokenIn(response) })).toMatchObject({ code: 0 })
  })

  describe('is refused with the same words as any other, and the log says why,', () => {
    const refused = async (person: CreatedPerson, sent: Sent, why: string) => {
      expect(await ask(person, sent)).toEqual(refusal)
      expect(whyOf(lines)).toEqual([why])
    }

    it('where the challenge has been used', async () => {
      const { person, key } = await keyHolder()
      const proof = await proofOf(key)
      expect(await ask(person, proof)).toMatchObject({ code: 0 })
      await refused(person, proof, 'challenge')
    })

    it('where the challenge is older than a minute', async () => {
      const { person, key } = await keyHolder()
      const proof = await proofOf(key)
      portal.clock.advance({ seconds: 60 })
      await refused(person, proof, 'challenge')
    })

    it('where the challenge is not the server’s', async () => {
      const { person, key } = await keyHolder()
      await refused(person, { ...(await proofOf(key)), message: 'A'.repeat(43) }, 'challenge')
    })

    it('where something else was signed', async () => {
      const { person, key } = await keyHolder()
      const signed = await keys.sign(key, 'another text')
      await refused(person, { ...(await proofOf(key)), ...signed }, 'content')
    })

    it('where a bit of the signature has changed', async () => {
      const { person, key } = await keyHolder()
      const proof = await proofOf(key)
      const bytes = Buffer.from(proof.signature, 'base64')
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
      await refused(person, { ...proof, signature: bytes.toString('base64') }, 'signature')
    })

    it('where the signature came from another key than the certificate’s', async () => {
      const { person, key } = await keyHolder()
      const { key: strange } = await keys.issue(kind, {}, await otherAuthority(other()))
      const { certificate } = await keys.issue(kind, { publicKey: newKeyPair(kind).publicKey })
      await refused(
        person,
        { ...(await proofOf(key)), ...(await keys.sign({ certificate, key: strange })) },
        'signature',
      )
    })

    it('where nobody we trust issued the certificate', async () => {
      const { person } = await keyHolder()
      await refused(person, await proofOf(await keys.issue(kind, {}, await otherAuthority(other()))), 'issuer')
    })

    it.each([
      ['has expired', { from: hoursFromNow(-2), to: hoursFromNow(-1) }],
      ['is not valid yet', { from: hoursFromNow(1), to: hoursFromNow(2) }],
    ])('where the certificate %s', async (_, validity) => {
      const { person } = await keyHolder()
      await refused(person, await proofOf(await keys.issue(kind, validity)), 'expired')
    })

    it('where the certificate is for something else than signing', async () => {
      const { person } = await keyHolder()
      await refused(person, await proofOf(await keys.issue(kind, { usage: USAGE.sealing })), 'usage')
    })

    it('where the account has no certificate', async () => {
      const person = await createPerson(portal.db)
      await refused(person, await proofOf(await keys.issue(kind)), 'notBound')
    })

    it('where the certificate is another account’s', async () => {
      const { key } = await keyHolder()
      const { person } = await keyHolder()
      await refused(person, await proofOf(key), 'notBound')
    })

    it('where there is no such account', async () => {
      const { person, key } = await keyHolder()
      await refused({ ...person, account: 'nobody' }, await proofOf(key), 'notBound')
    })

    it('where the password is wrong', async () => {
      const { person, key } = await keyHolder()
      await refused(person, await proofOf(key, 'Falsch@2026'), 'password')
    })

    it('where the password came unsealed', async () => {
      const { person, key } = await keyHolder()
      await refused(person, { ...(await proofOf(key)), password: DEMO_PASSWORD }, 'sealed')
    })

    it.each([
      ['is no ASN.1', Buffer.alloc(15_000, 0xa5)],
      ['is deeper than anything', Buffer.alloc(14_998, Buffer.from([0x30, 0x80]))],
      ['is empty', Buffer.from([0x30, 0x00])],
      ['names a length that is not there', Buffer.from([0x30, 0x84, 0x7f, 0xff, 0xff, 0xff])],
    ])('where what came as signature %s', async (_, bytes) => {
      const { person, key } = await keyHolder()
      await refused(person, { ...(await proofOf(key)), signature: bytes.toString('base64') }, 'malformed')
    })
  })

  it('counts as a failure like any other: the sixth is refused unread', async () => {
    const { person, key } = await keyHolder()
    for (let count = 0; count < 5; count += 1) await ask(person, await proofOf(key, 'Falsch@2026'))
    expect(await ask(person, await proofOf(key))).toMatchObject({ code: 4014 })
  })

  it('is in the audit, and neither there nor in the log is what was sent', async () => {
    const { person, key } = await keyHolder()
    const proof = await proofOf(key)
    await ask(person, { ...proof, signature: 'MAA=' })
    await ask(person, await proofOf(key))
    const rows = await portal.db
      .selectFrom('audit')
      .where('person_id', '=', person.id)
      .orderBy('id')
      .selectAll()
      .execute()
    expect(rows.map(({ action, result }) => [action, result])).toEqual([
      ['signIn', 'ok'],
      ['bindCertificate', 'ok'],
      ['signIn', 'refused'],
      ['signIn', 'ok'],
    ])
    const told = JSON.stringify(rows) + lines.join('')
    for (const secret of [DEMO_PASSWORD, proof.message, proof.password, proof.signature])
      expect(told).not.toContain(secret)
  })
})

describe('Revoked certificates', () => {
  const portal = usePortal(logged)
  const keys = useSoftKeys(portal)

  async function signInWith(key: SoftKey) {
    lines.splice(0)
    const { account: username, organisationId } = await createPerson(portal.db)
    const password = await keys.seal('rsa', DEMO_PASSWORD)
    await portal.ask(signIn, { username, organisationId, password, ...(await keys.sign(key)) })
    return lines.map(line => JSON.parse(line).why).find(Boolean)
  }

  it('are refused as soon as the list of the authority says so, and no others are', async () => {
    const [revoked, good] = [await keys.issue('rsa'), await keys.issue('rsa')]
    expect(await signInWith(revoked)).toBe('notBound')
    await publishRevocations(keys.folder(), { revoked: [revoked.certificate] })
    expect(await signInWith(revoked)).toBe('revoked')
    expect(await signInWith(good)).toBe('notBound')
  })

  it('may hide behind a list that is out of date or forged, so then none is accepted', async () => {
    const key = await keys.issue('rsa')
    await publishRevocations(keys.folder(), { nextUpdate: hoursFromNow(-1) })
    expect(await signInWith(key)).toBe('revocationList')
    const signedBy = await otherAuthority(join(portal.services.config.dataFolder, 'forger'))
    await publishRevocations(keys.folder(), { signedBy })
    expect(await signInWith(key)).toBe('revocationList')
  })

  it('of another authority do not matter', async () => {
    await publishRevocations(keys.folder(), { nextUpdate: hoursFromNow(-1) })
    expect(await signInWith(await keys.issue('sm2'))).toBe('notBound')
  })
})

describe('A server without certificates', () => {
  const portal = usePortal({ config: { certificateFolder: undefined } })
  const missing = { code: 4002, message: '服务器端数字证书获取失败！', data: null }

  it('says so to whoever asks for its certificate', async () => {
    expect(await portal.ask(serverCertificate, {})).toEqual(missing)
  })

  it('says so to whoever signs in with a key', async () => {
    const { account: username, organisationId } = await createPerson(portal.db)
    const proof = { password: 'x', message: 'x', signature: 'MAA=' }
    expect(await portal.ask(signIn, { username, organisationId, ...proof })).toEqual(missing)
  })
})
