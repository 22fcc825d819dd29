import * as contract from '@portal/shared-lib/contract/recommendations'
import { TODAY } from '../../test/answers'
import { useCases } from '../../test/cases'
import { usePortal } from '../../test/portal'
import { ANSWER, useRecommendations } from '../../test/recommendations'
import { wallOff } from '../../test/walls'
import { warnOfRecommendations } from './warn'

describe('The limit of a recommendation', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { sent } = useRecommendations(portal, cases)

  beforeEach(async () => {
    portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
    await portal.db.deleteFrom('job_run').execute()
    await portal.db.updateTable('recommendation').set({ state: '7' }).execute()
  })
  afterAll(() => portal.clock.reset())

  /** Who was told on a day, and what. */
  async function night(day: string) {
    await portal.db.deleteFrom('message').execute()
    portal.clock.stopAt(`${day}T00:10:00+08:00`)
    await warnOfRecommendations(portal.services)
    await warnOfRecommendations(portal.services)
    const rows = portal.db.selectFrom('message').where('type', '=', '2').where('content', 'like', '%三项建议%')
    return (await rows.orderBy('person_id').select(['person_id', 'content']).execute()).map(
      ({ person_id, content }) => `${person_id.replace('demo-', '')} ${content}`,
    )
  }

  it('is warned of at each lamp, to more people the worse it is, and every day once it is over', async () => {
    const one = await sent()
    await one.act('rs12', contract.sign, {})
    const { document_no: no } = await one.row()
    expect(await night('2026-12-10')).toEqual([])
    expect(await night('2026-12-11')).toEqual([`rs12 三项建议（${no}）距反馈期限还剩10天，请及时处理。`])
    expect(await night('2026-12-12')).toEqual([])
    expect((await night('2026-12-17')).map(text => text.slice(0, 4))).toEqual(['rs12', 'rs13'])
    const overdue = `三项建议（${no}）的反馈期限已超期1天，请尽快办理。`
    expect(await night('2026-12-22')).toEqual(['rs12', 'rs13', 'rs14', 'zs08'].map(who => `${who} ${overdue}`))
    const still = `今日仍有1项期限超期，请尽快办理：三项建议（${no}）的反馈期限已超期2天。`
    expect(await night('2026-12-23')).toEqual(['rs12', 'rs13', 'rs14', 'zs08'].map(who => `${who} ${still}`))
  })

  it('is told to the leader who is asked, and to nobody once the answer has come; sent back it begins anew', async () => {
    const one = await sent()
    await one.act('rs12', contract.sign, {})
    await one.act('rs12', contract.answer, ANSWER)
    expect((await night('2026-12-12')).map(text => text.slice(0, 4))).toEqual(['rs14'])
    await one.act('rs14', contract.agreeAnswer, {})
    expect(await night('2026-12-22')).toEqual([])
    await one.act('zs08', contract.askAgain, { words: '请写明具体办理时限。' })
    expect((await one.row()).lamp_told).toBe('none')
    expect(await night('2026-12-24')).toEqual([])
  })

  it('of one about a walled petition is told at the office to those alone who may know of that', async () => {
    const letter = await cases.letter()
    const one = await sent({ petitionNo: letter.petitionNo })
    await one.act('rs12', contract.sign, {})
    await wallOff(portal.db, letter.petitionNo, ['demo-zs01'])
    expect((await night('2026-12-22')).map(text => text.slice(0, 4))).toEqual(['rs12', 'rs13', 'rs14'])
  })
})
