import { updateHandingPreference } from '@portal/shared-lib/contract/account'
import { errors } from '@portal/shared-lib/contract/errors'
import { registerFeedback } from '@portal/shared-lib/contract/inspections'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { petition, registerLetter, timeline } from '@portal/shared-lib/contract/petitions'
import { dispatchPreset, register } from '@portal/shared-lib/contract/registration'
import { isPetitionNo } from '@portal/shared-lib/contract/rules/petition-number'
import { useCases } from '../../../test/cases'
import { tablesHolding } from '../../../test/legible'
import { countRegistrations, letterArgs } from '../../../test/letters'
import { usePortal } from '../../../test/portal'
import { personArgs, type RegistrationArgs, registrationArgs } from '../../../test/registrations'
import { dayOf } from '../../platform/calendar/china-time'

const CROWD_LIMIT_MS = 120_000
const LABOUR = '990100000-rs'

const visit = (more: Partial<RegistrationArgs> = {}) =>
  registrationArgs({ form: 'visit', channel: '200', actualVisitors: 1, ...more })
const phone = (more: Partial<RegistrationArgs> = {}) => registrationArgs({ form: 'phone', channel: '400', ...more })
const online = (more: Partial<RegistrationArgs> = {}) =>
  registrationArgs({ form: 'online', channel: '300', legalClass: '3', ...more })
const inspection = (more: Partial<RegistrationArgs> = {}) =>
  registrationArgs({
    form: 'inspection',
    channel: '500',
    sourceNo: '移交〔2026〕1号',
    inspection: { team: '省委第一巡视组', dueOn: '2027-03-31', accessList: ['demo-zs10'] },
    ...more,
  })
const RECEPTION = { leaderId: 'demo-zs07', form: '定点接访', place: '第一接访室', day: '2026-09-01' }
const reception = (more: Partial<RegistrationArgs> = {}) =>
  registrationArgs({ form: 'reception', channel: '210', actualVisitors: 1, reception: RECEPTION, ...more })

describe('Registering a petition', () => {
  const portal = usePortal({ database: 'demo' })
  const { tokenOf, caseOf } = useCases(portal)

  const made = async (account: string, args: RegistrationArgs) =>
    portal.answerTo(register, args, { token: await tokenOf(account) })
  const rowOf = (petitionNo: string) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()

  async function expectRefusal(account: string, args: RegistrationArgs, text: string) {
    const token = await tokenOf(account)
    const before = await countRegistrations(portal.db)
    const answer = await portal.ask(register, args, { token })
    expect(answer).toMatchObject({ code: expect.any(Number), message: text, data: null })
    expect(await countRegistrations(portal.db)).toEqual(before)
  }

  it.each<[string, string, RegistrationArgs]>([
    ['zs01', 'a visit', visit()],
    ['zs03', 'a letter', registrationArgs()],
    ['zs05', 'an inspection', inspection()],
    ['zs01', 'a reception', reception()],
  ])('on a form is not for %s, who has not its page: %s', (account, _, args) =>
    expectRefusal(account, args, errors.forbidden.text),
  )

  it('keeps how a visitor was heard who came without a ticket, and closes what was answered at the desk', async () => {
    const interview = { record: '来访人陈述情况，已逐项说明。', room: '3号接谈室' }
    const { petitionNo } = await made('zs03', visit({ interview }))
    const { id } = await rowOf(petitionNo)
    const kept = portal.db.selectFrom('interview').where('petition_id', '=', id).select(['record', 'interviewer_id'])
    expect(await kept.execute()).toEqual([{ record: interview.record, interviewer_id: 'demo-zs03' }])
    expect(await caseOf(petitionNo).state()).toBe('10')
    const answered = visit({ interview: { ...interview, answer: '补偿标准按照省政府公布的区片综合地价执行。' } })
    expect(await caseOf((await made('zs03', answered)).petitionNo).state()).toBe('60')
    await expectRefusal('zs03', visit({ interview: { record: '已接谈' } }), '接谈记录不少于10个字')
    await expectRefusal('zs01', registrationArgs({ interview }), '只有来访登记填写接谈情况')
  })

  it('closes a call that was answered on the line, delivered by telephone', async () => {
    const answer = '补偿标准按照省政府公布的区片综合地价执行。'
    const { petitionNo } = await made('zs15', phone({ phone: { answer } }))
    expect(await caseOf(petitionNo).state()).toBe('60')
    const steps = await portal.answerTo(timeline, { petitionNo }, { token: await tokenOf('zs15') })
    expect(steps.at(-1)).toMatchObject({ action: '直接回复', text: answer })
    await expectRefusal('zs15', phone({ phone: { answer: '好的' } }), '请填写电话答复内容（10至2000字）')
    await expectRefusal('zs01', registrationArgs({ phone: { answer } }), '只有来电登记填写电话答复内容')
  })

  it('names the field of a part in which something is wrong as it was sent', async () => {
    const interview = { record: '来访人陈述情况，已逐项说明。', answer: '已当场说明补偿标准。' }
    const args = visit({ interview, filing: { reason: '080200' } })
    expect(await portal.fieldRefused(register, args, { token: await tokenOf('zs03') })).toBe('jtxx.dcdf')
  })

  it('keeps the answer that was written in simple handling for when it goes the ordinary way', async () => {
    const proposedAnswer = '补偿标准按照省政府公布的区片综合地价执行。'
    await expectRefusal('zs05', registrationArgs({ proposedAnswer }), '只有简易办理登记填写拟答复意见')
    const { petitionNo } = await made('zs05', phone({ form: 'simple', proposedAnswer }))
    const token = await tokenOf('zs05')
    expect(await portal.answerTo(dispatchPreset, { petitionNo }, { token })).toMatchObject({ reply: proposedAnswer })
    const steps = await portal.answerTo(timeline, { petitionNo }, { token })
    expect(steps.at(-1)).toMatchObject({ action: '拟答复意见', text: proposedAnswer })
  })

  it('files a letter at once that enters no dispatch, or registers nothing', async () => {
    const filing = { reason: '080200' as const, boxNo: '' }
    const { petitionNo } = await made('zs01', registrationArgs({ filing }))
    expect(await rowOf(petitionNo)).toMatchObject({ state: '93' })
    expect(await caseOf(petitionNo).todos()).toEqual([])
    await expectRefusal('zs05', phone({ filing }), '只能办结本单位登记的来信')
    await expectRefusal(
      'zs01',
      registrationArgs({ filing, purpose: '02', accusedOrgId: LABOUR }),
      '涉及扬言、重大紧急或检举控告的信件不能在此办结，请按程序办理',
    )
  })

  it.each<[string, string, RegistrationArgs]>([
    ['LX', 'zs01', registrationArgs({ channel: '110' })],
    ['LF', 'zs03', visit()],
    ['LF', 'zs05', reception()],
    ['LD', 'zs05', phone()],
    ['WT', 'zs04', online()],
    ['WT', 'zs04', online({ channel: '308' })],
    ['WJ', 'zs04', online({ channel: '305', purpose: '01', legalClass: '1' })],
    ['XX', 'zs10', inspection()],
    ['LD', 'zs05', phone({ channel: '600' })],
    ['LX', 'zs01', registrationArgs({ channel: '600' })],
    ['LF', 'zs03', registrationArgs({ form: 'simple', channel: '200' })],
  ])('gives a number that begins with %s', async (prefix, account, args) => {
    const { petitionNo, queryCode } = await made(account, args)
    expect(isPetitionNo(petitionNo)).toBe(true)
    expect(petitionNo.slice(0, 2)).toBe(prefix)
    expect(queryCode).toMatch(/^\d{8}$/)
    expect(await rowOf(petitionNo)).toMatchObject({ query_code: queryCode, channel: args.channel, register_level: '2' })
  })

  it.each<[string, Partial<RegistrationArgs>, string]>([
    ['an opinion that there is not', { hotTopics: ['98'] }, '请选择热点问题'],
    ['a category that no table has', { category: '019900' }, '请选择至二级内容分类'],
    ['a place that no table has', { placeRegion: '110101000000' }, '问题属地应选择到县(市、区)'],
    ['an organisation that there is not', { accusedOrgId: 'nobody' }, '请填写被反映单位'],
    ['three further categories', { secondaryCategories: ['010200', '010300', '010100'] }, '次要内容分类最多选择2项'],
    ['a mark that is no mark', { flags: ['dangerous'] }, '请选择标志'],
    ['a wrong birth date', { persons: [personArgs({ idCard: '990121197013051231' })] }, '身份证号码格式不正确'],
    [
      'classified words',
      { summary: '来信附有一份标为机密的会议纪要复印件。' },
      '信访人陈述中含有机密，请确认材料不涉密',
    ],
    ['an accusation of nobody', { purpose: '02' }, '揭发控告应填写被反映单位或人员'],
    ["the registrar's own name", { persons: [personArgs(), { role: '6', name: '赵甲禾' }] }, '请核实是否需要回避'],
  ])('is refused for %s, and nothing is stored', (_, more, text) => expectRefusal('zs01', registrationArgs(more), text))

  it('goes on where the registrar has confirmed that the words are not classified', async () => {
    const args = registrationArgs({ summary: '来信称对方自称掌握绝密，实为吹嘘。', confirmed: ['V5'] })
    expect((await made('zs01', args)).petitionNo).toMatch(/^LX/)
  })

  it('keeps every person, the main petitioner first, with what the ID card tells', async () => {
    const persons = [
      personArgs({ role: '2' }),
      personArgs({ idCard: '990121197003051231', taiwan: true }),
      { role: '6', name: '王乙松', duty: '主任' },
    ]
    const { petitionNo } = await made('zs01', registrationArgs({ persons, personCount: 2 }))
    const { id, joint_letter } = await rowOf(petitionNo)
    const stored = portal.db.selectFrom('petition_person').where('petition_id', '=', id).orderBy('seq').selectAll()
    expect(await stored.execute()).toEqual([
      expect.objectContaining({
        seq: 1,
        role: '1',
        birth_date: '1970-03-05',
        gender: '1',
        cert_type: '111',
        overseas: ['taiwan'],
      }),
      expect.objectContaining({ seq: 2, role: '2' }),
      expect.objectContaining({ seq: 3, role: '6', name: '王乙松', duty: '主任', id_card: '', mobile_hash: '' }),
    ])
    expect(joint_letter).toBe(true)
  })

  it('keeps of an anonymous petition those who are accused, and nobody else', async () => {
    const persons = [personArgs(), { role: '6', name: '王乙松' }]
    const { petitionNo } = await made('zs01', registrationArgs({ persons, anonymous: true, purpose: '02' }))
    const { id, evaluable } = await rowOf(petitionNo)
    const stored = portal.db.selectFrom('petition_person').where('petition_id', '=', id).orderBy('seq').select('name')
    expect(await stored.execute()).toEqual([{ name: '匿名' }, { name: '王乙松' }])
    expect(evaluable).toBe(false)
  })

  it('tells the timeline and the audit once, in the words of the form', async () => {
    const { petitionNo } = await made('zs05', phone())
    const steps = await portal.answerTo(timeline, { petitionNo }, { token: await tokenOf('zs05') })
    expect(steps.map(({ action, stateName }) => [action, stateName])).toEqual([['登记', '已登记待分办']])
    const audit = portal.db.selectFrom('audit').where('object_id', '=', petitionNo).select('action')
    expect(await audit.execute()).toEqual([{ action: '登记来电' }])
  })

  it('refuses a barcode that another letter has, and names that one', async () => {
    const { petitionNo } = await made('zs01', registrationArgs({ barcode: 'XJ20260001' }))
    const again = registrationArgs({ barcode: 'XJ20260001' })
    await expectRefusal('zs01', again, `该信件条码已登记为信访件${petitionNo}`)
  })

  it('registers one of several that bring the same barcode at the same moment', async () => {
    const token = await tokenOf('zs01')
    const all = Array.from({ length: 5 }, () =>
      portal.ask(register, registrationArgs({ barcode: 'XJ20260002' }), { token }),
    )
    expect((await Promise.all(all)).map(({ code }) => code).filter(code => code === 0)).toHaveLength(1)
  })

  it('lies with the department, or with a registrar of one’s own list who prefers it so', async () => {
    const prefer = async (account: string) =>
      portal.answerTo(updateHandingPreference, { handingPreference: 'personal' }, { token: await tokenOf(account) })
    const lying = async (account: string) => {
      const { petitionNo } = await made(account, registrationArgs())
      return await caseOf(petitionNo).todos()
    }
    expect(await lying('zs05')).toEqual(['sort 990000000-xf'])
    await prefer('zs05')
    await prefer('zs01')
    expect(await lying('zs05')).toEqual(['sort demo-zs05'])
    expect(await lying('zs01')).toEqual(['sort 990000000-xf'])
  })

  it('happens once however often it is sent', async () => {
    const args = registrationArgs()
    const options = { token: await tokenOf('zs01'), requestId: '0b6f1e3a-6a52-4a53-9b61-0d9b0c1c7b01' }
    const first = await portal.answerTo(register, args, options)
    const before = await countRegistrations(portal.db)
    expect(await portal.answerTo(register, args, options)).toEqual(first)
    expect(await countRegistrations(portal.db)).toEqual(before)
  })

  it('of an inspection is walled: for those on the list, and the leaders of the office', async () => {
    const { petitionNo } = await made('zs10', inspection({ extra: { xslc: '2026年第二轮' } }))
    const { id, walled_off, due_at } = await rowOf(petitionNo)
    expect([walled_off, due_at?.toISOString()]).toEqual([true, '2027-03-31T15:59:59.000Z'])
    const accessList = portal.db.selectFrom('petition_access').where('petition_id', '=', id).select('person_id')
    expect((await accessList.execute()).map(({ person_id }) => person_id).toSorted()).toEqual([
      'demo-zs07',
      'demo-zs10',
    ])
    const todos = portal.db.selectFrom('todo').where('petition_id', '=', id).select(['todo_type', 'person_id'])
    expect(await todos.execute()).toEqual([{ todo_type: 'sort', person_id: 'demo-zs10' }])
    const asked = async (account: string) => portal.ask(petition, { petitionNo }, { token: await tokenOf(account) })
    expect([(await asked('zs10')).code, (await asked('zs07')).code]).toEqual([0, 0])
    expect(await asked('zs05')).toMatchObject({ code: errors.notFound.code })
    const list = { viewId: 'v_xs', filter: { conditions: [{ field: 'xfjbh', operator: 'is', values: [petitionNo] }] } }
    const listed = await portal.answerTo(petitionList, list as never, { token: await tokenOf('zs10') })
    expect(listed.list).toMatchObject([{ xfjbh: petitionNo, xszmc: '省委第一巡视组', xslc: '2026年第二轮' }])
    const forbidden = await portal.ask(petitionList, list as never, { token: await tokenOf('zs05') })
    expect(forbidden.code).toBe(errors.forbidden.code)
  })

  it('of an inspection is told of to the team, in the end once it has ended, and by nobody else’s office', async () => {
    const { petitionNo } = await made('zs10', inspection({ sourceNo: '移交〔2026〕2号' }))
    const feedback = {
      day: dayOf(portal.clock.now()),
      way: '1',
      receiver: '省委第一巡视组',
      text: '已交由属地核查，正在办理。',
    }
    const told = async (account: string, more: object) =>
      portal.ask(registerFeedback, { petitionNo, stage: '1', ...feedback, ...more } as never, {
        token: await tokenOf(account),
      })
    expect((await told('zs10', { stage: '2' })).message).toBe('该件尚未办结，请登记阶段反馈')
    expect((await told('zs10', { day: '2099-01-01' })).message).toBe('反馈日期不能晚于今天')
    expect((await told('zs10', { receiver: ' ' })).message).toBe('请填写接收反馈的人员或部门（1至50字）')
    expect(await told('zs05', {})).toMatchObject({ code: errors.forbidden.code })
    expect(await told('zs10', {})).toMatchObject({ code: 0 })
    const list = { viewId: 'v_xs', filter: { conditions: [{ field: 'fkjd', operator: 'not', values: ['2'] }] } }
    const listed = await portal.answerTo(petitionList, list as never, { token: await tokenOf('zs10') })
    const [row] = listed.list.filter(({ xfjbh }) => xfjbh === petitionNo)
    expect(row).toMatchObject({ fkqx: '2027-03-31', fkqk: expect.stringMatching(`^阶段反馈 ${feedback.day} .+`) })
  })

  it('of an inspection is refused where somebody of the accused organisation would know of it', () =>
    expectRefusal(
      'zs10',
      inspection({
        accusedOrgId: LABOUR,
        inspection: { team: '省委第一巡视组', dueOn: '2027-03-31', accessList: ['demo-rs12'] },
      }),
      '知悉范围不得包含被反映单位或其下属单位的人员',
    ))

  it("of a reception keeps leader, day and place, and presets the dispatch by the leader's instruction", async () => {
    const instruction = { instruction: '请人社部门牵头核实，限期答复。', orgId: LABOUR, dueOn: '2026-12-31' }
    const { petitionNo } = await made('zs05', reception({ reception: { ...RECEPTION, ...instruction } }))
    const token = await tokenOf('zs05')
    expect(await portal.answerTo(dispatchPreset, { petitionNo }, { token })).toEqual({
      mode: '020400',
      text: instruction.instruction,
      orgId: LABOUR,
      dueOn: '2026-12-31',
      reply: '',
    })
    expect((await rowOf(petitionNo)).flags).toEqual(['leaderInstruction'])
  })

  it('of a reception says what is missing', () =>
    expectRefusal('zs05', reception({ reception: undefined }), '请填写接访领导、日期和地点'))

  it(
    'gives mixed channels at once numbers without gaps or doubles, each channel its own',
    async () => {
      portal.clock.stopAt('2026-10-13T09:00:00+08:00')
      const makers = [
        ['zs01', registrationArgs],
        ['zs03', visit],
        ['zs05', phone],
        ['zs04', online],
      ] as const
      const all = Array.from({ length: 60 }, (_, index) => {
        const [account, args] = makers[index % makers.length] ?? makers[0]
        return made(account, args())
      })
      const numbers = (await Promise.all(all)).map(({ petitionNo }) => petitionNo)
      for (const prefix of ['LX', 'LF', 'LD', 'WT']) {
        const serials = numbers.filter(no => no.startsWith(prefix)).map(no => Number(no.slice(14, 19)))
        expect(serials.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
      }
      portal.clock.reset()
    },
    CROWD_LIMIT_MS,
  )

  it('leaves no certificate or mobile number legible in any table', async () => {
    const main = personArgs({ idCard: '990121196511110077', mobile: '11098765432' })
    await made('zs01', registrationArgs({ persons: [main] }))
    const short = letterArgs({ idCard: '990121196511110078', mobile: '11098765433' })
    await portal.answerTo(registerLetter, short, { token: await tokenOf('zs01') })
    expect(await tablesHolding(portal.db, ['99012119651111007', '1109876543'])).toEqual([])
  })
})
