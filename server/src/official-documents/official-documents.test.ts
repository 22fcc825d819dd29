import { documentNumbers } from '@portal/shared-lib/contract/documents'
import { link } from '@portal/shared-lib/contract/files'
import * as contract from '@portal/shared-lib/contract/official-documents'
import { OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import PizZip from 'pizzip'
import { TODAY } from '../../test/answers'
import { useCases } from '../../test/cases'
import { HOUSING, LABOUR, PROVINCE_BUREAU } from '../../test/dispatches'
import { DRAFT, useDocuments, WORDS } from '../../test/official-documents'
import { contentOfFile, paperWords } from '../../test/papers'
import { usePortal } from '../../test/portal'
import { wallOff } from '../../test/walls'
import { urgeUnsigned } from './warn'

const FORBIDDEN = '您没有此项操作的权限，请联系管理员'
const UNKNOWN = '公文不存在或您无权查看'
/** Two working days later. */
const LATE = '2026-11-25T09:00:00'
const OUTSIDE = { name: '东海省信访局' }

describe('公文', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const at = (time: string) => portal.clock.stopAt(`${time}+08:00`)
  const { as, upload, drafted, approved, sealed, sent, keepSeal } = useDocuments(portal, cases)
  beforeAll(keepSeal)
  beforeEach(() => at(`${TODAY}T09:00:00`))
  afterAll(() => portal.clock.reset())

  const listed = async (account: string, tab: 'received' | 'sent' | 'todo' | 'drafts', more = {}) =>
    (await portal.answerTo(contract.officialDocuments, { tab, limit: 100, ...more }, await as(account))).list

  it('offers no paper receipt where everybody signs in the portal, and says so where all outside have signed', async () => {
    expect(await (await sent()).buttons('zs08')).not.toContainEqual(expect.stringContaining('recordReceipt'))
    const one = await sent({ receivers: [{ orgId: LABOUR }, OUTSIDE] })
    expect(await one.buttons('zs08')).toContain('recordReceipt')
    await one.act('zs08', contract.recordReceipt, { seq: 2, signer: '李四', signedOn: TODAY })
    expect(await one.buttons('zs08')).toContain('-recordReceipt')
  })

  it('goes from the draft over leader, number, seal and sending to who signs for it, until it is done', async () => {
    const one = await drafted({ receivers: [{ orgId: LABOUR }, OUTSIDE, { orgId: HOUSING, copied: true }] })
    expect(await one.buttons('zs08')).toEqual(['edit', 'submit', 'remove'])
    await one.act('zs08', contract.submit, {})
    expect(await one.todos()).toEqual(['documentApproval demo-zs07'])
    await one.act('zs07', contract.sendBack, { words: WORDS })
    expect(await one.todos()).toEqual(['document demo-zs08'])
    expect(await cases.lastMessageOf('zs08')).toBe(`您拟写的公文《${DRAFT.title}》被退回修改：${WORDS}`)
    const { receivers, ...draft } = DRAFT
    await one.act('zs08', contract.edit, {
      ...draft,
      urgency: '1',
      receivers: [...receivers, OUTSIDE, { orgId: HOUSING, copied: true }],
    })
    await one.act('zs08', contract.submit, {})
    await one.act('zs07', contract.approve, { words: '同意。' })
    expect(await one.todos()).toEqual(['document demo-zs16'])
    await one.act('zs16', contract.number, {})
    expect((await one.row()).document_no).toMatch(/发〔2026〕\d+号$/)
    await one.act('zs16', contract.seal, {})
    await one.act('zs16', contract.send, {})
    expect(await one.todos()).toEqual([
      'document demo-zs08',
      expect.stringMatching(/^document 990100000-rs/),
      expect.stringMatching(/^document 990100000-zj/),
    ])
    expect(await cases.lastMessageOf('rs12')).toContain('请及时签收')
    const [received] = await listed('rs12', 'received')
    expect(received).toMatchObject({ id: one.id, stateName: '待签收', signed: 0, total: 3, dueAt: `${TODAY} 13:00:00` })
    await one.act('rs12', contract.sign, {})
    expect(await one.buttons('zs08')).toEqual(['recordReceipt', 'urge', '-finish', 'correct'])
    await one.act('zs08', contract.recordReceipt, { seq: 2, signer: '李四', signedOn: TODAY })
    await one.act('rs12', contract.conclude, { words: '已按要求报送。' })
    await one.act('zs08', contract.finish, {})
    expect((await one.row()).state).toBe('6')
    await one.act('zj12', contract.sign, {})
    expect(await one.todos()).toEqual(['document demo-zj12'])
    const seen = await one.read('rs12')
    expect(seen.receiverList.map(({ name, signer, state }) => [name, signer, state])).toEqual([
      ['安澜市人力资源和社会保障局', '沈丁兰', '3'],
      ['东海省信访局', '李四', '2'],
      ['安澜市住房和城乡建设局', '朱庚柏', '2'],
    ])
    expect(seen.entries.map(({ action }) => action)).toEqual(['签收', '办结收文', '签收', '发送'])
  })

  it('gets a number of its own when many are numbered at once, without a gap', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => approved({ kind: 'G06' })))
    await Promise.all(all.map(one => one.act('zs16', contract.number, {})))
    const serials = await Promise.all(
      all.map(async one => Number((await one.row()).document_no.match(/〕(\d+)号/)?.[1])),
    )
    const sorted = serials.toSorted((a, b) => a - b)
    expect(sorted).toEqual(sorted.map((_, index) => (sorted[0] ?? 0) + index))
    const first = all[serials.indexOf(sorted[0] ?? 0)]
    await first?.act('zs16', contract.cancel, { words: WORDS })
    const register = await portal.answerTo(documentNumbers, { year: 2026 }, await as('zs05'))
    const no = (await first?.row())?.document_no
    expect(register.find(({ documentNo }) => documentNo === no)).toMatchObject({
      typeName: '函',
      state: 'cancelled',
      cancelReason: WORDS,
    })
  })

  it('is frozen under its seal: what was changed by one byte is found', async () => {
    const one = await sealed({ receivers: [{ orgId: LABOUR }, { orgId: HOUSING, copied: true }] })
    const { file_id: fileId, digest } = await one.row()
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    const words = await paperWords(portal, String(fileId))
    expect(words).toEqual(expect.arrayContaining(['临江省信访局文件', DRAFT.title, '安澜市人力资源和社会保障局：']))
    const check = async (account: string, copyId = '') =>
      await portal.ask(contract.verifySeal, { id: one.id, copyId }, await as(account))
    expect((await check('zs08')).data).toEqual({ matches: true, digest, found: digest, key: null })
    const copyId = await upload('zs08', '副本.txt', '另一份')
    expect((await check('zs08', copyId)).data).toMatchObject({ matches: false, digest })
    expect((await check('zs05', copyId)).message).toBe('附件不存在或您无权查看')
    expect((await check('rs12')).message).toBe(UNKNOWN)
    const trail = portal.db.selectFrom('audit').where('object_type', '=', 'official_document')
    const uses = await trail.where('object_id', '=', one.id).where('action', '=', '公文用印').select('after').execute()
    expect(uses).toHaveLength(1)
  })

  it('has a PDF that is frozen with it, which whom it was sent to may open and a stranger may not', async () => {
    const one = await sent({ receivers: [{ orgId: LABOUR }] })
    const { pdf_file_id: pdfId, pdf_digest: digest } = await one.row()
    const { pdf, pdfDigest } = await one.read('zs08')
    expect(pdf).toEqual({ id: pdfId, name: expect.stringMatching(/^临信访.+号 .+\.pdf$/) })
    expect([pdfDigest, digest]).toEqual([digest, expect.stringMatching(/^[0-9a-f]{64}$/)])
    const content = await contentOfFile(portal, String(pdfId))
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    const open = async (account: string) => await portal.ask(link, { fileId: String(pdfId) }, await as(account))
    expect([(await open('rs12')).code, (await open('zs08')).code]).toEqual([0, 0])
    expect((await open('zj12')).message).toBe('附件不存在或您无权查看')
    const check = async (bytes: Buffer) => {
      const copyId = await upload('zs08', '副本.pdf', new Uint8Array(bytes))
      return await portal.answerTo(contract.verifySeal, { id: one.id, copyId }, await as('zs08'))
    }
    expect(await check(content)).toEqual({ matches: true, digest, found: digest, key: null })
    expect((await check(Buffer.concat([content, Buffer.from('\n')]))).matches).toBe(false)
  })

  it('is recalled as long as nobody has signed, then corrected or made void', async () => {
    const one = await sent()
    expect(await portal.ask(link, { fileId: String((await one.row()).file_id) }, await as('rs12'))).toMatchObject({
      code: 0,
    })
    await one.act('zs16', contract.recall, { words: WORDS })
    expect(await one.todos()).toEqual(['document demo-zs16'])
    expect(await one.refusal('rs12', contract.sign, {})).toBe(UNKNOWN)
    await one.act('zs16', contract.send, {})
    await one.act('rs12', contract.sign, {})
    expect(await one.refusal('zs16', contract.recall, { words: WORDS })).toBe(TEXTS.signedAlready)
    const { version } = await one.row()
    const { id: newer } = await portal.answerTo(contract.correct, { id: one.id, version }, await as('zs08'))
    expect((await listed('zs08', 'drafts')).find(({ id }) => id === newer)).toMatchObject({
      title: `更正：${DRAFT.title}`,
    })
    await one.act('zs16', contract.cancel, { words: WORDS })
    expect(await one.row()).toMatchObject({ state: '7', document_no: expect.stringContaining('号') })
    expect(await one.todos()).toEqual([])
    expect((await one.read('rs12')).stateName).toBe('已作废')
    expect(await cases.lastMessageOf('rs12')).toContain(WORDS)
  })

  it('urges those who have not signed, not more often than every four hours', async () => {
    const one = await sent()
    await one.act('zs08', contract.urge, {})
    expect(await cases.lastMessageOf('rs12')).toContain('尚未签收')
    expect(await one.refusal('zs08', contract.urge, {})).toBe(TEXTS.urgedJustNow)
    at(`${TODAY}T13:00:00`)
    await one.act('zs08', contract.urge, {})
    at(LATE)
    await urgeUnsigned(portal.services)
    const { document_no: no } = await one.row()
    expect(await cases.lastMessageOf('rs14')).toBe(
      `临江省信访局的公文（${no}）《${DRAFT.title}》已超过签收期限，请立即签收。`,
    )
    expect(await cases.lastMessageOf('zs08')).toContain('超期未签收：安澜市人力资源和社会保障局')
    await one.act('rs12', contract.sign, {})
    expect(await one.refusal('zs08', contract.urge, {})).toBe(TEXTS.allSigned)
  })

  it('refuses in words what lacks, what is the own, and what somebody did meanwhile', async () => {
    const ask = async (more: object) =>
      (await portal.ask(contract.draft, { ...DRAFT, ...more } as never, await as('zs08'))).message
    expect(await ask({ kind: 'G99' })).toBe(TEXTS.noKind)
    expect(await ask({ title: '短' })).toBe(TEXTS.shortTitle)
    expect(await ask({ body: '绝密内容不得在本系统中处理' })).toContain('涉密')
    expect(await ask({ receivers: [{ orgId: "x' or 1=1 --" }] })).toBe(TEXTS.noReceiver)
    expect(await ask({ receivers: [{ orgId: PROVINCE_BUREAU }] })).toBe(TEXTS.notSelf)
    expect(await ask({ receivers: [{ orgId: LABOUR }, { orgId: LABOUR, copied: true }] })).toBe(TEXTS.twice)
    expect(await ask({ receivers: [{ name: '' }] })).toBe(TEXTS.noName)
    expect(await ask({ petitionNo: 'LX990000202600000001' })).toBe('信访件不存在或您无权查看')
    const empty = await drafted({ receivers: [{ orgId: LABOUR, copied: true }] })
    expect(await empty.refusal('zs08', contract.submit, {})).toBe(TEXTS.noReceiver)
    await empty.act('zs08', contract.edit, DRAFT)
    const stale = await portal.ask(contract.submit, { id: empty.id, version: 1 }, await as('zs08'))
    expect(stale.message).toContain('处理，请刷新')
    const noSuch = await portal.ask(contract.submit, { id: '9'.repeat(19), version: 1 }, await as('zs08'))
    expect(noSuch.message).toBe(UNKNOWN)
  })

  it('is for those who have the right, and a draft for its department alone', async () => {
    const one = await drafted()
    expect(await one.buttons('zs05')).toBe('unknown')
    await one.act('zs08', contract.submit, {})
    expect(await one.refusal('zs08', contract.approve, {})).toBe(FORBIDDEN)
    expect(await one.refusal('zs16', contract.number, {})).toContain('待审批')
    await one.act('zs07', contract.approve, {})
    expect(await one.refusal('zs08', contract.number, {})).toBe(FORBIDDEN)
    expect(await one.refusal('rs12', contract.sign, {})).toBe(UNKNOWN)
    expect((await portal.ask(contract.draft, DRAFT, await as('zs01'))).message).toBe(FORBIDDEN)
    const own = await drafted({}, 'zs08')
    const leaders = await portal.ask(contract.draft, DRAFT, await as('zs07'))
    expect([leaders.message, (await own.row()).state]).toEqual([FORBIDDEN, '0'])
  })

  it('gives no way into its petition, and is not known where that is walled off', async () => {
    const letter = await cases.letter()
    const begun = await portal.answerTo(contract.draftOfCase, { petitionNo: letter.petitionNo }, await as('zs05'))
    expect(begun.title).toContain(letter.petitionNo)
    const one = await drafted({ petitionNo: letter.petitionNo }, 'zs05')
    await one.act('zs05', contract.submit, {})
    await one.act('zs07', contract.approve, {})
    await one.act('zs16', contract.number, {})
    await one.act('zs16', contract.seal, {})
    await one.act('zs16', contract.send, {})
    expect((await one.read('rs12')).petitionNo).toBe('')
    expect((await one.read('zs05')).petitionNo).toBe(letter.petitionNo)
    const of = async (account: string) =>
      await portal.ask(contract.officialDocumentsOf, { petitionNo: letter.petitionNo }, await as(account))
    expect((await of('zs05')).data).toMatchObject([{ id: one.id }])
    await wallOff(portal.db, letter.petitionNo, ['demo-zs05'])
    expect((await of('zs07')).message).toBe('信访件不存在或您无权查看')
    expect(await one.buttons('zs07')).toBe('unknown')
    expect((await listed('zs07', 'sent')).map(({ id }) => id)).not.toContain(one.id)
    expect((await one.read('rs12')).id).toBe(one.id)
    const again = await portal.ask(contract.draft, { ...DRAFT, petitionNo: letter.petitionNo }, await as('zs05'))
    expect(again.message).toBe(TEXTS.walled)
  })

  it('is in the register as a workbook, with the same filters as the list', async () => {
    const one = await sent()
    const ask = async (account: string, tab: 'sent' | 'received') =>
      await portal.ask(contract.registerSheet, { tab, kind: 'G01' }, await as(account))
    const { data } = await ask('zs08', 'sent')
    const { name, content } = data as { name: string; content: string }
    const xml = new PizZip(Buffer.from(content, 'base64')).file('xl/worksheets/sheet1.xml')?.asText() ?? ''
    expect(name).toBe('发文登记簿.xlsx')
    expect(xml).toContain((await one.row()).document_no)
    const { length } = await listed('zs08', 'sent', { kind: 'G01' })
    expect(xml).toContain(`共${length}件`)
    expect((await ask('zs01', 'sent')).message).toBe(FORBIDDEN)
    const audited = portal.db.selectFrom('audit').where('action', '=', '导出发文登记簿').select('after')
    expect(await audited.execute()).toHaveLength(1)
  })

  it('counts what waits as many as its list has', async () => {
    await sent()
    for (const account of ['zs07', 'zs08', 'zs16', 'rs12']) {
      const { total, list } = await portal.answerTo(
        contract.officialDocuments,
        { tab: 'todo', limit: 100 },
        await as(account),
      )
      expect(list).toHaveLength(total)
    }
    const { next, list } = await portal.answerTo(
      contract.officialDocuments,
      { tab: 'sent', limit: 2 },
      await as('zs08'),
    )
    const after = await portal.answerTo(
      contract.officialDocuments,
      { tab: 'sent', limit: 2, cursor: String(next) },
      await as('zs08'),
    )
    expect([...list, ...after.list].map(({ id }) => id)).toEqual(
      (await listed('zs08', 'sent')).slice(0, 4).map(({ id }) => id),
    )
    const hostile = await portal.ask(contract.officialDocuments, { tab: 'sent', cursor: "1' or 1=1" }, await as('zs08'))
    expect(hostile.code).not.toBe(0)
  })
})
