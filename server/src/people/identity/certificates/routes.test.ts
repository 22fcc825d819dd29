import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { challenge, serverCertificate } from '@portal/shared-lib/contract/certificates'
import { CERTIFICATE_KINDS } from '@portal/shared-lib/contract/rules/certificate'
import { usePortal } from '../../../../test/portal'
import { useSoftKeys } from '../../../../test/soft-keys'
import { forgetChallenges } from './challenges'
import { derOf } from './pem'

describe('The server’s certificate', () => {
  const portal = usePortal()
  const keys = useSoftKeys(portal)

  it.each(CERTIFICATE_KINDS)('is answered for a key of the kind %s', async kind => {
    const file = await readFile(join(keys.folder(), `server-${kind}.pem`))
    const expected = Buffer.from(derOf(file)).toString('base64')
    expect(await portal.answerTo(serverCertificate, { kind })).toBe(expected)
  })

  it('is the first there is for who asks for none in particular', async () => {
    expect(await portal.answerTo(serverCertificate, {})).toBe(await portal.answerTo(serverCertificate, { kind: 'rsa' }))
  })

  it('is none of an unknown kind', async () => {
    const response = await portal.send(`${serverCertificate.path}?kind=../server-rsa`)
    expect(await response.json()).toMatchObject({ code: 4000 })
  })
})

describe('A challenge', () => {
  const portal = usePortal()
  const kept = () => portal.db.selectFrom('certificate_challenge').selectAll().execute()
  afterEach(() => portal.clock.reset())

  it('cannot be guessed, and is kept as a digest only', async () => {
    const texts = [await portal.answerTo(challenge, {}), await portal.answerTo(challenge, {})].map(
      ({ message }) => message,
    )
    expect(new Set(texts).size).toBe(2)
    for (const text of texts) {
      expect(text).toMatch(/^[\w-]{43}$/)
      expect(JSON.stringify(await kept())).not.toContain(text)
    }
  })

  it('is forgotten once it is too old', async () => {
    portal.clock.advance({ seconds: 61 })
    await forgetChallenges(portal.services)
    expect(await kept()).toEqual([])
  })
})
