import { checkClosing, selectForCheck, submitCorrection } from '@portal/shared-lib/contract/actions'
import { answering } from '../../../test/answers'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'

describe('报送整改情况', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { closed } = answering(portal, cases)

  beforeAll(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const proof = { proof: '已补充回应第二项诉求并送达信访人。' }
  const scores = { procedure: 90, substance: 80, delivery: 100, evaluation: 70 }
  const verdict = { ...scores, result: 'correct' as const, findings: '第二项诉求没有书面回应。' }

  async function toCorrect() {
    const letter = await closed()
    await letter.act('zs08', selectForCheck)
    await letter.act('zs08', checkClosing, verdict)
    return letter
  }

  it('goes back to whoever demanded the correction', async () => {
    const letter = await toCorrect()
    expect(await letter.todos()).toEqual(['correct demo-rs12'])
    expect(await letter.act('rs12', submitCorrection, proof)).toMatchObject({ state: '62' })
    expect(await letter.todos()).toEqual(['closingCheck demo-zs08'])
    const rows = portal.db.selectFrom('closing_check').orderBy('id', 'desc').select(['proof', 'state'])
    expect(await rows.executeTakeFirst()).toEqual({ ...proof, state: 'corrected' })
    expect(await letter.lastEntry()).toMatchObject({ action: '报送整改情况', text: proof.proof })
  })

  it('is refused with few words', async () => {
    const letter = await toCorrect()
    expect(await letter.refusal('rs12', submitCorrection, { proof: '已改' })).toBe('请填写不少于10个字的整改情况')
    expect(await letter.todos()).toEqual(['correct demo-rs12'])
  })

  it('is for whoever has to correct it, once', async () => {
    const letter = await toCorrect()
    expect(await letter.refusal('rs13', submitCorrection, proof)).toBe('该事项正由沈丁兰办理，请先由其转办或释放')
    await letter.act('rs12', submitCorrection, proof)
    expect(await letter.refusal('rs12', submitCorrection, proof)).toContain('该事项不在您或本部门名下')
  })
})
