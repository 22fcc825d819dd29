import { Certificate } from 'pkijs'
import { RSA_SIGNED, SM2_AUTHORITY, SM2_SIGNED } from '../../../../test/made-by-openssl'
import { checkAccepted } from './accepted'
import { NotProven } from './not-proven'
import { signerOf } from './signed-data'

const bytes = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'))

const trust = () => ({ authorities: [Certificate.fromBER(bytes(SM2_AUTHORITY))], revocationLists: [] })
const publicKeyOf = ({ subjectPublicKeyInfo }: Certificate) =>
  Buffer.from(subjectPublicKeyInfo.toSchema().toBER()).toString('hex')

const AT = new Date('2030-01-01T00:00:00Z')

describe('What another program signed', () => {
  it.each([
    ['SM2 without attributes', SM2_SIGNED],
    ['RSA with attributes', RSA_SIGNED],
  ])('is read: %s', async (_, signed) => {
    const signer = await signerOf(bytes(signed), 'challenge')
    expect(signer.subject.typesAndValues.map(({ value }) => value.valueBlock.value)).toContain('zs01')
  })

  it.each([SM2_SIGNED, RSA_SIGNED])('is refused where it is for another text', async signed => {
    await expect(signerOf(bytes(signed), 'Challenge')).rejects.toThrow('content')
  })

  /** Checking all 642 bytes gives the same, and takes 18 s. */
  const STEP = 5

  it('vouches for nobody else after a change of some byte, and is refused at most', async () => {
    const original = bytes(SM2_SIGNED)
    const holder = publicKeyOf(await signerOf(original, 'challenge'))
    for (let at = 0; at < original.length; at += STEP) {
      const changed = Uint8Array.from(original, (byte, here) => (here === at ? byte ^ 1 : byte))
      const outcome = await signerOf(changed, 'challenge')
        .then(async signer => {
          await checkAccepted(signer, trust(), AT)
          return publicKeyOf(signer)
        })
        .catch(error => error)
      expect(outcome instanceof NotProven || outcome).toEqual(outcome instanceof NotProven ? true : holder)
    }
  })

  it('is accepted where we trust the authority', async () => {
    const signer = await signerOf(bytes(SM2_SIGNED), 'challenge')
    await expect(checkAccepted(signer, trust(), AT)).resolves.toBeUndefined()
    await expect(checkAccepted(signer, trust(), new Date('2050-01-01'))).rejects.toThrow('expired')
  })
})
