import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stage } from '@portal/shared-lib/contract/files'
import { petition } from '@portal/shared-lib/contract/petitions'
import {
  arrange,
  letterPage,
  letterText,
  merge,
  pagePicture,
  pages,
  recognise,
  scan,
  scanPage,
  scans,
} from '@portal/shared-lib/contract/recognition'
import { registerScan, takeScan } from '@portal/shared-lib/contract/registration'
import { useCases } from '../../../../test/cases'
import { workOff } from '../../../../test/jobs'
import { itLong } from '../../../../test/long'
import { usePortal } from '../../../../test/portal'
import { registrationArgs } from '../../../../test/registrations'

/** Two pages are read, on a machine that does other things too. */
const READING_MS = 120_000
const FOLDER = join(__dirname, '../testing')
const UPSIDE_DOWN = 180

describe('A scan of several sheets', () => {
  const portal = usePortal({ database: 'demo' })
  const { tokenOf } = useCases(portal)
  const as = async (account = 'zs01') => ({ token: await tokenOf(account) })

  /** A fax of three pages, CCITT group 4: a letter, the back of its sheet, and the same letter upside down. */
  const taken = async (name = 'letters.tif', batch = '') => {
    const file = { name, content: new Uint8Array(await readFile(join(FOLDER, name))) }
    const fileId = await portal.answerTo(stage, {}, { ...(await as()), file })
    return (await portal.answerTo(takeScan, { fileIds: [fileId], batch }, await as())).itemId
  }
  const pagesOf = async (itemId: string) => (await portal.answerTo(pages, { itemId }, await as())).pages
  const list = async () => portal.answerTo(scans, {}, await as())

  itLong('shows every page of a TIFF file, and which one is blank', async () => {
    const itemId = await taken()
    const sheets = await pagesOf(itemId)
    expect(sheets.map(({ page, turned, dropped }) => [page, turned, dropped])).toEqual(
      [0, 1, 2].map(page => [page, 0, false]),
    )
    const blank = []
    for (const { fileId, page } of sheets) {
      blank.push((await portal.answerTo(pagePicture, { itemId, fileId, page }, await as())).blank)
    }
    expect(blank).toEqual([false, true, false])
    expect(await portal.answerTo(scanPage, { itemId, number: 2 }, await as())).toMatchObject({ count: 3, width: 1200 })
  })

  it(
    'becomes two letters, each with its own pages, turned and without blank ones, and nothing of the other',
    async () => {
      const itemId = await taken('letters.tif', 'P7')
      await portal.answerTo(recognise, { itemId }, await as())
      const [front, back, other] = await pagesOf(itemId)
      if (!(front && back && other)) throw new Error('There are three pages')
      const letters = [
        { pages: [front, { ...back, dropped: true }] },
        { pages: [{ ...other, turned: UPSIDE_DOWN } as const] },
      ]
      const { itemIds } = await portal.answerTo(arrange, { itemId, letters }, await as())
      const [, second = ''] = itemIds
      expect((await list()).filter(one => itemIds.includes(one.itemId))).toMatchObject(
        itemIds.map(() => ({ batch: 'P7', fileName: 'letters.tif', pageCount: 1, state: 'waiting' })),
      )
      await workOff(portal.services, 'reading')
      for (const one of itemIds) {
        const { state, pages: read, found } = await portal.answerTo(scan, { itemId: one }, await as())
        expect(state).toBe('done')
        expect(read).toHaveLength(1)
        expect(found.find(({ field }) => field === 'mobile')?.value).toBe('11012340001')
      }
      const stranger = { itemId: second, fileId: front.fileId, page: front.page }
      expect((await portal.ask(pagePicture, stranger, await as())).message).toBe('信访件不存在或您无权查看')
      const { petitionNo } = await portal.answerTo(registerScan, { ...registrationArgs(), itemId: second }, await as())
      expect((await portal.answerTo(petition, { petitionNo }, await as())).attachments).toEqual([])
      expect((await portal.answerTo(letterText, { petitionNo }, await as())).pages[0]?.text).toContain('钱乙舟')
      const { count, picture } = await portal.answerTo(letterPage, { petitionNo, number: 0 }, await as())
      expect([count, picture.slice(0, 15)]).toEqual([1, 'data:image/jpeg'])
    },
    READING_MS,
  )

  it('is one letter again when its parts are merged, in the order chosen', async () => {
    const itemId = await taken()
    const letters = (await pagesOf(itemId)).map(page => ({ pages: [page] }))
    const { itemIds } = await portal.answerTo(arrange, { itemId, letters }, await as())
    const [first = '', second = '', third = ''] = itemIds
    await portal.answerTo(merge, { itemId: third, otherIds: [first, second] }, await as())
    expect((await pagesOf(third)).map(({ page }) => page)).toEqual([2, 0, 1])
    const left = (await list()).filter(one => itemIds.includes(one.itemId))
    expect(left).toMatchObject([{ itemId: third, fileCount: 1, pageCount: 3 }])
    const { files } = await portal.answerTo(scan, { itemId: third }, await as())
    expect(files.map(({ name }) => name)).toEqual(['letters.tif'])
  })

  it('is arranged as it is by now, and no letter is left without a page', async () => {
    const itemId = await taken()
    const [first, ...others] = await pagesOf(itemId)
    if (!first) throw new Error('There are three pages')
    const asked = async (letters: { pages: (typeof first)[] }[]) =>
      (await portal.ask(arrange, { itemId, letters }, await as())).message
    expect(await asked([{ pages: others }])).toBe('来信页面已有变动，请刷新后重新整理')
    expect(await asked([{ pages: others }, { pages: [{ ...first, dropped: true }] }])).toBe(
      '每封来信至少保留一页，不需要的来信请退扫',
    )
    const itself = await portal.ask(merge, { itemId, otherIds: [itemId] }, await as())
    expect(itself.message).toBe('请选择两封不同的来信')
  })
})
