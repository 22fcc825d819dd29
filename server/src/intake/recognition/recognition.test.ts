import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { unreadScans } from '@portal/shared-lib/contract/counters'
import { errors } from '@portal/shared-lib/contract/errors'
import { stage } from '@portal/shared-lib/contract/files'
import {
  letterPage,
  letterText,
  markUnreadable,
  recognise,
  recognitionState,
  scan,
  scanPage,
  scans,
} from '@portal/shared-lib/contract/recognition'
import { registerScan, takeScan } from '@portal/shared-lib/contract/registration'
import { PICTURE_TEXTS } from '@portal/shared-lib/contract/rules/pictures'
import { sql } from 'kysely'
import { useCases } from '../../../test/cases'
import { endPauses, jobsOf, workOff } from '../../../test/jobs'
import { tablesHolding } from '../../../test/legible'
import { itLong } from '../../../test/long'
import { usePortal } from '../../../test/portal'
import { registrationArgs } from '../../../test/registrations'
import { findIn } from './find/find'

/** Trained data are unpacked and a page is read on a machine that does other things too. */
const READING_MS = 120_000
const FOLDER = join(__dirname, 'testing')

describe('A scanned letter', () => {
  const portal = usePortal({ database: 'demo' })
  const { tokenOf } = useCases(portal)
  const as = async (account = 'zs01') => ({ token: await tokenOf(account) })

  const taken = async (name: string, content?: string) => {
    const bytes = content === undefined ? await readFile(join(FOLDER, name)) : Buffer.from(content)
    const file = { name, content: new Uint8Array(bytes) }
    const fileId = await portal.answerTo(stage, {}, { ...(await as()), file })
    return (await portal.answerTo(takeScan, { fileIds: [fileId], batch: 'P1' }, await as())).itemId
  }
  const read = async (itemId: string) => {
    await portal.answerTo(recognise, { itemId }, await as())
    await workOff(portal.services, 'reading')
    return await portal.answerTo(scan, { itemId }, await as())
  }

  it('is for those who register letters, of the own office', async () => {
    expect(await portal.ask(scans, {}, await as('zs05'))).toMatchObject({ code: errors.forbidden.code })
    const itemId = await taken('letter.png')
    expect((await portal.answerTo(scans, {}, await as())).find(one => one.itemId === itemId)).toMatchObject({
      state: 'none',
      batch: 'P1',
      fileName: 'letter.png',
      fileCount: 1,
      takenBy: '',
    })
  })

  it('may be marked as one that cannot be read: what was read is gone, and reading it anew takes that back', async () => {
    const itemId = await taken('letter.png')
    await portal.answerTo(recognise, { itemId }, await as())
    const mark = async (reason: string) => portal.ask(markUnreadable, { itemId, reason }, await as())
    const unread = async () => (await portal.answerTo(unreadScans, {}, await as())).total
    const before = await unread()
    expect((await mark(' ')).message).toContain('无法识别的原因')
    expect(await mark('手写潦草，墨迹洇染')).toMatchObject({ code: 0 })
    await workOff(portal.services, 'reading')
    const seen = await portal.answerTo(scan, { itemId }, await as())
    expect(seen).toMatchObject({ state: 'unreadable', problem: '手写潦草，墨迹洇染', found: [] })
    expect(await unread()).toBe(before - 1)
    await portal.answerTo(recognise, { itemId }, await as())
    expect(await portal.answerTo(recognitionState, { itemId }, await as())).toMatchObject({
      state: 'waiting',
      problem: '',
    })
  })

  it.each(['letter.png', 'letter.pdf'])(
    'is read on this machine, and what the form asks for is found with its place: %s',
    async name => {
      const { state, pages, found } = await read(await taken(name))
      expect(state).toBe('done')
      expect(pages).toHaveLength(1)
      const values = Object.fromEntries(found.map(({ field, value }) => [field, value]))
      expect(values).toMatchObject({
        name: '钱乙舟',
        idCard: '990102198001011230',
        mobile: '11012340001',
        eventDate: '2025-03-12',
        amountInvolved: '36800',
        place: expect.stringMatching(/^990121/),
        category: '010200',
        purpose: '03',
      })
      const mobile = found.find(({ field }) => field === 'mobile')
      expect(pages[0]?.text.slice(mobile?.start, mobile?.end)).toBe('11012340001')
      expect(mobile?.confidence).toBeGreaterThan(50)
      const marked = pages[0]?.words.find(
        ({ start, end }) => start <= (mobile?.start ?? 0) && end > (mobile?.start ?? 0),
      )
      expect(marked?.box.every(edge => edge >= 0 && edge <= 1000)).toBe(true)
    },
    READING_MS,
  )

  it(
    'keeps what was read for whoever may see the petition later, and legible to nobody else',
    async () => {
      const itemId = await taken('letter.png')
      await read(itemId)
      const { petitionNo } = await portal.answerTo(registerScan, { ...registrationArgs(), itemId }, await as())
      expect(await tablesHolding(portal.db, ['990102198001011230'])).toEqual([])
      expect((await portal.answerTo(letterText, { petitionNo }, await as())).pages[0]?.text).toContain('钱乙舟')
      expect((await portal.answerTo(letterPage, { petitionNo, number: 0 }, await as())).picture).toMatch(
        /^data:image\/jpeg/,
      )
      const stranger = await portal.ask(letterText, { petitionNo }, await as('sd05'))
      expect(stranger).toMatchObject({ code: errors.notFound.code })
      expect(await portal.ask(scan, { itemId }, await as())).toMatchObject({ code: errors.notFound.code })
    },
    READING_MS,
  )

  it('that is no picture says so, and can be registered all the same', async () => {
    const itemId = await taken('说明.txt', '信封内没有信纸')
    expect(await read(itemId)).toMatchObject({ state: 'failed', problem: expect.stringContaining('没有可识别的图片') })
    const broken = await taken('坏.pdf', '%PDF-1.4 1')
    expect(await read(broken)).toMatchObject({ state: 'failed', problem: PICTURE_TEXTS.unreadable })
    const { petitionNo } = await portal.answerTo(registerScan, { ...registrationArgs(), itemId }, await as())
    expect(await portal.answerTo(letterText, { petitionNo }, await as())).toMatchObject({ state: 'failed', pages: [] })
  })

  itLong('shows its pages as pictures, and none that it does not have', async () => {
    const itemId = await taken('letter.pdf')
    const { picture, ...size } = await portal.answerTo(scanPage, { itemId, number: 0 }, await as())
    expect(picture.length).toBeGreaterThan(1000)
    expect(size).toEqual({ width: 1200, height: 1488, count: 1 })
    expect((await portal.answerTo(scanPage, { itemId, number: 1 }, await as())).picture).toBe('')
  })

  it('is read by whoever asks first how far it is', async () => {
    const itemId = await taken('坏.pdf', '%PDF-1.4 1')
    await portal.answerTo(recognise, { itemId }, await as())
    expect(await portal.answerTo(recognitionState, { itemId }, await as())).toMatchObject({ state: 'waiting' })
    await workOff(portal.services, 'reading')
    expect(await portal.answerTo(recognitionState, { itemId }, await as())).toMatchObject({ state: 'failed' })
  })

  it('that a fault of the system keeps from being read is tried again, and the cause is kept', async () => {
    const itemId = await taken('坏.pdf', '%PDF-1.4 1')
    const state = async () => await portal.answerTo(recognitionState, { itemId }, await as())
    const open = () => Promise.reject(new Error('no disk'))
    const broken = { ...portal.services, files: { ...portal.services.files, open } }
    const errors: unknown[] = []
    await sql`delete from pgboss.job`.execute(portal.db)
    await portal.answerTo(recognise, { itemId }, await as())
    await workOff(broken, 'reading', errors)
    expect(errors).toMatchObject([{ job: 'readLetter', err: { message: 'no disk' } }])
    expect(await state()).toMatchObject({ state: 'running', problem: '' })
    expect(await jobsOf(portal.db, 'reading')).toMatchObject([{ state: 'retry' }])

    await endPauses(portal.db)
    await workOff(portal.services, 'reading')
    expect(await state()).toMatchObject({ state: 'failed', problem: PICTURE_TEXTS.unreadable })

    await portal.answerTo(recognise, { itemId }, await as())
    for (const _ of [1, 2, 3]) {
      await endPauses(portal.db)
      await workOff(broken, 'reading', errors)
    }
    expect(await state()).toMatchObject({ state: 'failed', problem: expect.stringContaining('系统识别时出错') })
    const [, dead] = await jobsOf(portal.db, 'reading')
    expect(dead).toMatchObject({ state: 'failed', output: { causes: ['Error no disk'] } })
  })

  it('is taken over from a server that fell silent while it read', async () => {
    const itemId = await taken('坏.pdf', '%PDF-1.4 1')
    await portal.answerTo(recognise, { itemId }, await as())
    const running = { state: 'running', changed_at: '2026-01-01T00:00:00+08:00' } as const
    await portal.db.updateTable('letter_recognition').set(running).where('petition_id', '=', itemId).execute()
    await workOff(portal.services, 'reading')
    expect(await portal.answerTo(recognitionState, { itemId }, await as())).toMatchObject({ state: 'failed' })
  })
})

describe('A text model that an office runs', () => {
  const portal = usePortal({ database: 'demo' })
  const PAGES = [{ text: '我叫钱乙舟，住在石渡县荷塘镇，请求尽快发放补偿款。', words: [] }]
  let answer = ''
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    asked.push(body)
    response.end(JSON.stringify({ choices: [{ message: { content: answer } }] }))
  })
  beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise(resolve => server.close(resolve)))

  const found = async () => {
    const { port } = server.address() as AddressInfo
    const textModel = { url: `http://127.0.0.1:${port}/v1/chat/completions`, name: 'local', key: '' }
    const config = { ...portal.services.config, textModel }
    const all = await findIn({ ...portal.services, config }, PAGES)
    return Object.fromEntries(all.map(({ field, value }) => [field, value]))
  }

  it('is asked, and comes before the rules where what it says stands in the letter', async () => {
    answer =
      '结果：[{"field":"address","value":"石渡县荷塘镇"},{"field":"summary","value":"反映补偿款未发放。"},{"field":"mobile","value":"11099999999"}]'
    expect(await found()).toMatchObject({ name: '钱乙舟', address: '石渡县荷塘镇', summary: '反映补偿款未发放。' })
    expect((await found()).mobile).toBeUndefined()
    expect(asked[0]).toContain('我叫钱乙舟')
  })

  it.each(['no list', '[{"field":"state","value":"60"}]', '{}'])(
    'leaves it to the rules where it says %s',
    async said => {
      answer = said
      expect(await found()).toMatchObject({ name: '钱乙舟', purpose: '03' })
    },
  )
})
