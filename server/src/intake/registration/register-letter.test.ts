import { randomUUID } from 'node:crypto'
import { errors } from '@portal/shared-lib/contract/errors'
import { petition, registerLetter, timeline } from '@portal/shared-lib/contract/petitions'
import { isPetitionNo } from '@portal/shared-lib/contract/rules/petition-number'
import { countRegistrations, type LetterArgs, letterArgs } from '../../../test/letters'
import { usePortal } from '../../../test/portal'
import { tokenHash } from '../../platform/token'

/** For tests that keep the database busy, on a machine that has other work as well. */
const CROWD_LIMIT_MS = 60_000
const NO_FILE = '7d0b5a0e-2f5e-4c55-9d2c-0f4dd0f0a001'

describe('Registering a letter', () => {
  const portal = usePortal({ database: 'demo' })
  let token = ''

  beforeAll(async () => {
    token = await portal.signInAs('zs01')
  })

  afterEach(() => portal.clock.reset())

  const register = (more: Partial<LetterArgs> = {}) => portal.answerTo(registerLetter, letterArgs(more), { token })

  async function expectRefusal(more: Partial<LetterArgs>, text: string) {
    const before = await countRegistrations(portal.db)
    const answer = await portal.ask(registerLetter, letterArgs(more), { token })
    expect(answer).toMatchObject({ code: expect.any(Number), message: text, data: null })
    expect(answer.code).not.toBe(0)
    expect(await countRegistrations(portal.db)).toEqual(before)
  }

  it('is for those with a session', async () => {
    expect(await portal.ask(registerLetter, letterArgs())).toMatchObject({ code: errors.sessionEnded.code })
  })

  it.each(['zs06', 'zs02', 'rs13', 'sys91', 'wq01'])(
    'is not for %s, whose role does not register letters',
    async account => {
      const answer = await portal.ask(registerLetter, letterArgs(), { token: await portal.signInAs(account) })
      expect(answer).toMatchObject({ code: errors.forbidden.code, message: errors.forbidden.text })
    },
  )

  it.each<[string, Partial<LetterArgs>, string]>([
    ['no name', { name: '' }, '请填写信访人姓名（2至50个字），或勾选匿名'],
    ['a name of one character', { name: '冯' }, '请填写信访人姓名（2至50个字），或勾选匿名'],
    ['a name of 51 characters', { name: '冯'.repeat(51) }, '请填写信访人姓名（2至50个字），或勾选匿名'],
    ['an empty address', { address: ' ' }, '请填写信访人住址'],
    ['an address of 201 characters', { address: '柳'.repeat(201) }, '住址不能超过200个字'],
    ['a number that no mobile has', { mobile: '10012340001' }, '手机号码格式不正确'],
    ['a mobile number of ten digits', { mobile: '1101234000' }, '手机号码格式不正确'],
    ['nobody', { personCount: 0 }, '信访人数应为不小于1的整数'],
    ['one and a half persons', { personCount: 1.5 }, '信访人数应为不小于1的整数'],
    ['more persons than anybody counts', { personCount: 100_001 }, '信访人数应为不小于1的整数'],
    ['a date before 1949-10-01', { petitionDate: '1949-09-30' }, '信访日期不能早于1949-10-01'],
    ['a day that does not exist', { petitionDate: '2026-02-30' }, '日期格式不正确，应为 YYYY-MM-DD'],
    ['another channel', { channel: '200' as '100' }, '参数格式错误：xfxsdm'],
    ['no purpose', { purpose: '' }, '请选择信访目的'],
    ['a category of the first level', { category: '010000' }, '请选择至二级内容分类'],
    ['a city as place', { placeRegion: '990100000000' }, '问题属地应选择到县(市、区)'],
    ['a summary of 9 characters', { summary: '占用承包地未作补偿' }, '内容摘要应为10至2000字'],
    ['a summary of 2001 characters', { summary: '占'.repeat(2001) }, '内容摘要应为10至2000字'],
    ['an appeal without request', { purpose: '04', request: '' }, '请填写信访人的具体诉求'],
    ['a request of 1001 characters', { request: '请'.repeat(1001) }, '诉求不能超过1000个字'],
    ['six files', { fileIds: ['1', '2', '3', '4', '5', '6'] }, '当前限制选择 5 个文件'],
  ])('is refused by the contract for %s', (_, more, text) => expectRefusal(more, text))

  it.each<[string, Partial<LetterArgs>, string]>([
    ['a birth date that does not exist', { idCard: '990121197013051231' }, '身份证号码格式不正确'],
    ['an ID card of 17 characters', { idCard: '11010519491231002' }, '身份证号码格式不正确'],
    ['a wrong check digit', { idCard: '110105194912310021' }, '身份证号码格式不正确'],
    ['a purpose that no table has', { purpose: '98' }, '请选择信访目的'],
    ['a category that no table has', { category: '019900' }, '请选择至二级内容分类'],
    ['a place that no table has', { placeRegion: '110101000000' }, '问题属地应选择到县(市、区)'],
    ['a file that nobody staged', { fileIds: [NO_FILE] }, '附件不存在或已被使用，请重新上传'],
  ])('is refused by the server for %s', (_, more, text) => expectRefusal(more, text))

  it('is refused for a date after today at +08:00, though it may be today in UTC', async () => {
    portal.clock.stopAt('2026-11-20T23:59:59+08:00')
    await expectRefusal({ petitionDate: '2026-11-21' }, '信访日期不能晚于当前日期')
    portal.clock.stopAt('2026-11-21T00:00:00+08:00')
    await register({ petitionDate: '2026-11-21' })
  })

  it('takes an ID card with a small x', async () => {
    const { petitionNo } = await register({ idCard: '99012119700305123x' })
    expect(await portal.answerTo(petition, { petitionNo }, { token })).toMatchObject({ idCard: '99012119700305123X' })
  })

  it('answers number, to-do and limit, and shows the case', async () => {
    portal.clock.stopAt('2026-11-20T09:30:00+08:00')
    const { petitionNo, todoId, dueAt } = await register()
    expect(isPetitionNo(petitionNo)).toBe(true)
    expect(petitionNo).toMatch(/^LX990000261120\d{6}$/)
    expect(todoId).toMatch(/^\d+$/)
    expect(dueAt).toBe('2026-12-07 23:59:59')
    expect(await portal.answerTo(petition, { petitionNo }, { token })).toMatchObject({
      petitionNo,
      version: 1,
      stateName: '已登记待分办',
      registeredAt: '2026-11-20 09:30:00',
      registeredBy: '赵甲禾',
      remainingDays: 17,
      lamp: 'green',
    })
  })

  it('begins the timeline and the audit', async () => {
    const { petitionNo } = await register()
    const steps = await portal.answerTo(timeline, { petitionNo }, { token })
    const step = { action: '登记', actor: '赵甲禾', organisation: '临江省信访局', department: '来信处' }
    expect(steps).toEqual([expect.objectContaining({ ...step, stateName: '已登记待分办' })])
    const audit = await portal.db.selectFrom('audit').where('object_id', '=', petitionNo).selectAll().execute()
    const by = { person_id: 'demo-zs01', org_id: '990000000-xf', address: '127.0.0.1', result: 'ok' }
    const where = { roles: 'R01', session: tokenHash(token).slice(0, 16), device: '未知浏览器（未知系统）' }
    expect(audit).toEqual([expect.objectContaining({ action: '登记来信', ...by, ...where })])
    expect(audit[0]?.request_id).not.toBe('')
  })

  it('keeps nothing of an anonymous petitioner', async () => {
    const { petitionNo } = await register({ anonymous: true, name: '冯丙莲', idCard: 'not asked for' })
    const shown = await portal.answerTo(petition, { petitionNo }, { token })
    expect(shown).toMatchObject({ anonymous: true, petitioner: '匿名', idCard: '', mobile: '', address: '' })
  })

  it("takes the petitioner's own words, even classified ones", async () => {
    const summary = '来信人称村委会以属于机密为由拒绝公开集体土地发包合同。'
    const { petitionNo } = await register({ summary })
    expect(await portal.answerTo(petition, { petitionNo }, { token })).toMatchObject({ summary })
  })

  it('happens once however often it is sent', async () => {
    const requestId = '0b6f1e3a-6a52-4a53-9b61-0d9b0c1c7a01'
    const first = await portal.answerTo(registerLetter, letterArgs(), { token, requestId })
    const before = await countRegistrations(portal.db)
    expect(await portal.answerTo(registerLetter, letterArgs(), { token, requestId })).toEqual(first)
    expect(await countRegistrations(portal.db)).toEqual(before)
  })

  /** As a browser does: what is refused because too many wait is sent again under its request id. */
  async function registerInTheCrowd() {
    const sent = { token, requestId: randomUUID() }
    for (;;) {
      const { code, message, data } = await portal.ask(registerLetter, letterArgs(), sent)
      if (code === 0 && data) return data
      if (code !== errors.busy.code) throw new Error(message)
    }
  }

  it(
    'gives 200 at once 200 numbers without gaps, also where others fail between them',
    async () => {
      portal.clock.stopAt('2026-10-12T09:00:00+08:00')
      const foreign = letterArgs({ fileIds: [NO_FILE] })
      const failing = Array.from({ length: 20 }, () => portal.ask(registerLetter, foreign, { token }))
      const registered = await Promise.all(Array.from({ length: 200 }, registerInTheCrowd))
      await Promise.all(failing)
      const serials = registered.map(({ petitionNo }) => Number(petitionNo.slice(14, 19)))
      expect(serials.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
    },
    CROWD_LIMIT_MS,
  )
})

describe('Registering a letter where ID cards are checked strictly', () => {
  const portal = usePortal({ database: 'demo', config: { strictIdCards: true } })

  it('refuses a wrong check digit also for region 99', async () => {
    const token = await portal.signInAs('zs01')
    const refusal = { code: errors.rule.code, message: '身份证号码格式不正确' }
    expect(await portal.ask(registerLetter, letterArgs(), { token })).toMatchObject(refusal)
  })
})
