import * as contract from '@portal/shared-lib/contract/official-documents'
import { OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { TODAY } from '../../test/answers'
import { useCases } from '../../test/cases'
import { png, useDocuments, WORDS } from '../../test/official-documents'
import { usePortal } from '../../test/portal'
import { wallOff } from '../../test/walls'

const RECEIVED = {
  kind: 'G06',
  urgency: '0',
  title: '关于转送信访材料的函',
  senderName: '东海省信访局',
  senderNo: '东信访函〔2026〕5号',
  receivedOn: TODAY,
} as const

const FORBIDDEN = '您没有此项操作的权限，请联系管理员'

describe('收文登记', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  beforeEach(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const { as, upload, documentOf } = useDocuments(portal, cases)

  async function received(more: object = {}) {
    const attachmentIds = [await upload('zs16', '来文.pdf', '%PDF-1.4 1')]
    const { id } = await portal.answerTo(contract.receive, { ...RECEIVED, attachmentIds, ...more }, await as('zs16'))
    return documentOf(id)
  }

  it('goes over the proposal and the leader to who deals with it', async () => {
    const one = await received()
    expect(await one.todos()).toEqual(['document demo-zs16'])
    const list = await portal.answerTo(contract.officialDocuments, { tab: 'received' }, await as('zs05'))
    expect(list.list[0]).toMatchObject({ id: one.id, sender: RECEIVED.senderName, documentNo: RECEIVED.senderNo })
    await one.act('zs16', contract.propose, { words: '建议由来信处承办。' })
    expect(await one.todos()).toEqual(['documentApproval demo-zs07'])
    expect(await one.refusal('zs07', contract.instruct, { words: WORDS, handlerId: 'demo-zs01' })).toBe(
      TEXTS.handlerElsewhere,
    )
    expect(await one.refusal('zs07', contract.instruct, { words: WORDS, handlerId: 'demo-rs12' })).toBe(
      TEXTS.handlerElsewhere,
    )
    await one.act('zs07', contract.instruct, { words: '请来信处办理。', handlerId: 'demo-zs05' })
    expect(await one.todos()).toEqual(['document demo-zs05'])
    expect(await cases.lastMessageOf('zs05')).toBe(`收文《${RECEIVED.title}》由您承办：请来信处办理。`)
    await one.act('zs05', contract.handle, { words: '已登记并转办。' })
    expect([(await one.row()).state, await one.todos()]).toEqual(['6', []])
  })

  it('is linked to a petition that one may see, and not to a walled one', async () => {
    const letter = await cases.letter()
    const one = await received()
    expect(await one.refusal('zs16', contract.link, { aboutNo: 'LX990000202600000001' })).toBe(
      '信访件不存在或您无权查看',
    )
    await one.act('zs16', contract.link, { aboutNo: letter.petitionNo })
    const of = async () =>
      await portal.answerTo(contract.officialDocumentsOf, { petitionNo: letter.petitionNo }, await as('zs05'))
    expect(await of()).toMatchObject([{ id: one.id, incoming: true }])
    const other = await cases.letter()
    await wallOff(portal.db, other.petitionNo, ['demo-zs16'])
    expect(await (await received()).refusal('zs16', contract.link, { aboutNo: other.petitionNo })).toBe(
      '限知信访件不能关联公文',
    )
  })

  it('needs a paper, a sender and a day that has come, and the right', async () => {
    const ask = async (more: object, account = 'zs16') =>
      (await portal.ask(contract.receive, { ...RECEIVED, attachmentIds: [], ...more }, await as(account))).message
    expect(await ask({})).toBe(TEXTS.noPaper)
    const attachmentIds = [await upload('zs16', '来文.pdf', '%PDF-1.4 1')]
    expect(await ask({ attachmentIds, senderName: '' })).toBe(TEXTS.noSender)
    expect(await ask({ attachmentIds, receivedOn: '2027-01-01' })).toBe(TEXTS.notYet)
    expect(await ask({ attachmentIds }, 'zs05')).toBe(FORBIDDEN)
  })
})

describe('印章', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  beforeEach(() => portal.clock.stopAt(`${TODAY}T09:00:00+08:00`))
  afterAll(() => portal.clock.reset())

  const { as, upload, approved } = useDocuments(portal, cases)
  const seals = async (account: string) => await portal.answerTo(contract.orgSeals, {}, await as(account))

  async function keep(more: object = {}, side = 200) {
    const pictureId = await upload('zs07', '印章.png', png(side) as never)
    const args = { name: '临江省信访局印章', holderId: 'demo-zs16', validFrom: TODAY, validUntil: TODAY }
    return (await portal.ask(contract.keepSeal, { ...args, pictureId, ...more }, await as('zs07'))).message
  }

  it('is registered by a leader, used in its time by who keeps it, and ended', async () => {
    const one = await approved()
    await one.act('zs16', contract.number, {})
    expect(await one.refusal('zs16', contract.seal, {})).toBe(TEXTS.noSeal)
    expect(await one.buttons('zs16')).toEqual(['-seal', 'cancel'])
    expect(await keep({ holderId: 'demo-rs12' })).toBe(TEXTS.holderElsewhere)
    expect(await keep({ validUntil: '2026-01-01' })).toBe(TEXTS.wrongTime)
    expect(await keep({}, 60)).toBe(TEXTS.noPicture)
    expect(await keep()).toBe('')
    await one.act('zs16', contract.seal, {})
    const [seal] = await seals('zs07')
    expect(seal).toMatchObject({ holder: '姜丙竹', uses: 1, inUse: true, isOwn: false })
    const end = async (account: string) =>
      (await portal.ask(contract.endSeal, { sealId: String(seal?.id) }, await as(account))).message
    expect(await end('al07')).toBe('印章不存在或您无权查看')
    expect(await end('zs16')).toBe(FORBIDDEN)
    expect(await end('zs07')).toBe('')
    expect((await seals('zs16'))[0]).toMatchObject({ inUse: false, uses: 1 })
    const next = await approved()
    await next.act('zs16', contract.number, {})
    expect(await next.refusal('zs16', contract.seal, {})).toBe(TEXTS.noSeal)
  })

  it('is chosen where somebody keeps several, and is nobody else’s to use', async () => {
    expect([await keep({ name: '局印' }), await keep({ name: '业务专用章' })]).toEqual(['', ''])
    expect(await keep({ name: '党组印章', holderId: 'demo-zs05' })).toBe('')
    const idOf = async (name: string) => (await seals('zs16')).find(seal => seal.name === name)?.id ?? ''
    const one = await approved()
    await one.act('zs16', contract.number, {})
    for (const sealId of [await idOf('党组印章'), '0', "1' or 1=1"])
      expect(await one.refusal('zs16', contract.seal, { sealId })).toBe(TEXTS.notHolder)
    await one.act('zs16', contract.seal, { sealId: await idOf('业务专用章') })
    expect((await one.read('zs16')).sealName).toBe('业务专用章')
    for (const { id, inUse } of await seals('zs07'))
      if (inUse) await portal.answerTo(contract.endSeal, { sealId: id }, await as('zs07'))
  })

  it('is of no use to anybody who does not keep it, or after its time', async () => {
    await keep({ holderId: 'demo-zs05' })
    const one = await approved()
    await one.act('zs16', contract.number, {})
    expect(await one.refusal('zs16', contract.seal, {})).toBe(TEXTS.notHolder)
    portal.clock.stopAt('2026-11-23T09:00:00+08:00')
    expect(await one.refusal('zs16', contract.seal, {})).toBe(TEXTS.noSeal)
  })
})
