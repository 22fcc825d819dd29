import { errors } from '@portal/shared-lib/contract/errors'
import * as contract from '@portal/shared-lib/contract/policies'
import { POLICY_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/policies'
import { getOrganisation } from '../../../fixtures/demo/organisations/organisations'
import { usePortal } from '../../../test/portal'
import { configuredChain } from '../../approvals/chain/configured'

const bureau = getOrganisation('临江省信访局')
const reason = '局长办公会决定'
const BOTH = [
  { role: 'R07', within: 'dept' as const },
  { role: 'R08', within: 'org' as const },
]

describe('What officers set of how work goes', () => {
  const portal = usePortal({ database: 'simulated' })
  const officers = { sys91: { token: '' }, sec92: { token: '' } }
  beforeAll(async () => {
    for (const account of ['sys91', 'sec92'] as const) officers[account] = { token: await portal.signInAs(account) }
  })

  const history = (asked: Parameters<typeof portal.answerTo<typeof contract.policyHistory>>[1]) =>
    portal.answerTo(contract.policyHistory, asked, officers.sys91)

  it('is read by both officers, and set by one of them', async () => {
    const rules = { orgId: bureau.id, rules: [] }
    const urge = { orgId: bureau.id, auto: null }
    const chain = { setFor: 'bureau', subject: 'assign', levels: [] }
    const codes = async (account: 'sys91' | 'sec92' | 'zs05') => {
      const by = account === 'zs05' ? { token: await portal.signInAs(account) } : officers[account]
      const answers = [
        await portal.ask(contract.chains, { setFor: 'bureau' }, by),
        await portal.ask(contract.distribution, { orgId: bureau.id }, by),
        await portal.ask(contract.urging, {}, by),
        await portal.ask(contract.previewDistribution, rules, by),
        await portal.ask(contract.previewUrging, urge, by),
        await portal.ask(contract.previewChain, chain, by),
      ]
      return answers.map(({ code }) => (code === errors.forbidden.code ? 'no' : 'yes')).join(' ')
    }
    expect(await codes('sys91')).toBe('yes yes yes yes yes no')
    expect(await codes('sec92')).toBe('yes yes yes no no yes')
    expect(await codes('zs05')).toBe('no no no no no no')
    const others = [
      await portal.ask(contract.setChain, { ...chain, reason }, officers.sys91),
      await portal.ask(contract.setDistribution, { ...rules, reason }, officers.sec92),
      await portal.ask(contract.setUrging, { ...urge, reason }, officers.sec92),
    ]
    expect(others.map(({ code }) => code)).toEqual(others.map(() => errors.forbidden.code))
  })

  describe('as a chain', () => {
    const preview = (args: object) =>
      portal.ask(contract.previewChain, { setFor: bureau.id, subject: 'report', levels: BOTH, ...args }, officers.sec92)
    const set = (args: object) =>
      portal.ask(
        contract.setChain,
        { setFor: bureau.id, subject: 'report', levels: BOTH, reason, ...args },
        officers.sec92,
      )
    const held = async (orgId: string, subjectType = 'report') => {
      const { provinceCode } = portal.services.config
      const nodes = await configuredChain(portal.db, { provinceCode, orgId, subjectType })
      return nodes.map(({ role, within }) => `${role} ${within}`)
    }
    const shown = async (setFor: string) => {
      const { chains } = await portal.answerTo(contract.chains, { setFor }, officers.sec92)
      return chains.find(({ subject }) => subject === 'report')
    }

    it.each([
      [{ levels: [{ role: 'R92', within: 'org' }] }, TEXTS.role],
      [{ levels: [{ role: "R07'; --", within: 'org' }] }, undefined],
      [{ levels: [BOTH[0], BOTH[0]] }, TEXTS.twice],
      [{ levels: Array.from({ length: 7 }, () => BOTH[0]) }, TEXTS.levels],
      [{ setFor: 'unit', levels: null }, TEXTS.inherited],
      [{ subject: 'everything' }, undefined],
      [{ subject: 'toString' }, undefined],
      [{ setFor: 'nobody' }, undefined],
    ])('is refused with %j', async (wrong, text) => {
      for (const answer of [await preview(wrong), await set(wrong)]) {
        expect(answer.code).not.toBe(0)
        if (text) expect(answer.message).toBe(text)
      }
    })

    it('takes a reason', async () => {
      expect((await set({ reason: ' ' })).message).toBe(TEXTS.reason)
      expect((await set({ reason: '据'.repeat(201) })).message).toBe(TEXTS.reason)
    })

    it('tells for whom it will hold, and leaves all as it is', async () => {
      const before = await held(bureau.id)
      const args = { setFor: 'bureau', subject: 'report', levels: [{ role: 'R15', within: 'org' as const }] }
      const effect = await portal.answerTo(contract.previewChain, args, officers.sec92)
      expect(effect.organisations).toBeGreaterThan(1)
      expect(effect.without).toBeGreaterThan(0)
      expect(effect.without).toBeLessThanOrEqual(effect.organisations)
      expect(await held(bureau.id)).toEqual(before)
    })

    it('is set for one organisation alone, and taken back', async () => {
      const other = getOrganisation('安澜市信访局').id
      const before = await held(other)
      expect(await set({ levels: [BOTH[1]] })).toMatchObject({ code: 0 })
      expect(await held(bureau.id)).toEqual(['R08 org'])
      expect(await held(other)).toEqual(before)
      expect(await shown(bureau.id)).toMatchObject({ isOwn: true, levels: [BOTH[1]] })
      expect(await set({ levels: [] })).toMatchObject({ code: 0 })
      expect(await held(bureau.id)).toEqual([])
      expect(await set({ levels: null })).toMatchObject({ code: 0 })
      expect(await held(bureau.id)).toEqual(before)
      expect(await shown(bureau.id)).toMatchObject({ isOwn: false })
    })

    it('keeps who has set it, from what to what and why', async () => {
      const { list } = await history({ kind: 'chain', of: bureau.id, subject: 'report' })
      expect(list).toHaveLength(3)
      expect(list.map(({ was, is }) => [was, is])).toEqual([
        ['无需审批', '统一设置'],
        ['信访局领导（本单位）', '无需审批'],
        ['统一设置', '信访局领导（本单位）'],
      ])
      expect(list[0]).toMatchObject({ reason, person: expect.stringMatching(/./) })
    })
  })

  describe('as who gets work by itself', () => {
    const people = async () =>
      (await portal.answerTo(contract.distribution, { orgId: bureau.id }, officers.sys91)).people
    const set = (rules: readonly { category: string; accounts: string[] }[]) =>
      portal.ask(contract.setDistribution, { orgId: bureau.id, rules: [...rules], reason }, officers.sys91)

    it('is refused for strangers, twice, for nobody and for what is no category', async () => {
      const [first] = await people()
      const account = first?.account ?? ''
      const text = async (...rules: { category: string; accounts: string[] }[]) => (await set(rules)).message
      expect(await text({ category: '01', accounts: ['nobody'] })).toBe(TEXTS.stranger)
      expect(await text({ category: '01', accounts: [] })).toBe(TEXTS.nobody)
      expect(await text({ category: '9x', accounts: [account] })).toBe(TEXTS.category)
      expect(await text({ category: '999999', accounts: [account] })).toBe(TEXTS.category)
      const rule = { category: '01', accounts: [account] }
      expect(await text(rule, rule)).toBe(TEXTS.categoryTwice)
    })

    it('tells who will get work and who no longer, and then is so', async () => {
      const [first, second] = await people()
      const rules = [
        { category: '', accounts: [first?.account ?? ''] },
        { category: '01', accounts: [first?.account ?? '', second?.account ?? ''] },
      ]
      const asked = { orgId: bureau.id, rules }
      const effect = await portal.answerTo(contract.previewDistribution, asked, officers.sys91)
      expect(effect).toMatchObject({ added: [first?.userName, second?.userName], removed: [] })
      const read = async () =>
        (await portal.answerTo(contract.distribution, { orgId: bureau.id }, officers.sys91)).rules
      expect(await read()).toEqual([])
      expect(await set(rules)).toMatchObject({ code: 0 })
      expect(await read()).toHaveLength(2)
      const gone = await portal.answerTo(contract.previewDistribution, { orgId: bureau.id, rules: [] }, officers.sys91)
      expect(gone.removed).toHaveLength(2)
      expect(await set([])).toMatchObject({ code: 0 })
      const { list } = await history({ kind: 'distribution', of: bureau.id })
      expect(list.map(({ is }) => is)).toEqual(['不自动分办', expect.stringContaining(`其他：${first?.userName}`)])
      expect(list[0]?.reason).toBe(reason)
    })
  })

  describe('as when the system urges', () => {
    const set = (auto: { yellow: boolean; red: boolean } | null) =>
      portal.ask(contract.setUrging, { orgId: bureau.id, auto, reason }, officers.sys91)

    it('is told with how many limits run, set, and left to the region again', async () => {
      const auto = { yellow: true, red: false }
      const { clocks } = await portal.answerTo(contract.previewUrging, { orgId: bureau.id, auto }, officers.sys91)
      expect(clocks).toBeGreaterThanOrEqual(0)
      expect(await set(auto)).toMatchObject({ code: 0 })
      const list = async () => (await portal.answerTo(contract.urging, {}, officers.sys91)).list
      expect(await list()).toEqual([{ orgId: bureau.id, name: '临江省信访局', ...auto }])
      expect(await set(null)).toMatchObject({ code: 0 })
      expect(await list()).toEqual([])
      const { list: past } = await history({ kind: 'urging', of: bureau.id })
      expect(past.map(({ was, is }) => [was, is])).toEqual([
        ['黄灯时催办：是，红灯时催办：否', '随地区设置'],
        ['随地区设置', '黄灯时催办：是，红灯时催办：否'],
      ])
    })
  })
})
