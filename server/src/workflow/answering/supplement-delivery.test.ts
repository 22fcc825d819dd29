import { close, draftOpinion, recordDelivery, supplementDelivery } from '@portal/shared-lib/contract/actions'
import { stage } from '@portal/shared-lib/contract/files'
import { answering, CLOSED, delivered, opinion } from '../../../test/answers'
import { type TestCase, useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('补充送达材料', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { accepted, act, closed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const petitionOf = ({ petitionNo }: TestCase) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()

  async function addPetitioner(letter: TestCase, seq: number, address: string) {
    const { id, province_code } = await petitionOf(letter)
    const row = { province_code, petition_id: id, seq, role: '2', name: '冯丁莲', address }
    await portal.db.insertInto('petition_person').values(row).execute()
  }

  it('is proved afterwards too, of those who were given it, once and before it is archived', async () => {
    const letter = await accepted()
    await act(letter, 'rs12', draftOpinion, opinion(), 'rs13', 'rs14')
    await addPetitioner(letter, 2, '石渡县荷塘镇柳岸村15号')
    await letter.act('rs12', recordDelivery, delivered())
    await letter.act('rs12', recordDelivery, {
      unreached: [{ personSeq: 2, attempts: '两次上门均无人在家，电话停机。' }],
    })
    const file = { name: '送达回证.pdf', content: '%PDF-1.4 送达回证' }
    const staged = async () => await portal.answerTo(stage, {}, { token: await cases.tokenOf('rs12'), file })
    const proving = async (persons: number[]) => ({ persons, fileId: await staged() })
    expect(await letter.refusal('rs12', supplementDelivery, await proving([1]))).toMatch('不能补充送达材料')
    await letter.act('rs12', close, CLOSED)
    expect(await letter.refusal('rs12', supplementDelivery, { persons: [1], fileId: '' })).toBe('请上传送达材料')
    const notLacking = '请选择已送达且尚无送达材料的信访人'
    expect(await letter.refusal('rs12', supplementDelivery, await proving([1, 2]))).toBe(notLacking)
    expect(await letter.act('rs12', supplementDelivery, await proving([1]))).toMatchObject({ state: '60' })
    expect(await letter.refusal('rs12', supplementDelivery, await proving([1]))).toBe(notLacking)
    const { id } = await petitionOf(letter)
    const deliveries = portal.db.selectFrom('delivery').where('petition_id', '=', id).where('file_id', 'is not', null)
    expect(await deliveries.select('person_seq').execute()).toEqual([{ person_seq: 1 }])
    await portal.db.updateTable('petition').set({ archived_at: new Date() }).where('id', '=', id).execute()
    expect(await letter.refusal('rs12', supplementDelivery, await proving([1]))).toBe('该件已归档')
  })

  it('stands in the timeline, and is for whoever has delivered', async () => {
    const letter = await closed()
    const file = { name: '送达回证.pdf', content: '%PDF-1.4 送达回证' }
    const fileId = await portal.answerTo(stage, {}, { token: await cases.tokenOf('rs12'), file })
    const proving = { persons: [1], fileId }
    expect(await letter.refusal('rs13', supplementDelivery, proving)).toBe('您没有此项操作的权限，请联系管理员')
    expect(await letter.refusal('zs05', supplementDelivery, proving)).toBe('本单位没有送达答复，无需补充送达材料')
    await letter.act('rs12', supplementDelivery, proving)
    expect(await letter.lastEntry()).toMatchObject({ action: '补充送达材料', text: '1人' })
  })
})
