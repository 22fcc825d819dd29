import { importInspections } from '@portal/shared-lib/contract/inspections'
import { useCases } from '../../../../test/cases'
import { countRegistrations } from '../../../../test/letters'
import { usePortal } from '../../../../test/portal'
import { registrationArgs } from '../../../../test/registrations'

describe('What an inspection team hands over at once', () => {
  const portal = usePortal({ database: 'demo' })
  const { tokenOf } = useCases(portal)

  const row = (more: Record<string, string> = {}) => {
    const { summary = '', request, persons = [] } = registrationArgs()
    const { name, idCard, mobile, address } = persons[0] ?? {}
    return {
      name,
      idCard,
      mobile,
      address,
      summary,
      request,
      sourceNo: '移交1',
      petitionDate: '2026-09-01',
      placeRegion: '安澜市石渡县',
      category: '物业管理',
      purpose: '求决',
      ...more,
    }
  }
  const imported = async (rows: ReturnType<typeof row>[], { trial = false, by = 'zs10' } = {}) =>
    portal.ask(
      importInspections,
      { team: '省委第一巡视组', dueOn: '2027-03-31', accessList: ['demo-zs10'], extra: {}, rows, trial },
      { token: await tokenOf(by) },
    )

  it('is registered as if it were typed in, each row with its number, kept from others', async () => {
    const { data } = await imported([
      row({ sourceNo: '移交1' }),
      row({ sourceNo: '移交2', name: '', personCount: '3' }),
    ])
    expect(data).toMatchObject({ stored: true })
    const numbers = data?.rows.map(({ petitionNo }) => petitionNo) ?? []
    const rows = portal.db.selectFrom('petition').where('petition_no', 'in', numbers).orderBy('petition_no')
    const shared = { channel: '500', purpose: '03', place_region: '990121000000', entry_mode: '4' }
    expect(await rows.selectAll().execute()).toMatchObject([
      { ...shared, source_no: '移交1', anonymous: false, person_count: 1 },
      { ...shared, source_no: '移交2', anonymous: true, person_count: 3 },
    ])
  })

  it('is stored in whole or not at all, and each row says what is wrong with it', async () => {
    const before = await countRegistrations(portal.db)
    const wrong = [
      row({ placeRegion: '无此县' }),
      row({ summary: '短' }),
      row({ petitionDate: '去年' }),
      row({ address: '' }),
      row({ personCount: '三' }),
    ]
    const { data } = await imported([row(), ...wrong])
    expect(data?.stored).toBe(false)
    expect(data?.rows.map(({ reason }) => reason)).toEqual([
      '',
      '问题属地“无此县”不存在，请填写全称或代码',
      '内容摘要应为10至2000字',
      expect.stringContaining('日期'),
      expect.stringContaining('住址'),
      expect.stringContaining('信访人数'),
    ])
    expect(await countRegistrations(portal.db)).toEqual(before)
  })

  it('can be tried before, which stores nothing; who was there before, in the sheet too, is to be registered alone', async () => {
    const before = await countRegistrations(portal.db)
    const twice = row()
    const { data } = await imported([twice, row(), twice], { trial: true })
    expect(data).toEqual({
      stored: false,
      rows: [
        { petitionNo: '', reason: '' },
        { petitionNo: '', reason: '' },
        { petitionNo: '', reason: expect.stringMatching(/重复/) },
      ],
    })
    expect(await countRegistrations(portal.db)).toEqual(before)
  })

  it('is for whoever registers inspections', async () => {
    expect((await imported([row()], { by: 'zs01' })).message).toBe('您没有此项操作的权限，请联系管理员')
  })
})
