import { notes, removeNote, saveNote } from '@portal/shared-lib/contract/case-notes'
import { petition } from '@portal/shared-lib/contract/petitions'
import { NOTE_TEXTS, NOTES } from '@portal/shared-lib/contract/rules/case-note'
import { type TestCase, useCases } from '../../../../test/cases'
import { tablesHolding } from '../../../../test/legible'
import { usePortal } from '../../../../test/portal'

/** In the department of zs01, and beside it. */
const COLLEAGUE = 'zs05'
const LEADER = 'zs07'

describe('Notes beside a case', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  let letter: TestCase

  beforeEach(async () => {
    letter = await cases.letter()
  })

  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const ofCase = () => ({ petitionNo: letter.petitionNo })
  const seen = async (account: string) => portal.answerTo(notes, ofCase(), await as(account))
  const textsOf = async (account: string) => (await seen(account)).map(({ text }) => text)
  const save = async (text: string, more: { shared?: boolean; noteId?: string } = {}, account = 'zs01') =>
    portal.ask(saveNote, { ...ofCase(), text, ...more }, await as(account))
  const remove = async (noteId: string, account = 'zs01') =>
    portal.ask(removeNote, { ...ofCase(), noteId }, await as(account))
  const newest = async (account = 'zs01') => (await seen(account))[0]?.noteId ?? ''

  it("are their author's alone, or also the department's", async () => {
    await save('约好周三上门。')
    await save('来信人听力不好，电话要慢。', { shared: true })
    expect(await textsOf('zs01')).toEqual(['来信人听力不好，电话要慢。', '约好周三上门。'])
    expect(await textsOf(COLLEAGUE)).toEqual(['来信人听力不好，电话要慢。'])
    expect(await textsOf(LEADER)).toEqual([])
    const counted = async (account: string) => (await portal.answerTo(petition, ofCase(), await as(account))).noteCount
    expect([await counted('zs01'), await counted(COLLEAGUE), await counted(LEADER)]).toEqual([2, 1, 0])
  })

  it('are changed and removed by their author alone', async () => {
    await save('约好周三上门。', { shared: true })
    const noteId = await newest()
    expect(await textsOf(COLLEAGUE)).toEqual(['约好周三上门。'])
    for (const answer of [await save('改了', { noteId }, COLLEAGUE), await remove(noteId, COLLEAGUE)])
      expect(answer.message).toBe(NOTE_TEXTS.notOwn)
    await save('改到周四。', { noteId, shared: false })
    expect(await textsOf('zs01')).toEqual(['改到周四。'])
    expect(await textsOf(COLLEAGUE)).toEqual([])
    await remove(noteId)
    expect(await textsOf('zs01')).toEqual([])
    expect((await remove(noteId)).message).toBe(NOTE_TEXTS.notOwn)
  })

  it('belong to one petition: their id is of no use on another', async () => {
    await save('约好周三上门。')
    const noteId = await newest()
    letter = await cases.letter()
    expect((await remove(noteId)).message).toBe(NOTE_TEXTS.notOwn)
    expect((await remove("1' or '1'='1")).message).toBe(NOTE_TEXTS.notOwn)
  })

  it('are legible to nobody who reads the database alone', async () => {
    await save('冯丙莲的新电话11055554444')
    expect(await tablesHolding(portal.db, ['11055554444'])).toEqual([])
  })

  it.each([
    ['without words', '  ', NOTE_TEXTS.empty],
    ['too long', '字'.repeat(NOTES.longest + 1), `内容不能超过${NOTES.longest}个字`],
    ['with a classified word', '绝密', expect.stringContaining('涉密')],
  ])('are refused %s', async (_, text, message) => {
    expect((await save(text)).message).toEqual(message)
  })

  it('that cannot be read any more say so, and the others are read', async () => {
    await save('约好周三上门。')
    const noteId = await newest()
    await save('来信人听力不好。')
    await portal.db.updateTable('case_note').set({ text: 'damaged' }).where('id', '=', noteId).execute()
    expect(await textsOf('zs01')).toEqual(['来信人听力不好。', NOTE_TEXTS.unreadable])
  })

  it('are not heaped up', async () => {
    for (let at = 0; at < NOTES.mostOfOne; at += 1) await save(`第${at}条`)
    expect((await save('又一条')).message).toBe(NOTE_TEXTS.tooMany)
  })
})
