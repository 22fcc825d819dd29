import { notePrint } from '@portal/shared-lib/contract/prints'
import { useCases } from '../../test/cases'
import { usePortal } from '../../test/portal'

describe('Printing', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  it('leaves in the audit who printed what', async () => {
    const { petitionNo } = await cases.letter()
    const token = await cases.tokenOf('zs05')
    await portal.answerTo(notePrint, { what: 'paper', petitionNos: [petitionNo] }, { token })
    await portal.answerTo(notePrint, { what: 'book', of: '2026-11', count: 12 }, { token })
    const kept = portal.db.selectFrom('audit').where('action', 'like', '打印%').orderBy('id')
    expect(await kept.select(['person_id', 'action', 'object_id']).execute()).toEqual([
      { person_id: 'demo-zs05', action: '打印信访件材料', object_id: petitionNo },
      { person_id: 'demo-zs05', action: '打印信件办结登记簿（12条）', object_id: '2026-11' },
    ])
  })
})
