import { ExtraFields } from '@portal/shared-lib/contract/extra-fields'
import { petition } from '@portal/shared-lib/contract/petitions'
import { register } from '@portal/shared-lib/contract/registration'
import { allExtraFields } from '@portal/shared-lib/contract/rules/channel-fields'
import type { ExtraField } from '@portal/shared-lib/contract/rules/extra-fields'
import { useCases } from '../../../test/cases'
import { countRegistrations } from '../../../test/letters'
import { usePortal } from '../../../test/portal'
import { PROVINCE } from '../../../test/province'
import { type RegistrationArgs, registrationArgs } from '../../../test/registrations'
import { readConfig } from '../../platform/config'

const FIELDS: ExtraField[] = [
  { name: 'wgbh', label: '网格编号', kind: 'text', section: 'matter', max: 10, required: ['letter'] },
  { name: 'jjcd', label: '紧急程度', kind: 'code', table: 'DM_JJCD', section: 'matter' },
  { name: 'hs', label: '涉及户数', kind: 'count', section: 'scale', min: 1, max: 100, forms: ['letter'] },
  { name: 'sfps', label: '是否配送', kind: 'flag', section: 'details' },
]

describe('What a province adds to its registrations', () => {
  const portal = usePortal({ database: 'demo', config: { extraFields: allExtraFields(FIELDS) } })
  const { tokenOf } = useCases(portal)

  const letter = (extra: RegistrationArgs['extra']) => registrationArgs({ extra })
  const asked = async (args: RegistrationArgs, account = 'zs01') =>
    portal.ask(register, args, { token: await tokenOf(account) })

  it('is asked for, stored and shown on the case, in the words of the tables', async () => {
    const token = await tokenOf('zs01')
    const { petitionNo } = await portal.answerTo(register, letter({ wgbh: 'A-17', jjcd: '2', hs: 12, sfps: true }), {
      token,
    })
    const row = portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).select('extra')
    expect(await row.executeTakeFirstOrThrow()).toEqual({ extra: { wgbh: 'A-17', jjcd: '2', hs: 12, sfps: true } })
    expect((await portal.answerTo(petition, { petitionNo }, { token })).extra).toEqual([
      { label: '网格编号', value: 'A-17' },
      { label: '紧急程度', value: '急' },
      { label: '涉及户数', value: '12' },
      { label: '是否配送', value: '是' },
    ])
  })

  it('stands beside what the channel asks for, of which it takes no other value than there is', async () => {
    const token = await tokenOf('zs01')
    const { petitionNo } = await portal.answerTo(register, letter({ wgbh: 'A', sxr: '郑局长', lxfs: '挂号信' }), {
      token,
    })
    const { extra } = await portal.answerTo(petition, { petitionNo }, { token })
    expect(extra.slice(0, 2)).toEqual([
      { label: '受信人', value: '郑局长' },
      { label: '来信方式', value: '挂号信' },
    ])
    expect((await asked(letter({ wgbh: 'A', lxfs: '空投' }))).message).toBe('请选择来信方式')
  })

  it('that was left empty is neither stored nor shown', async () => {
    const token = await tokenOf('zs01')
    const { petitionNo } = await portal.answerTo(register, letter({ wgbh: 'A-18', jjcd: '', sfps: false }), { token })
    expect((await portal.answerTo(petition, { petitionNo }, { token })).extra).toEqual([
      { label: '网格编号', value: 'A-18' },
    ])
  })

  it.each<[string, RegistrationArgs['extra'], string, string]>([
    ['is missing', {}, '请填写网格编号', 'kzzd.wgbh'],
    ['is too long', { wgbh: '12345678901' }, '网格编号不能超过10个字', 'kzzd.wgbh'],
    ['is of another kind', { wgbh: 5 }, '网格编号填写不正确', 'kzzd.wgbh'],
    ['is no code of its table', { wgbh: 'A', jjcd: '7' }, '请选择紧急程度', 'kzzd.jjcd'],
    ['is too little', { wgbh: 'A', hs: 0 }, '涉及户数应为不小于1的整数', 'kzzd.hs'],
    ['is too much', { wgbh: 'A', hs: 101 }, '涉及户数不能超过100', 'kzzd.hs'],
    ['is no field of the province', { wgbh: 'A', other: 'x' }, '登记项与本省表单不一致，请刷新页面后重试', 'kzzd'],
  ])('is refused at its field, and nothing is stored, where it %s', async (_, extra, message, field) => {
    const before = await countRegistrations(portal.db)
    expect(await asked(letter(extra))).toEqual({ code: 4002, message, data: null })
    const token = await tokenOf('zs01')
    expect(await portal.fieldRefused(register, letter(extra), { token })).toBe(field)
    expect(await countRegistrations(portal.db)).toEqual(before)
  })

  it('is asked for on the forms that it belongs to alone', async () => {
    const call = (extra: RegistrationArgs['extra']) => registrationArgs({ form: 'phone', channel: '400', extra })
    expect(await asked(call({}), 'zs15')).toMatchObject({ code: 0 })
    expect(await asked(call({ hs: 3 }), 'zs15')).toMatchObject({ code: 4002 })
  })

  it('is read out of the file of the province', () => {
    const { extraFields } = readConfig({}, '/', { ...PROVINCE, extraFields: ExtraFields.parse(FIELDS) })
    expect(extraFields).toEqual(allExtraFields(FIELDS))
  })

  it('bears no name of what a channel asks for anyway', () => {
    const [field] = FIELDS
    expect(ExtraFields.safeParse([{ ...field, name: 'sxr' }]).success).toBe(false)
  })
})
