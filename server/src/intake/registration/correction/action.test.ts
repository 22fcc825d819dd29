import { correct, transfer } from '@portal/shared-lib/contract/actions'
import { registeredForm } from '@portal/shared-lib/contract/correction'
import { duplicates } from '@portal/shared-lib/contract/duplicates'
import { errors } from '@portal/shared-lib/contract/errors'
import { link, stage } from '@portal/shared-lib/contract/files'
import { lockPetition } from '@portal/shared-lib/contract/locks'
import { petition, timeline } from '@portal/shared-lib/contract/petitions'
import { register, registerScan, takeScan } from '@portal/shared-lib/contract/registration'
import { useCases } from '../../../../test/cases'
import { dispatchArgs } from '../../../../test/dispatches'
import { usePortal } from '../../../../test/portal'
import { personArgs, type RegistrationArgs, registrationArgs } from '../../../../test/registrations'

const REASON = '信访人来电更正姓名。'

describe('修改', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)

  async function registered(more: Partial<RegistrationArgs> = {}, account = 'zs01') {
    const token = await cases.tokenOf(account)
    const made = await portal.answerTo(register, registrationArgs(more), { token })
    return { ...made, case: cases.caseOf(made.petitionNo) }
  }
  /** What the form holds as it opens, to be sent back as it is or otherwise. */
  async function formOf(petitionNo: string, account = 'zs01') {
    const { form, values } = await portal.answerTo(
      registeredForm,
      { petitionNo },
      { token: await cases.tokenOf(account) },
    )
    return { ...values, form, reason: REASON }
  }
  const rowOf = (petitionNo: string) =>
    portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).selectAll().executeTakeFirstOrThrow()
  /** The audit holds state and version, and nothing of what names people. */
  const auditedOf = (petitionNo: string) =>
    portal.db
      .selectFrom('audit')
      .where('object_id', '=', petitionNo)
      .where('action', '=', '修改')
      .select(['roles', 'before', 'after'])
      .executeTakeFirstOrThrow()
  const changesSeenBy = async (account: string, petitionNo: string) => {
    const told = await portal.answerTo(timeline, { petitionNo }, { token: await cases.tokenOf(account) })
    return told.at(-1)
  }

  it('whose content cannot be read any more says so in its entry, and the timeline is read', async () => {
    const { case: letter, petitionNo } = await registered()
    await letter.act('zs01', correct, { ...(await formOf(petitionNo)), personCount: 6 })
    const { id } = await rowOf(petitionNo)
    for (const content of ['damaged', portal.services.fieldKeys.encrypt('{}', `petition_correction.content:${id}:2`)]) {
      await portal.db.updateTable('petition_correction').set({ content }).where('petition_id', '=', id).execute()
      const changes = [{ label: '更正内容已损坏，请联系管理员', before: '', after: '' }]
      expect(await changesSeenBy('zs01', petitionNo)).toMatchObject({ action: '修改', changes })
    }
  })

  it('puts right what was registered wrong, and tells what it was before', async () => {
    const { case: letter, petitionNo } = await registered({ persons: [personArgs({ name: '王甲禾' })] })
    const was = await rowOf(petitionNo)
    const { persons, ...form } = await formOf(petitionNo)
    const [main, ...others] = persons
    if (!main) throw new Error('nobody was registered')
    await letter.act('zs01', correct, {
      ...form,
      category: '030300',
      personCount: 6,
      persons: [{ ...main, name: '王甲木', mobile: '13900001111' }, ...others],
    })
    const now = await rowOf(petitionNo)
    expect(now).toMatchObject({ category: '030300', person_count: 6, state: '10', version: was.version + 1 })
    expect(now).toMatchObject({ query_code: was.query_code, registered_at: was.registered_at, due_at: was.due_at })
    const token = await cases.tokenOf('zs01')
    expect(await portal.answerTo(petition, { petitionNo }, { token })).toMatchObject({ petitioner: '王甲木' })
    const entry = await changesSeenBy('zs01', petitionNo)
    expect(entry).toMatchObject({
      action: '修改',
      text: `更正内容：内容分类、信访人数、姓名、手机号码；更正原因：${REASON}`,
    })
    expect(entry?.changes).toContainEqual({ label: '姓名', before: '王甲禾', after: '王甲木' })
    expect(entry?.changes).toContainEqual({ label: '内容分类', before: '征地补偿(村内分配)', after: '物业管理' })
    expect(await auditedOf(petitionNo)).toEqual({
      roles: 'R01',
      before: JSON.stringify({ state: '10', version: was.version }),
      after: JSON.stringify({ state: '10', version: now.version }),
    })
  })

  it('knows a field by its description alone, like the number of those who have signed', async () => {
    const { case: letter, petitionNo } = await registered({ jointLetter: true, signerCount: 12 })
    const form = await formOf(petitionNo)
    expect(form.signerCount).toBe(12)
    await letter.act('zs01', correct, { ...form, signerCount: 15 })
    expect(await rowOf(petitionNo)).toMatchObject({ joint_letter: true, signer_count: 15 })
    const { changes } = (await changesSeenBy('zs01', petitionNo)) ?? {}
    expect(changes).toEqual([{ label: '联名人数', before: '12', after: '15' }])
  })

  it('tells whoever does not handle it the change without the personal data', async () => {
    const { case: letter, petitionNo } = await registered({ persons: [personArgs({ name: '王甲禾' })] })
    const form = await formOf(petitionNo)
    await letter.act('zs01', correct, { ...form, persons: form.persons.map(one => ({ ...one, name: '李甲木' })) })
    const entry = await changesSeenBy('zs08', petitionNo)
    expect(entry?.changes).toEqual([{ label: '姓名', before: '王*禾', after: '李*木' }])
    const { content } = await portal.db
      .selectFrom('petition_correction')
      .orderBy('petition_id', 'desc')
      .select('content')
      .executeTakeFirstOrThrow()
    expect(content).not.toContain('王甲禾')
  })

  it.each([
    ['its channel', { channel: '110' }, '信访形式已编入信访件编号，不能修改；登记错误的请作废后重新登记'],
    ['a text too short', { summary: '太短' }, '内容摘要应为10至2000字'],
    ['a day to come', { petitionDate: '2099-01-01' }, '信访日期不能晚于当前日期'],
    ['a code that no table has', { purpose: '77' }, '请选择信访目的'],
    ['another form', { form: 'phone', channel: '400' }, '该信访件不是在此页面登记的，请刷新后重试'],
    ['nothing', {}, '登记内容没有变化，无需保存'],
    ['no reason', { personCount: 2, reason: ' ' }, '请填写更正原因（2至500字）'],
  ] as const)('refuses %s', async (_what, more, text) => {
    const { case: letter, petitionNo } = await registered()
    expect(await letter.refusal('zs01', correct, { ...(await formOf(petitionNo)), ...more })).toBe(text)
    expect(await letter.version()).toBe(1)
  })

  describe('of attachments', () => {
    const STAYS = /来件原件不能撤回/
    const as = async (account = 'zs01') => ({ token: await cases.tokenOf(account) })
    const file = async (name: string) =>
      portal.answerTo(stage, {}, { ...(await as()), file: { name, content: `%PDF-1.4 ${name}` } })
    const named = (names: readonly { readonly name: string }[]) => names.map(({ name }) => name)
    const attachedTo = async (petitionNo: string, account = 'zs01') =>
      named((await portal.answerTo(petition, { petitionNo }, await as(account))).attachments)

    it('takes back what was attached by mistake: it is kept, and found by the petition no more', async () => {
      const [card, proof] = [await file('他人身份证.pdf'), await file('补偿协议.pdf')]
      const { case: letter, petitionNo } = await registered({ fileIds: [card, proof] })
      const more = await file('本人身份证.pdf')
      const form = await formOf(petitionNo)
      await letter.act('zs01', correct, { ...form, withdrawnFileIds: [card], fileIds: [more] })
      expect(await attachedTo(petitionNo)).toEqual(['补偿协议.pdf', '本人身份证.pdf'])
      const entry = await changesSeenBy('zs01', petitionNo)
      expect(entry?.changes).toEqual([{ label: '附件', before: '他人身份证.pdf', after: '本人身份证.pdf' }])
      const told = await portal.answerTo(timeline, { petitionNo }, await as())
      expect(told.flatMap(({ papers }) => named(papers))).toEqual(['补偿协议.pdf', '本人身份证.pdf'])
      const stranger = await as('zs05')
      expect((await portal.ask(link, { fileId: proof }, stranger)).code).toBe(0)
      expect((await portal.ask(link, { fileId: card }, stranger)).code).not.toBe(0)
      expect(await portal.db.selectFrom('file').where('id', '=', card).select('name').execute()).toHaveLength(1)
    })

    it('refuses files of another petition, and the same twice, with nothing half done', async () => {
      const [own, other] = [await file('甲.pdf'), await file('乙.pdf')]
      await registered({ fileIds: [other], summary: '来信人反映小区电梯年久失修，多次停运。' })
      const { petitionNo, case: letter } = await registered({ fileIds: [own] })
      const form = await formOf(petitionNo)
      for (const withdrawnFileIds of [[other], [own, other], [crypto.randomUUID()]])
        expect(await letter.refusal('zs01', correct, { ...form, withdrawnFileIds })).toMatch(STAYS)
      expect(await attachedTo(petitionNo)).toEqual(['甲.pdf'])
      await letter.act('zs01', correct, { ...form, withdrawnFileIds: [own] })
      const again = { ...(await formOf(petitionNo)), withdrawnFileIds: [own] }
      expect(await letter.refusal('zs01', correct, again)).toMatch(STAYS)
    })

    it('leaves what had come before it was registered', async () => {
      const itemId = (await portal.answerTo(takeScan, { fileIds: [await file('来信扫描.pdf')] }, await as())).itemId
      const { petitionNo } = await portal.answerTo(registerScan, { ...registrationArgs(), itemId }, await as())
      const { files } = await portal.answerTo(registeredForm, { petitionNo }, await as())
      expect(files).toMatchObject([{ name: '来信扫描.pdf', mayWithdraw: false }])
      const all = { ...(await formOf(petitionNo)), withdrawnFileIds: files.map(({ id }) => id) }
      expect(await cases.caseOf(petitionNo).refusal('zs01', correct, all)).toMatch(STAYS)
    })
  })

  it('refuses what was written over something else, and while somebody else writes', async () => {
    const { case: letter, petitionNo } = await registered()
    const form = { ...(await formOf(petitionNo)), petitionNo, version: 1 }
    await letter.act('zs01', correct, { ...form, personCount: 2 })
    const token = await cases.tokenOf('zs01')
    const stale = await portal.ask(correct, { ...form, personCount: 3 }, { token })
    expect(stale.code).toBe(errors.changedMeanwhile.code)
    expect((await rowOf(petitionNo)).person_count).toBe(2)
    await portal.answerTo(lockPetition, { petitionNo }, { token: await cases.tokenOf('zs06') })
    const locked = await portal.ask(correct, { ...form, version: 2, personCount: 3 }, { token })
    expect(locked.message).toMatch('正在编辑该信访件')
  })

  it('is for whoever has it in hand in the registering organisation, until it is sent', async () => {
    const { case: letter, petitionNo } = await registered()
    const form = await formOf(petitionNo)
    expect(await letter.refusal('al05', correct, form)).toBe('信访件不存在或您无权查看')
    expect((await portal.ask(registeredForm, { petitionNo }, { token: await cases.tokenOf('zs07') })).code).toBe(
      errors.forbidden.code,
    )
    await letter.act('zs05', transfer, dispatchArgs('990100000-rs'))
    expect(await letter.refusal('zs01', correct, form)).toMatch('不能修改')
    expect((await portal.ask(registeredForm, { petitionNo }, { token: await cases.tokenOf('zs01') })).code).not.toBe(0)
  })

  it('asks about what was registered before it alone, and moves it to the matter it is about', async () => {
    const person = personArgs()
    const first = await registered({ persons: [person] })
    const second = await registered()
    const later = await registered({ persons: [personArgs()] })
    const form = await formOf(second.petitionNo)
    const persons = form.persons.map(one => ({ ...one, name: person.name ?? '', idCard: person.idCard ?? '' }))
    expect(await second.case.refusal('zs01', correct, { ...form, persons })).toBe('请先对疑似重复信访件作出判断')
    const token = await cases.tokenOf('zs01')
    const sought = { name: person.name, idCard: person.idCard, correctedNo: second.petitionNo }
    const found = await portal.answerTo(duplicates, sought, { token })
    expect(found.map(({ petitionNo }) => petitionNo)).toEqual([first.petitionNo])
    const decisions = [{ petitionNo: first.petitionNo, decision: 'same' as const }]
    await second.case.act('zs01', correct, { ...form, persons, decisions })
    const [one, two] = [await rowOf(first.petitionNo), await rowOf(second.petitionNo)]
    expect(two).toMatchObject({ matter_id: one.matter_id, repeat_flag: '1', first_local: false })
    const again = await formOf(second.petitionNo)
    await second.case.act('zs01', correct, { ...again, persons: form.persons })
    expect(await rowOf(second.petitionNo)).toMatchObject({ repeat_flag: '0', first_local: true })
    expect((await rowOf(second.petitionNo)).matter_id).not.toBe(one.matter_id)
    expect((await rowOf(later.petitionNo)).version).toBe(1)
  })

  it('leaves behind another first of its matter, which is told so', async () => {
    const [person, other] = [personArgs(), personArgs()]
    const same = ({ petitionNo }: { petitionNo: string }) => ({ petitionNo, decision: 'same' as const })
    const earlier = await registered({ persons: [other] })
    const first = await registered({ persons: [person] })
    const second = await registered({ persons: [person], decisions: [same(first)] })
    const third = await registered({ persons: [person], decisions: [same(first), same(second)] })
    const { matter_id } = await rowOf(second.petitionNo)
    const form = await formOf(first.petitionNo)
    const persons = form.persons.map(one => ({ ...one, ...other }))
    await first.case.act('zs01', correct, { ...form, persons, decisions: [same(earlier)] })
    expect((await rowOf(first.petitionNo)).matter_id).toBe((await rowOf(earlier.petitionNo)).matter_id)
    const now = { matter_id, repeat_flag: '0', first_local: true, first_national: true }
    expect(await rowOf(second.petitionNo)).toMatchObject({ ...now, version: 2 })
    const still = { matter_id, repeat_flag: '1', first_local: false, first_national: false, version: 1 }
    expect(await rowOf(third.petitionNo)).toMatchObject(still)
  })

  it.each<[string, Partial<RegistrationArgs>, string]>([
    ['visit', { form: 'visit', channel: '200', actualVisitors: 2 }, 'zs03'],
    ['online', { form: 'online', channel: '300', legalClass: '3' }, 'zs04'],
    ['phone', { form: 'phone', channel: '400' }, 'zs05'],
    ['simple', { form: 'simple', channel: '400' }, 'zs05'],
    [
      'reception',
      {
        form: 'reception',
        channel: '210',
        actualVisitors: 1,
        reception: {
          leaderId: 'demo-zs08',
          form: '定点接访',
          place: '一楼',
          day: '2026-09-01',
          instruction: '请速办。',
        },
      },
      'zs05',
    ],
  ])('opens a %s on its own form, as it was registered', async (form, more, account) => {
    const { case: one, petitionNo } = await registered({ ...more }, account)
    const open = await formOf(petitionNo, account)
    expect(open).toMatchObject({ ...more, form })
    await one.act(account, correct, { ...open, eventPlace: '荷塘镇' })
    const entry = await changesSeenBy(account, petitionNo)
    expect(entry?.changes).toEqual([{ label: '事件地点', before: '', after: '荷塘镇' }])
  })

  it('moves the limit of what an inspection team has handed over, and keeps who may know', async () => {
    const inspection = { team: '省委第一巡视组', dueOn: '2026-12-31', accessList: ['demo-zs10'] }
    const given = { form: 'inspection' as const, channel: '500', sourceNo: 'XS-901', inspection }
    const { case: one, petitionNo } = await registered(given, 'zs10')
    const { inspection: handed, ...form } = await formOf(petitionNo, 'zs10')
    if (!handed) throw new Error('nothing was handed over')
    await one.act('zs10', correct, { ...form, inspection: { ...handed, dueOn: '2027-01-15' } })
    expect((await one.dueOf('K01'))?.toISOString()).toMatch('2027-01-15')
    expect((await formOf(petitionNo, 'zs10')).inspection).toEqual({ ...handed, dueOn: '2027-01-15' })
    const entry = await changesSeenBy('zs10', petitionNo)
    expect(entry?.changes).toEqual([{ label: '要求办结日期', before: '2026-12-31', after: '2027-01-15' }])
  })
})
