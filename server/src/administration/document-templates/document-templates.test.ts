import * as contract from '@portal/shared-lib/contract/document-templates'
import { createDocument, documentTemplates } from '@portal/shared-lib/contract/documents'
import { stage } from '@portal/shared-lib/contract/files'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { number, seal, verifySeal } from '@portal/shared-lib/contract/official-documents'
import { OWN_TEMPLATE, TEMPLATE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/document-template'
import { LAYOUT_TEXTS } from '@portal/shared-lib/contract/rules/official-template'
import { sql } from 'kysely'
import PizZip from 'pizzip'
import { answering } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { CITY_BUREAU, LABOUR, PROVINCE_BUREAU } from '../../../test/dispatches'
import { useDocuments } from '../../../test/official-documents'
import { officeTemplate } from '../../../test/official-templates'
import { contentOfFile, paperWords } from '../../../test/papers'
import { usePortal } from '../../../test/portal'
import { wordFile } from '../../../test/word-files'

const hole = (name: string) => `$\{${name}}`
const SIGNED = [hole('办理机关'), hole('成文日期')]
const GOVERNMENT = '990100000-zf'

describe('Templates of offices', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { signed } = answering(portal, cases)
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })

  const upload = async (account: string, content: Buffer, name = '模板.docx') =>
    await portal.answerTo(stage, {}, { ...(await as(account)), file: { name, content: new Uint8Array(content) } })
  const add = async (
    account: string,
    args: Omit<CallArgs<typeof contract.addTemplate>, 'uploadId' | 'note'>,
    file: Buffer,
  ) =>
    await portal.answerTo(
      contract.addTemplate,
      { note: '按省厅要求修改', ...args, uploadId: await upload(account, file) },
      await as(account),
    )
  const putToUse = async (account: string, id: string) => {
    await portal.answerTo(contract.tryTemplate, { id }, await as(account))
    await portal.answerTo(contract.applyTemplate, { id }, await as(account))
  }
  const inForce = async (orgId: string, templateId = '01') => {
    const { list } = await portal.answerTo(contract.ownTemplates, { orgId }, await as('sys91'))
    const found = list.find(each => each.templateId === templateId)
    return found && [found.source, found.sourceName, found.versionNo]
  }

  afterEach(() => portal.db.deleteFrom('own_template').execute())

  it('are for who has the page', async () => {
    const asked = await portal.ask(contract.ownTemplates, {}, await as('zs05'))
    expect(asked).toMatchObject({ code: 4030 })
  })

  it('are set by a document officer for the own organisation and those below, by the system’s for all', async () => {
    const officer = await as('al16')
    const own = await portal.answerTo(contract.ownTemplates, { own: true }, officer)
    expect(own).toMatchObject({ orgId: CITY_BUREAU, forProvince: false })
    expect(own.list).toHaveLength(33)
    for (const orgId of ['', PROVINCE_BUREAU, LABOUR, 'no such'])
      expect(await portal.ask(contract.ownTemplates, { orgId }, officer)).toMatchObject({
        message: '机构不存在或您无权查看',
      })
    const offices = await portal.answerTo(contract.templateOffices, {}, officer)
    expect(offices.map(({ orgId }) => orgId)).toEqual([CITY_BUREAU])
    expect(await portal.answerTo(contract.templateOffices, { words: '安澜市人力资源' }, await as('sys91'))).toEqual([
      { orgId: LABOUR, name: '安澜市人力资源和社会保障局' },
    ])
  })

  it('tell all that is wrong with a file, and keep none of it', async () => {
    const file = wordFile([hole('信访入'), '${编号', hole('办理机关')])
    expect(await add('al16', { orgId: CITY_BUREAU, templateId: '01' }, file)).toEqual({
      id: '',
      problems: [
        { text: TEXTS.unknown('信访入'), place: '正文第1段' },
        { text: TEXTS.unclosed('${编号'), place: '正文第2段' },
        { text: TEXTS.missing('成文日期'), place: '' },
      ],
    })
    expect(await portal.db.selectFrom('own_template').select('id').execute()).toEqual([])
    const note = '版本'
    const others = await upload('al05', wordFile(SIGNED))
    for (const uploadId of [others, await upload('al16', Buffer.from('%PDF-1.4 1'), '模板.pdf')])
      expect(
        await portal.ask(
          contract.addTemplate,
          { orgId: CITY_BUREAU, templateId: '01', note, uploadId },
          await as('al16'),
        ),
      ).toMatchObject({ message: TEXTS.noFile })
  })

  it('are taken by the nearest: organisation, superior, province, product; and what a writer may say follows', async () => {
    const letter = await signed()
    const make = async () => {
      const { fileId } = await portal.answerTo(
        createDocument,
        { petitionNo: letter.petitionNo, templateId: '01', text: '请知悉。' },
        await as('rs12'),
      )
      return (await paperWords(portal, fileId))[0]
    }
    const writtenIn = async () => {
      const offered = await portal.answerTo(documentTemplates, { petitionNo: letter.petitionNo }, await as('rs12'))
      return offered.find(({ templateId }) => templateId === '01')?.written
    }
    expect([await make(), await inForce(LABOUR)]).toEqual(['受理告知书', ['product', '', 0]])
    expect(await writtenIn()).toEqual(['documentNo', 'text'])
    const ids: string[] = []
    for (const orgId of ['', GOVERNMENT, LABOUR]) {
      const { id } = await add('sys91', { orgId, templateId: '01' }, wordFile([`模板${orgId}`, ...SIGNED]))
      ids.push(id)
      await putToUse('sys91', id)
      expect(await make()).toBe(`模板${orgId}`)
    }
    expect(await writtenIn()).toEqual([])
    expect(await inForce(LABOUR)).toEqual(['own', '', 1])
    for (const id of ids.toReversed().slice(0, 2))
      await portal.answerTo(contract.stopTemplate, { id }, await as('sys91'))
    expect([await make(), await inForce(LABOUR)]).toEqual(['模板', ['province', '', 1]])
    await putToUse('sys91', ids[1] ?? '')
    expect(await inForce(LABOUR)).toEqual(['above', '安澜市人民政府', 1])
  })

  it('are tried before they are used, go back to any version, and all of it is in the audit', async () => {
    const of = { orgId: CITY_BUREAU, templateId: '01' }
    const officer = await as('al16')
    const first = await add('al16', of, wordFile(['第一版', hole('信访人'), ...SIGNED]))
    const second = await add('al16', of, wordFile(['第二版', ...SIGNED]))
    expect(await portal.ask(contract.applyTemplate, { id: first.id }, officer)).toMatchObject({
      message: TEXTS.notTried,
    })
    const tried = await portal.answerTo(contract.tryTemplate, { id: first.id }, officer)
    expect(tried.fileName).toBe('试填 受理告知书（第1版）.docx')
    expect(await paperWords(portal, tried.fileId)).toEqual(
      expect.arrayContaining(['第一版', '张某某', '2026年11月20日']),
    )
    await portal.answerTo(contract.applyTemplate, { id: first.id }, officer)
    await putToUse('al16', second.id)
    await portal.answerTo(contract.applyTemplate, { id: first.id }, officer)
    const { list } = await portal.answerTo(contract.templateVersions, of, officer)
    expect(list.map(({ versionNo, inUse, uploadedBy, usedBy }) => [versionNo, inUse, uploadedBy, usedBy])).toEqual([
      [2, false, '戚丁芸', '戚丁芸'],
      [1, true, '戚丁芸', '戚丁芸'],
    ])
    expect(await portal.ask(contract.removeTemplate, { id: first.id }, officer)).toMatchObject({ message: TEXTS.inUse })
    await portal.answerTo(contract.removeTemplate, { id: second.id }, officer)
    const audited = await portal.db
      .selectFrom('audit')
      .where('object_type', '=', 'ownTemplate')
      .where('object_id', '=', `${CITY_BUREAU} 01`)
      .orderBy('id')
      .select(['action', 'before', 'after'])
      .execute()
    expect(audited.map(({ action }) => action)).toEqual(
      'addTemplate addTemplate applyTemplate applyTemplate applyTemplate removeTemplate'.split(' '),
    )
    expect(audited.slice(3).map(({ before, after }) => [before, JSON.parse(after).version_no])).toEqual([
      ['{"version_no":1}', 2],
      ['{"version_no":2}', 1],
      ['', 2],
    ])
  })

  it('are given as Word files: a version, and what is in force, to begin one from', async () => {
    const officer = await as('al16')
    const given = await portal.answerTo(contract.templateInForce, { orgId: CITY_BUREAU, templateId: '06' }, officer)
    const { id, problems } = await add(
      'al16',
      { orgId: CITY_BUREAU, templateId: '06' },
      await contentOfFile(portal, given.fileId),
    )
    expect(problems).toEqual([])
    const version = await portal.answerTo(contract.templateVersionFile, { id }, officer)
    expect(version.fileName).toBe('信访事项处理意见书（第1版）.docx')
    expect(await paperWords(portal, version.fileId)).toEqual(await paperWords(portal, given.fileId))
  })

  describe('of official documents', () => {
    const { approved, sealed, keepSeal } = useDocuments(portal, cases)
    beforeAll(keepSeal)
    const of = { orgId: PROVINCE_BUREAU, templateId: 'G01' }
    const wordsOf = async (one: { row: () => Promise<{ file_id: string | null }> }) =>
      await paperWords(portal, String((await one.row()).file_id))

    it('are refused with each place that cannot be laid out, and tried as a PDF', async () => {
      const officer = await as('sys91')
      const given = await portal.answerTo(contract.templateInForce, of, officer)
      expect(given.fileName).toBe('公文（通知）.docx')
      const delivered = await add('sys91', of, await contentOfFile(portal, given.fileId))
      expect(delivered.problems).toEqual([])
      const refused = await add('sys91', of, wordFile([hole('标題'), hole('正文')]))
      expect(refused.id).toBe('')
      expect(refused.problems).toEqual(
        expect.arrayContaining([
          { text: TEXTS.unknown('标題'), place: '正文第1段' },
          { text: LAYOUT_TEXTS.noFont, place: '正文第1段' },
          { text: LAYOUT_TEXTS.page, place: '' },
          { text: TEXTS.missing('文号'), place: '' },
        ]),
      )
      const tried = await portal.answerTo(contract.tryTemplate, { id: delivered.id }, officer)
      expect(tried.fileName).toBe('试填 公文（通知）（第1版）.pdf')
      expect((await contentOfFile(portal, tried.fileId)).subarray(0, 5).toString()).toBe('%PDF-')
      const { placeholders } = await portal.answerTo(contract.templateVersions, of, officer)
      expect(placeholders.find(({ name }) => name === hole('文号'))).toMatchObject({ required: true })
      expect(placeholders.find(({ name }) => name === hole('签发人'))).toMatchObject({ required: false })
    })

    it('lay out what is numbered while they are in use, and no other; the file of before stays as it is', async () => {
      const before = await sealed()
      const frozen = await contentOfFile(portal, String((await before.row()).file_id))
      const waiting = await approved()
      const first = await add('sys91', of, officeTemplate())
      await putToUse('sys91', first.id)
      await waiting.act('zs16', number, {})
      const second = await add('sys91', of, await templateWith('临江省信访局公用笺'))
      await putToUse('sys91', second.id)
      expect(await portal.ask(contract.removeTemplate, { id: first.id }, await as('sys91'))).toMatchObject({
        message: TEXTS.waitsForSeal,
      })
      await waiting.act('zs16', seal, {})
      const after = await sealed()
      const other = await sealed({ kind: 'G06' })
      const words = await Promise.all([waiting, after, other].map(wordsOf))
      expect(
        words.map(each => [each.some(text => /签发人：.{2,}/.test(text)), each.includes('临江省信访局公用笺')]),
      ).toEqual([
        [true, false],
        [true, true],
        [false, false],
      ])
      const read = await Promise.all([before, waiting, after, other].map(each => each.read('zs08')))
      expect(read.map(({ template }) => template)).toEqual(['', '临江省信访局第1版', '临江省信访局第2版', ''])
      await portal.answerTo(contract.removeTemplate, { id: first.id }, await as('sys91'))
      expect((await contentOfFile(portal, String((await before.row()).file_id))).equals(frozen)).toBe(true)
      expect(await portal.answerTo(verifySeal, { id: waiting.id }, await as('zs08'))).toMatchObject({ matches: true })
    })

    const templateWith = async (line: string) => {
      const zip = new PizZip(officeTemplate())
      const xml = zip.file('word/document.xml')?.asText() ?? ''
      zip.file('word/document.xml', xml.replace('此件依申请公开。', line))
      return zip.generate({ type: 'nodebuffer' })
    }

    it('are those of the superior where the office has none, else of the province', async () => {
      const province = await add('sys91', { orgId: '', templateId: 'G01' }, officeTemplate())
      await putToUse('sys91', province.id)
      expect(await inForce(PROVINCE_BUREAU, 'G01')).toEqual(['province', '', 1])
      expect((await (await sealed()).read('zs08')).template).toBe('全省第1版')
      expect(await inForce(PROVINCE_BUREAU, 'G02')).toEqual(['product', '', 0])
    })
  })

  it('are limited in number, also for two who upload at once', async () => {
    const of = { orgId: CITY_BUREAU, templateId: '01' }
    const file = wordFile(SIGNED)
    const { id } = await add('al16', of, file)
    await sql`insert into own_template (province_code, org_id, template_id, version_no, file_name, content, names, note,
        uploaded_by, uploaded_at)
      select province_code, org_id, template_id, no, file_name, content, names, note, uploaded_by, uploaded_at
      from own_template, generate_series(2, ${OWN_TEMPLATE.versions - 1}::int) as no where id = ${id}`.execute(
      portal.db,
    )
    const note = '同时上传'
    const asked = await Promise.all(
      [1, 2].map(async () =>
        portal.ask(contract.addTemplate, { ...of, note, uploadId: await upload('al16', file) }, await as('al16')),
      ),
    )
    expect(asked.map(({ message }) => message).filter(message => message === TEXTS.tooMany)).toHaveLength(1)
  })
})
