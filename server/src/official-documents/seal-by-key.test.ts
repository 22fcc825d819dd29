import * as contract from '@portal/shared-lib/contract/official-documents'
import { OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { useCases } from '../../test/cases'
import { png, useDocuments } from '../../test/official-documents'
import { contentOfFile } from '../../test/papers'
import { usePortal } from '../../test/portal'
import { otherAuthority, useSoftKeys } from '../../test/soft-keys'
import { certificateOf, signPkcs7 } from '../people/identity/certificates/demo/helper-work'
import { issueSoftKey, type SoftKey } from '../people/identity/certificates/demo/soft-key'

const FROM = '2026-01-01'
const UNTIL = '2099-12-31'

describe('A seal that is bound to a key', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const keys = useSoftKeys(portal)
  const { as, approved, upload } = useDocuments(portal, cases)
  let key: SoftKey
  let sealId = ''

  async function keep(certificate: string, more: object = {}) {
    const args = { name: '局印', holderId: 'demo-zs16', validFrom: FROM, validUntil: UNTIL, certificate }
    const keyPicture = png(200).toString('base64')
    return (await portal.ask(contract.keepSeal, { ...args, keyPicture, ...more }, await as('zs07'))).message
  }
  const sealsOf = async (account: string) => await portal.answerTo(contract.orgSeals, {}, await as(account))

  async function toSeal() {
    const one = await approved()
    await one.act('zs16', contract.number, {})
    const prepare = async () => {
      const { version } = await one.row()
      return await portal.answerTo(contract.prepareSeal, { id: one.id, version, sealId }, await as('zs16'))
    }
    return { ...one, prepare }
  }
  type One = Awaited<ReturnType<typeof toSeal>>

  const refused = async (one: One, given: { readonly madeAt?: string; readonly signature?: string }) =>
    await one.refusal('zs16', contract.seal, { sealId, ...given })

  async function sealed(): Promise<One> {
    const one = await toSeal()
    const { text, madeAt } = await one.prepare()
    await one.act('zs16', contract.seal, { sealId, madeAt, signature: signPkcs7(key, text) })
    return one
  }
  const verified = async (one: One, copyId = '') =>
    await portal.answerTo(contract.verifySeal, { id: one.id, copyId }, await as('zs08'))

  beforeAll(async () => {
    key = await keys.issue('sm2', { name: '姜丙竹', organisation: '临江省信访局' })
    expect(await keep(certificateOf(key))).toBe('')
    sealId = (await sealsOf('zs16'))[0]?.id ?? ''
  })
  afterEach(() => portal.clock.reset())

  it('is registered with an SM2 certificate that is accepted, and says whose it is', async () => {
    expect((await sealsOf('zs16'))[0]).toMatchObject({ keyOwner: '临江省信访局 姜丙竹', inUse: true })
    expect((await sealsOf('zs16'))[0]?.keySerialNo).toMatch(/^01[0-9A-F]{30}$/)
    const refusals = [
      [await keep('AAAA'), TEXTS.keyUnreadable],
      [await keep(certificateOf(await keys.issue('rsa'))), TEXTS.keyNotSm2],
      [await keep(certificateOf(await keys.issue('sm2', { to: new Date('2026-02-01') }))), TEXTS.keyNotAccepted],
      [await keep(certificateOf(key), { keyPicture: 'AAAA' }), TEXTS.noPicture],
      [await keep(certificateOf(key), { keyPicture: '' }), TEXTS.noPicture],
    ]
    for (const [said, expected] of refusals) expect(said).toBe(expected)
    const folder = await otherAuthority(`${keys.folder()}-other`)
    expect(await keep(certificateOf(await keys.issue('sm2', {}, folder)))).toBe(TEXTS.keyNotAccepted)
    expect(await sealsOf('zs16')).toHaveLength(1)
  })

  it('seals by a signature over both files, which stays with them and is verified with them', async () => {
    const one = await sealed()
    const row = await one.row()
    expect(row).toMatchObject({ state: '4', seal_id: sealId })
    expect(row.seal_signature?.includes(row.digest)).toBe(true)
    expect(row.seal_signature?.includes(row.pdf_digest)).toBe(true)
    expect(await one.read('zs08')).toMatchObject({ sealKey: '临江省信访局 姜丙竹' })
    const entry = (await one.read('zs16')).entries.find(({ action }) => action === '用印')
    expect(entry?.text).toContain('由“临江省信访局 姜丙竹”的密钥签名')
    expect(await verified(one)).toMatchObject({
      matches: true,
      key: { owner: '临江省信访局 姜丙竹', signedAt: (await one.read('zs08')).sealedAt, problem: '' },
    })
    const copy = await contentOfFile(portal, row.file_id ?? '')
    expect(await verified(one, await upload('zs08', '公文.docx', Uint8Array.from(copy)))).toMatchObject({
      matches: true,
    })
    copy[copy.length - 1] = (copy.at(-1) ?? 0) ^ 1
    const changed = await upload('zs08', '公文.docx', Uint8Array.from(copy))
    expect(await verified(one, changed)).toMatchObject({ matches: false, key: { problem: '' } })
  })

  it('is found out where the signature or a digest was changed afterwards', async () => {
    const one = await sealed()
    const { seal_signature, digest } = await one.row()
    const set = (changes: object) =>
      portal.db.updateTable('official_document').set(changes).where('id', '=', one.id).execute()
    await set({ digest: digest.replace(/.$/, last => (last === '0' ? '1' : '0')) })
    expect(await verified(one)).toMatchObject({ matches: false, key: { problem: TEXTS.signatureBroken } })
    const broken = Buffer.from(seal_signature ?? '')
    broken[broken.length - 1] = (broken.at(-1) ?? 0) ^ 1
    await set({ digest, seal_signature: broken })
    expect(await verified(one)).toMatchObject({ matches: true, key: { problem: TEXTS.signatureBroken } })
  })

  it('refuses no signature, a wrong one, one over something else, and that of another key, and the audit knows', async () => {
    const one = await toSeal()
    const { text, madeAt } = await one.prepare()
    const other = await issueSoftKey(keys.folder(), 'sm2', { name: '姜丙竹', organisation: '临江省信访局' })
    expect(await refused(one, {})).toBe(TEXTS.keyNeeded)
    expect(await refused(one, { madeAt })).toBe(TEXTS.wrongSignature)
    expect(await refused(one, { madeAt, signature: signPkcs7(other, text) })).toBe(TEXTS.othersKey)
    expect(await refused(one, { madeAt, signature: signPkcs7(key, text.replace(/.$/, '*')) })).toBe(TEXTS.signedOther)
    const bytes = Buffer.from(signPkcs7(key, text), 'base64')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    expect(await refused(one, { madeAt, signature: bytes.toString('base64') })).toBe(TEXTS.wrongSignature)
    expect(await one.row()).toMatchObject({ state: '3', file_id: null, seal_signature: null })
    const audited = await portal.db
      .selectFrom('audit')
      .where('object_id', '=', one.id)
      .where('result', '=', 'refused')
      .orderBy('id')
      .select('after')
      .execute()
    expect(audited.map(({ after }) => JSON.parse(String(after)).reason)).toEqual([
      TEXTS.wrongSignature,
      TEXTS.othersKey,
      TEXTS.signedOther,
      TEXTS.wrongSignature,
    ])
  })

  it('refuses a signature that took too long, and a seal that is ended', async () => {
    const one = await toSeal()
    const { text, madeAt } = await one.prepare()
    const signature = signPkcs7(key, text)
    portal.clock.advance({ seconds: 601 })
    expect(await refused(one, { madeAt, signature })).toBe(TEXTS.keyLate)
    portal.clock.reset()
    const later = new Date(Date.now() + 60_000).toISOString()
    expect(await refused(one, { madeAt: later, signature })).toBe(TEXTS.keyLate)
    expect(await keep('', { name: '图片印章' })).toBe('')
    await portal.answerTo(contract.endSeal, { sealId }, await as('zs07'))
    expect(await refused(one, { madeAt, signature })).toBe(TEXTS.sealNotInUse)
    await one.act('zs16', contract.seal, {})
    expect(await one.row()).toMatchObject({ seal_signature: null })
    expect(await verified(one)).toMatchObject({ matches: true, key: null })
  })

  it('refuses a key whose certificate has ended since the seal was registered', async () => {
    const short = await issueSoftKey(keys.folder(), 'sm2', { name: '姜丙竹', to: new Date(Date.now() + 60_000) })
    expect(await keep(certificateOf(short), { name: '短期印章' })).toBe('')
    sealId = (await sealsOf('zs16')).find(({ name }) => name === '短期印章')?.id ?? ''
    const one = await toSeal()
    portal.clock.advance({ seconds: 120 })
    const { text, madeAt } = await one.prepare()
    expect(await refused(one, { madeAt, signature: signPkcs7(short, text) })).toBe(TEXTS.keyNotAccepted)
  })
})
