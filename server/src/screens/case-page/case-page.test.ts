import { accept, assign, draftOpinion, recall, signFor, transfer, urge } from '@portal/shared-lib/contract/actions'
import * as cases from '@portal/shared-lib/contract/cases'
import * as choices from '@portal/shared-lib/contract/choices'
import { petition } from '@portal/shared-lib/contract/petitions'
import { getRegion, REGIONS } from '../../../fixtures/demo/regions/regions'
import { answering, notice, opinion } from '../../../test/answers'
import { type TestCase, useCases } from '../../../test/cases'
import { CITY_BUREAU, COUNTY_BUREAU, dispatchArgs, HOUSING, LABOUR, PROVINCE_BUREAU } from '../../../test/dispatches'
import { createOrganisation } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'
import { forgetVisits } from './visits'

/** 沧棠市, and a district of it. */
const CANAL_CITY = getRegion('沧棠市').code
const CANAL_DISTRICT = REGIONS.find(({ parent }) => parent?.code === CANAL_CITY)?.code ?? ''
const ACCUSED = '不得将检举控告材料转至被反映单位'

describe('The page of a case', () => {
  const portal = usePortal({ database: 'demo' })
  const letters = useCases(portal)
  const { signed, answered, act } = answering(portal, letters)
  const as = async (account: string) => ({ token: await letters.tokenOf(account) })

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  describe('knows when somebody looked before', () => {
    const visit = async (account: string, { petitionNo }: TestCase) =>
      (await portal.answerTo(cases.visit, { petitionNo }, await as(account))).before
    const visits = () => portal.db.selectFrom('case_visit').selectAll().execute()

    it('each for themselves; half an hour is one visit, and each ends where the next begins', async () => {
      const letter = await letters.letter()
      expect(await visit('zs05', letter)).toBeNull()
      portal.clock.stopAt('2026-11-20T09:20:00+08:00')
      expect(await visit('zs05', letter)).toBeNull()
      portal.clock.stopAt('2026-11-20T10:00:00+08:00')
      expect(await visit('zs05', letter)).toBe('2026-11-20 09:20:00')
      expect(await visit('zs05', letter)).toBe('2026-11-20 09:20:00')
      expect(await visit('zs06', letter)).toBeNull()
      portal.clock.stopAt('2026-11-21T09:00:00+08:00')
      expect(await visit('zs05', letter)).toBe('2026-11-20 10:00:00')
    })

    it('and forgets it after 90 days; what the caller may not see leaves no trace', async () => {
      await portal.db.deleteFrom('case_visit').execute()
      const letter = await letters.letter()
      const { petitionNo } = letter
      expect(await portal.ask(cases.visit, { petitionNo }, await as('sd05'))).toMatchObject({ code: 4040 })
      expect(await visits()).toEqual([])
      await visit('zs05', letter)
      const later = (days: number) => ({
        db: portal.db,
        now: () => new Date(Date.parse('2026-11-20') + days * 86_400_000),
      })
      await forgetVisits(later(89))
      expect(await visits()).toHaveLength(1)
      await forgetVisits(later(92))
      expect(await visits()).toEqual([])
    })
  })

  describe('shows where the petition went', () => {
    const stepsOf = async (account: string, { petitionNo }: TestCase) =>
      portal.answerTo(cases.steps, { petitionNo }, await as(account))

    it('step by step, each below its sender’s', async () => {
      const letter = await signed()
      const [own, below] = await stepsOf('zs05', letter)
      expect(own).toMatchObject({ parentId: null, modeName: '', stateName: '已转送', isOwn: true })
      expect(below).toMatchObject({
        parentId: own?.stepId,
        isLead: true,
        modeName: '转送本级责任单位',
        to: '安澜市人力资源和社会保障局',
        stateName: '已签收',
        fromPerson: '周戊汀',
        isOwn: false,
      })
      expect(below?.marks.map(({ name }) => name)).toEqual(['发出', '签收'])
    })

    it('but to a unit no words between others, and to nobody what another has noted for itself', async () => {
      const letter = await letters.letter()
      const dispatched = { ...dispatchArgs(LABOUR, HOUSING), internalNote: '请关注时限' }
      await letter.act('zs05', transfer, dispatched)
      const words = async (account: string) =>
        (await stepsOf(account, letter)).slice(1).map(({ text, internalNote }) => [text !== '', internalNote])
      expect(await words('zs05')).toEqual([
        [true, '请关注时限'],
        [true, '请关注时限'],
      ])
      expect(await words('rs12')).toEqual([
        [true, ''],
        [false, ''],
      ])
    })
  })

  it('names the people in full only for whoever handles it', async () => {
    const letter = await signed()
    const peopleFor = async (account: string) =>
      portal.answerTo(cases.people, { petitionNo: letter.petitionNo }, await as(account))
    expect(await peopleFor('rs12')).toMatchObject([
      { personSeq: 1, roleName: '主信访人', name: '冯丙莲', idCard: '990121197003051231', isPetitioner: true },
    ])
    expect(await peopleFor('zs05')).toMatchObject([{ name: '冯*莲', idCard: '990121********1231', isReachable: true }])
  })

  it('shows what was written, and to whom it was given', async () => {
    const letter = await answered(await signed())
    const papersFor = async (account: string) =>
      portal.answerTo(cases.papers, { petitionNo: letter.petitionNo }, await as(account))
    const { documents } = await papersFor('zs05')
    expect(documents.map(({ typeName }) => typeName)).toEqual(['受理告知书', '信访事项处理意见书'])
    expect(documents[1]).toMatchObject({
      content: { facts: opinion().facts },
      deliveries: [
        { name: '冯*莲', modeName: '当面', deliveredOn: '2026-11-20', deliveredBy: '沈丁兰', refused: false },
      ],
    })
  })

  it('says what the petitioner may learn, to a unit too: neither words nor persons, and not what came back', async () => {
    const letter = await letters.letter()
    await letter.act('zs05', transfer, dispatchArgs(HOUSING))
    await letter.act('zs05', recall, { reason: '发送单位有误，需要重新分办' })
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    await letter.act('rs12', signFor)
    const { petitionNo } = await answered(letter)
    const told = await portal.answerTo(cases.disclosures, { petitionNo }, await as('rs12'))
    expect(told.map(({ event }) => event)).toEqual([
      ...['登记', '转送安澜市人力资源和社会保障局', '出具信访事项处理意见书', '出具受理告知书'],
      ...['信访事项处理意见书送达（当面）', '受理告知书送达（当面）'],
    ])
    expect(told[0]).toEqual({ on: '2026-11-20', event: '登记', organisation: '临江省信访局' })
  })

  it('says who is asked, and gives a draft to its author alone', async () => {
    const letter = await signed()
    await letter.act('rs12', accept, notice())
    await letter.act('rs12', draftOpinion, opinion())
    const submissionsFor = async (account: string) =>
      portal.answerTo(cases.submissions, { petitionNo: letter.petitionNo }, await as(account))
    expect(await submissionsFor('rs12')).toMatchObject([
      {
        typeName: '处理意见书',
        state: 'pending',
        applicant: '沈丁兰',
        asked: ['韩戊竹'],
        mayWithdraw: true,
        draft: { action: 'draftOpinion', args: { facts: opinion().facts } },
      },
    ])
    expect(await submissionsFor('rs14')).toMatchObject([{ mayWithdraw: false, draft: null }])
    expect(await submissionsFor('zs05')).toEqual([])
    await letters.decide('rs13', 'back', '请补充调查材料。')
    expect(await submissionsFor('rs12')).toMatchObject([
      { state: 'returned', opinion: '请补充调查材料。', mayWithdraw: false, asked: [] },
    ])
  })

  it('shows urges, to those whom they concern', async () => {
    const letter = await letters.letter()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR, HOUSING))
    await letter.act('zs05', urge, { text: '请尽快签收办理。' })
    const urgesFor = async (account: string) =>
      (await portal.answerTo(cases.oversight, { petitionNo: letter.petitionNo }, await as(account))).urges
    expect(await urgesFor('rs12')).toMatchObject([{ person: '周戊汀', text: '请尽快签收办理。', repliedAt: null }])
    expect(await urgesFor('zj12')).toEqual([])
  })

  it('shows petitions that are alike, masked, and not itself', async () => {
    const summary = '反映石桥巷二号院供暖管网老化漏水，物业多次报修无人处理，冬季室温不达标，请求尽快更换。'
    const first = await letters.letter({ summary })
    const second = await letters.letter({ summary: `${summary.slice(0, -1)}管网。` })
    const { alike } = await portal.answerTo(cases.related, { petitionNo: second.petitionNo }, await as('zs05'))
    expect(alike.map(({ petitionNo }) => petitionNo)).toContain(first.petitionNo)
    expect(alike.map(({ petitionNo }) => petitionNo)).not.toContain(second.petitionNo)
    expect(alike.find(({ petitionNo }) => petitionNo === first.petitionNo)?.petitioner).toBe('冯*莲')
  })

  describe('offers to whom it can be handed over', () => {
    const offered = async (account: string, { petitionNo }: TestCase, more: object = {}) =>
      portal.answerTo(choices.destinations, { petitionNo, place: 'below', ...more }, await as(account))

    it('a level of the tree at a time, never the sender itself', async () => {
      const letter = await letters.letter()
      const { regions, units } = await offered('zs05', letter)
      expect(regions.map(({ regionName }) => regionName)).toContain('安澜市')
      expect(units.map(({ orgId }) => orgId)).not.toContain(PROVINCE_BUREAU)
      const city = regions.find(({ regionName }) => regionName === '安澜市')
      const below = await offered('zs05', letter, { regionCode: city?.regionCode })
      expect(below.units.map(({ orgId }) => orgId)).toEqual(expect.arrayContaining([LABOUR, HOUSING]))
      expect(below.units[0]).toMatchObject({ isBureau: true })
    })

    it('by a part of the name, wherever below', async () => {
      const { units } = await offered('zs05', await letters.letter(), { name: '人力资源' })
      expect(units.map(({ orgId }) => orgId)).toContain(LABOUR)
      expect((await offered('zs05', await letters.letter(), { name: '%' })).units).toEqual([])
    })

    it('first who is in charge where it happened, then the departments there, then those to whom it sends most', async () => {
      const letter = await letters.letter()
      await letter.act('zs05', transfer, dispatchArgs(HOUSING))
      const { recent } = await offered('zs05', await letters.letter({ category: '030300' }))
      expect(recent.slice(0, 3)).toMatchObject([
        { orgId: HOUSING, reason: '主管问题属地的“物业管理”，近来常转送' },
        { orgId: COUNTY_BUREAU, reason: '问题属地的信访部门' },
        { orgId: CITY_BUREAU, reason: '问题属地的信访部门' },
      ])
      expect(new Set(recent.map(({ orgId }) => orgId)).size).toBe(recent.length)
    })

    it('of a place whose offices are not in charge, that of the province', async () => {
      const inCanal = await letters.letter({ placeRegion: CANAL_DISTRICT, category: '060500' })
      const first = async () => (await offered('zs05', inCanal)).recent[0]
      expect(await first()).toMatchObject({ name: '临江省教育厅', reason: '主管问题属地的“校外培训退费”' })
      const school = { company_name: '沧棠市教育局', region_code: CANAL_CITY, is_choose: true }
      await createOrganisation(portal.db, school)
      expect(await first()).toMatchObject({ name: '沧棠市教育局', reason: '主管问题属地的“校外培训退费”' })
    })

    it('nobody as in charge of what no table says', async () => {
      const { recent } = await offered('zs05', await letters.letter({ category: '990000' }))
      expect(recent.filter(({ reason }) => reason.includes('主管'))).toEqual([])
    })

    it('with who of theirs may know of what is walled off, and nobody of what is not', async () => {
      const letter = await letters.letter()
      const { petitionNo } = letter
      const accessList = async (orgId: string) =>
        portal.answerTo(choices.accessList, { petitionNo, orgId }, await as('zs05'))
      expect(await accessList(LABOUR)).toEqual([])
      await wallOff(portal.db, petitionNo, ['demo-zs05', 'demo-rs13'])
      const people = await accessList(LABOUR)
      expect(people.map(({ personId, knows }) => [personId, knows]).slice(0, 2)).toEqual([
        ['demo-rs13', true],
        ['demo-rs12', false],
      ])
      expect(await accessList(PROVINCE_BUREAU)).toEqual([])
      const strange = await portal.ask(choices.accessList, { petitionNo, orgId: LABOUR }, await as('zs06'))
      expect(strange).toMatchObject({ message: '信访件不存在或您无权查看' })
    })

    it('one that is known already, where it can be chosen', async () => {
      const letter = await letters.letter()
      const idsOf = async (orgId: string) => (await offered('zs05', letter, { orgId })).units.map(unit => unit.orgId)
      expect(await idsOf(LABOUR)).toEqual([LABOUR])
      expect(await idsOf(PROVINCE_BUREAU)).toEqual([])
    })

    it('to a unit nobody outside its own line', async () => {
      const { units } = await offered('rs12', await signed(), { name: '住房' })
      expect(units.map(({ orgId }) => orgId)).not.toContain(HOUSING)
    })

    it('but says why the accused cannot be chosen', async () => {
      const letter = await letters.letter()
      const accused = { accused_org_id: LABOUR }
      await portal.db.updateTable('petition').set(accused).where('petition_no', '=', letter.petitionNo).execute()
      const { units } = await offered('zs05', letter, { name: '人力资源' })
      expect(units.find(({ orgId }) => orgId === LABOUR)?.problem).toBe(ACCUSED)
    })
  })

  describe('counts a limit before anything starts', () => {
    const previewed = async (account: string, { petitionNo }: TestCase, more: object) =>
      portal.ask(choices.previewLimit, { petitionNo, type: 'K05', ...more }, await as(account))

    it('from a day on, over days off', async () => {
      const letter = await signed()
      const { data } = await previewed('rs12', letter, { fromDay: '2026-11-20' })
      expect(data?.dueAt).toBe('2027-01-19 23:59:59')
      expect(data?.lines.map(({ label }) => label)).toEqual(['起算', '期限', '说明', '截止时间'])
    })

    it('or the running one by some days longer; none where none runs', async () => {
      const letter = await signed()
      expect((await previewed('rs12', letter, { addedDays: 30 })).message).toBe('期限不存在或您无权查看')
      await letter.act('rs12', accept, notice())
      expect((await previewed('rs12', letter, { addedDays: 30 })).data?.dueAt).toBe('2027-02-18 23:59:59')
    })

    it('not of a kind that there is not', async () => {
      expect((await previewed('rs12', await signed(), { type: 'K99' })).message).toBe('期限不存在或您无权查看')
    })
  })

  it('tells its marks, where it lies and who has it', async () => {
    const letter = await letters.letter()
    const shown = async () => portal.answerTo(petition, { petitionNo: letter.petitionNo }, await as('zs05'))
    expect(await shown()).toMatchObject({
      leadOrganisation: '临江省信访局',
      holders: ['临江省信访局来信处'],
      flags: [],
    })
    await act(letter, 'zs05', assign, { ...dispatchArgs(LABOUR), mode: '020100', reportBy: '2026-12-20' }, 'zs06')
    expect(await shown()).toMatchObject({
      leadOrganisation: '安澜市人力资源和社会保障局',
      legalClass: '3',
      route: '3600',
    })
    await letter.act('zs05', recall, { reason: '发送单位有误' })
    expect(await shown()).toMatchObject({ leadOrganisation: '临江省信访局', isHandler: true })
  })
})
