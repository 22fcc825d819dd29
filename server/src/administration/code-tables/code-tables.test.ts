import * as contract from '@portal/shared-lib/contract/code-tables'
import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { CODE_TEXTS } from '@portal/shared-lib/contract/rules/code-tables'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { usePortal } from '../../../test/portal'

const URGENCY = { tableName: 'DM_JJCD' }

describe('The code tables', () => {
  const portal = usePortal({ database: 'demo' })
  let officer: { token: string }

  beforeAll(async () => {
    officer = { token: await portal.signInAs('sys91') }
  })

  type Saved = CallArgs<typeof contract.saveCodeItem>
  const first: Saved = { ...URGENCY, codeId: '1', codeName: '普件', inUse: true, parentId: null, isNew: false }
  const save = (more: Partial<Saved> = {}) => portal.ask(contract.saveCodeItem, { ...first, ...more }, officer)
  const items = async () => (await portal.answerTo(contract.codeItems, URGENCY, officer)).list
  const chosenFrom = async () => (await portal.answerTo(codeTable, URGENCY, officer)).map(({ codeName }) => codeName)
  const ids = async () => (await items()).map(({ codeId }) => codeId)

  it('are for the officer of the system alone', async () => {
    for (const account of ['zs05', 'sec92', 'aud93']) {
      const other = { token: await portal.signInAs(account) }
      const answers = [
        await portal.ask(contract.codeTables, {}, other),
        await portal.ask(contract.codeItems, URGENCY, other),
        await portal.ask(contract.saveCodeItem, first, other),
        await portal.ask(contract.previewCodeItem, { ...URGENCY, codeId: '1' }, other),
        await portal.ask(contract.moveCodeItem, { ...URGENCY, codeId: '1', toward: 'down' }, other),
        await portal.ask(contract.codeHistory, URGENCY, other),
      ]
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => errors.forbidden.code))
    }
  })

  it('are counted, and each number is that of its list', async () => {
    const { list } = await portal.answerTo(contract.codeTables, {}, officer)
    expect(list.find(({ tableName }) => tableName === 'DM_JJCD')).toEqual({
      ...URGENCY,
      title: '紧急程度',
      total: 3,
      inUse: 3,
    })
    expect(await items()).toHaveLength(3)
  })

  it.each<[string, Partial<Saved>, { code?: number; message?: string }]>([
    ['a code that is there', { isNew: true }, { message: CODE_TEXTS.known }],
    ['a parent that is not', { isNew: true, codeId: '8', parentId: '77' }, { message: CODE_TEXTS.parent }],
    ['a code that is none', { isNew: true, codeId: "1'; --" }, { message: CODE_TEXTS.code }],
    ['a name of blanks', { codeName: '  ' }, { message: CODE_TEXTS.name }],
    ['a change of what is not there', { codeId: '8' }, { code: errors.notFound.code }],
    ['an unknown table', { tableName: 'DM_NONE', isNew: true }, { code: errors.notFound.code }],
  ])('refuse %s', async (_, more, refusal) => {
    const before = await items()
    expect(await save(more)).toMatchObject(refusal)
    expect(await items()).toEqual(before)
  })

  it('take another name, an addition, an order, and what can no longer be chosen', async () => {
    const before = await ids()
    expect(await save()).toMatchObject({ code: 0 })
    expect((await chosenFrom())[0]).toBe('普件')
    expect(await save({ codeId: '9', codeName: '缓办', isNew: true })).toMatchObject({ code: 0 })
    expect(await chosenFrom()).toContain('缓办')
    const up = () => portal.ask(contract.moveCodeItem, { ...URGENCY, codeId: '9', toward: 'up' }, officer)
    for (const _ of [...before, '']) await up()
    expect(await ids()).toEqual(['9', ...before])
    await save({ codeId: '9', codeName: '缓办', inUse: false })
    expect(await chosenFrom()).not.toContain('缓办')
    expect((await items())[0]).toMatchObject({ codeId: '9', inUse: false, isOwn: true })
  })

  it('are offered on their days alone, and keep the names of what bears them', async () => {
    const other = { codeId: '2', codeName: '紧急件' }
    expect((await save({ ...other, validFrom: '2026-02-01', validTo: '2026-01-01' })).message).toBe(
      CODE_TEXTS.backwards,
    )
    expect(await chosenFrom()).not.toContain('紧急件')
    expect(await save({ ...other, validTo: '2026-01-01' })).toMatchObject({ code: 0 })
    expect(await chosenFrom()).not.toContain('紧急件')
    const ended = (await items()).find(({ codeId }) => codeId === '2')
    expect(ended).toMatchObject({ ...other, inUse: true, isChoosable: false, validTo: '2026-01-01' })
    expect(await save({ ...other, validFrom: '2026-01-01' })).toMatchObject({ code: 0 })
    expect(await chosenFrom()).toContain('紧急件')
    expect(await save({ ...other, validFrom: '2999-01-01' })).toMatchObject({ code: 0 })
    expect(await chosenFrom()).not.toContain('紧急件')
    expect(await save(other)).toMatchObject({ code: 0 })
  })

  it('tell how many petitions bear a code', async () => {
    const uses = (tableName: string, codeId: string) =>
      portal.answerTo(contract.previewCodeItem, { tableName, codeId }, officer)
    const { category } = await portal.db.selectFrom('petition').select('category').limit(1).executeTakeFirstOrThrow()
    expect((await uses('DM_NRFL', category)).petitions).toBeGreaterThan(0)
    expect(await uses('DM_NRFL', '9999')).toEqual({ petitions: 0 })
    expect(await uses('DM_JJCD', '1')).toEqual({ petitions: 0 })
  })

  it('keep who has changed what', async () => {
    const { list } = await portal.answerTo(contract.codeHistory, URGENCY, officer)
    const [, , , , ...before] = list
    expect(before[0]).toMatchObject({ codeId: '9', was: '{"in_use":true}', is: '{"in_use":false}' })
    expect(list.every(({ person }) => person !== '')).toBe(true)
    const again = list.length
    await save({ codeId: '9', codeName: '缓办', inUse: false })
    expect((await portal.answerTo(contract.codeHistory, URGENCY, officer)).list).toHaveLength(again)
  })
})
