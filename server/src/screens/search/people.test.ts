import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { searchPeople } from '@portal/shared-lib/contract/search'
import { useCases } from '../../../test/cases'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'
import { alarmOfAccess } from '../../petitions/access/access-alarm'

const WHY = { reason: 'identity', reasonText: '核对来访人身份' } as const
const ID_CARD = '990121198802022349'

describe('信访人', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const ask = async (words: string, account = 'zs06', more: Partial<CallArgs<typeof searchPeople>> = {}) =>
    portal.ask(searchPeople, { words, ...WHY, ...more }, { token: await cases.tokenOf(account) })
  const told = async () =>
    portal.db
      .selectFrom('audit')
      .where('action', 'like', '查询信访人%')
      .orderBy('id')
      .select(['person_id as personId', 'action', 'object_id as objectId'])
      .execute()

  it('is refused without the right and without a reason, and leaves no trace then', async () => {
    expect(await ask('阙丑泉', 'zs01')).toMatchObject({ code: errors.forbidden.code })
    expect((await ask('阙丑泉', 'zs06', { reasonText: '看' })).message).toBe('请填写查询理由（4至200字）')
    expect((await ask('阙丑泉', 'zs06', { reason: 'x' as never })).message).toBe('请选择查询理由')
    expect((await ask('9901211988')).message).toBe('请输入完整的姓名、18位身份证号或11位手机号')
    expect(await told()).toEqual([])
  })

  it('finds by the whole number of a card or a phone and by the whole name, masks all, and the audit keeps why', async () => {
    const person = { name: '阙丑泉', idCard: ID_CARD, mobile: '11012345678' }
    const first = await cases.letter(person)
    const second = await cases.letter({ ...person, summary: '反映柳岸村自来水浑浊，请求检测水质并答复。' })
    for (const words of [ID_CARD, '11012345678', '阙丑泉']) {
      const { data } = await ask(words)
      expect(data).toMatchObject({
        more: false,
        people: [{ name: '阙*泉', idCard: '990121********2349', mobile: '110****5678' }],
      })
      const numbers = data?.people.flatMap(({ petitions }) => petitions.map(({ petitionNo }) => petitionNo))
      expect(numbers?.toSorted()).toEqual([first.petitionNo, second.petitionNo].toSorted())
    }
    expect((await ask('阙丑')).data?.people).toEqual([])
    const rows = await told()
    expect(rows).toHaveLength(4)
    expect(rows[0]).toEqual({
      personId: 'demo-zs06',
      action: '查询信访人（按证件号）：核实信访人身份，核对来访人身份',
      objectId: 'person',
    })
    expect(JSON.stringify(rows)).not.toContain(ID_CARD)
  })

  it('knows nobody of other offices or behind a wall', async () => {
    const { petitionNo } = await cases.letter({ name: '阙寅石', idCard: '', mobile: '' })
    expect((await ask('阙寅石')).data?.people).toHaveLength(1)
    expect((await ask('阙寅石', 'rs12')).data?.people).toEqual([])
    await wallOff(portal.db, petitionNo, [])
    expect((await ask('阙寅石')).data?.people).toEqual([])
  })

  it('tells the security officers of who looks for people again and again', async () => {
    for (let times = 0; times < 11; times += 1) await ask('阙卯原', 'zs08')
    await alarmOfAccess(portal.services)
    const alarms = await portal.db.selectFrom('audit').where('action', '=', 'accessAlarm').select('object_id').execute()
    expect(alarms).toEqual([{ object_id: 'demo-zs08' }])
  })
})
