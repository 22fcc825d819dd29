import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { tree } from '@portal/shared-lib/contract/knowledge'
import * as contract from '@portal/shared-lib/contract/knowledge-admin'
import { usePortal } from '../../../../test/portal'

type Move = CallArgs<typeof contract.moveNode>

describe('The order of the knowledge tree', () => {
  const portal = usePortal({ database: 'demo' })
  let [editor, reader] = [{ token: '' }, { token: '' }]
  beforeAll(async () => {
    editor = { token: await portal.signInAs('xw18') }
    reader = { token: await portal.signInAs('zs05') }
  })

  const nodes = () => portal.answerTo(contract.managedTree, {}, editor)
  const idOf = async (title: string) => (await nodes()).find(node => node.title === title)?.id ?? ''
  /** Titles below a folder, as readers see them. */
  const below = async (parentId: string | null) =>
    (await portal.answerTo(tree, {}, reader)).filter(node => node.parentId === parentId).map(({ title }) => title)
  const move = (args: Move) => portal.answerTo(contract.moveNode, args, editor)
  const refusalOf = async (args: Move) => (await portal.ask(contract.moveNode, args, editor)).message
  const folder = async (title: string, parentId: string | null) =>
    (await portal.answerTo(contract.saveFolder, { title, parentId }, editor)).id

  it('is changed by those alone who administer it', async () => {
    const args = { id: 'kb-1', parentId: null, after: null }
    for (const [call, asked] of [
      [contract.managedTree, {}],
      [contract.moveNode, args],
      [contract.saveFolder, { title: '新目录', parentId: null }],
      [contract.removeFolder, { id: 'kb-1' }],
    ] as const)
      expect((await portal.ask(call as typeof contract.moveNode, asked as Move, reader)).code).toBe(
        errors.forbidden.code,
      )
  })

  it('is that in which siblings were put: first, last and between, a branch too', async () => {
    const before = await below(null)
    const [first = '', second = ''] = (await nodes()).filter(node => node.parentId === null).map(({ id }) => id)
    await move({ id: first, parentId: null, after: second })
    expect(await below(null)).toEqual([before[1], before[0], ...before.slice(2)])
    await move({ id: first, parentId: null, after: null })
    expect(await below(null)).toEqual(before)
    const parentId = await idOf('社会法')
    const [wages, injury, ...others] = await below(parentId)
    await move({ id: await idOf(String(wages)), parentId, after: await idOf(String(injury)) })
    expect(await below(parentId)).toEqual([injury, wages, ...others])
    const { rows } = {
      rows: await portal.db.selectFrom('audit').selectAll().where('object_type', '=', 'knowledge').execute(),
    }
    expect(rows.map(({ action }) => action)).toContain(`调整知识目录：《${wages}》移到“社会法”第2位`)
  })

  it('says from when on each document is in force, to readers too', async () => {
    const title = '信访工作条例'
    const shown = [await nodes(), await portal.answerTo(tree, {}, reader)]
    for (const all of shown) {
      expect(all.find(node => node.title === title)?.effectDate).toBe('2022-05-01')
      expect(all.find(node => node.kind === 'folder')?.effectDate).toBeNull()
    }
  })

  it('takes a node to another folder, with all that is below it', async () => {
    const [parentId, from] = [await idOf('行政法'), await idOf('社会法')]
    const within = await below(from)
    await move({ id: from, parentId, after: null })
    expect((await below(parentId))[0]).toBe('社会法')
    expect(await below(from)).toEqual(within)
    await move({ id: from, parentId: 'kb-1', after: parentId })
  })

  it('has no node in itself, none beside one that is gone, no document among the branches, none too deep', async () => {
    const [law, social] = [await idOf('法律法规'), await idOf('社会法')]
    for (const parentId of [law, social])
      expect(await refusalOf({ id: law, parentId, after: null })).toBe('目录不能放入自己或下级目录中')
    const document = await idOf('工伤认定要点')
    expect(await refusalOf({ id: document, parentId: null, after: null })).toBe('文档须放在目录中，不能与一级目录并列')
    expect(await refusalOf({ id: document, parentId: document, after: null })).toBe('目录不存在或您无权查看')
    expect(await refusalOf({ id: document, parentId: law, after: 'kb-2' })).toBe('目录已被他人调整，请刷新后重试')
    expect(await refusalOf({ id: 'kb-none', parentId: law, after: null })).toBe('知识内容不存在或您无权查看')
    let deep = law
    for (const level of [2, 3, 4, 5, 6]) deep = await folder(`第${level}级`, deep)
    expect(await refusalOf({ id: document, parentId: deep, after: null })).toBe('目录最多6级，请放入较浅的目录')
    const seventh = await portal.ask(contract.saveFolder, { title: '第7级', parentId: deep }, editor)
    expect(seventh.message).toBe('目录最多6级，请放入较浅的目录')
  })

  it('is changed by two at once one after the other', async () => {
    const parentId = await folder('并行目录', 'kb-2')
    const ids = await Promise.all(['甲', '乙', '丙'].map(title => folder(title, parentId)))
    expect(new Set(ids).size).toBe(3)
    await Promise.all(ids.map(id => move({ id, parentId, after: null })))
    const rows = await portal.db.selectFrom('kb_node').where('parent_id', '=', parentId).select('sort_no').execute()
    expect(rows.map(({ sort_no }) => sort_no).toSorted()).toEqual([1, 2, 3])
  })

  it('has folders that are named, each otherwise than those beside it, and removed once they are empty', async () => {
    const id = await folder('临时目录', 'kb-2')
    const same = await portal.ask(contract.saveFolder, { title: '临时目录', parentId: 'kb-2' }, editor)
    expect(same.message).toBe('同级目录中已有这个名称，请换一个名称')
    const secret = await portal.ask(contract.saveFolder, { title: '机密目录', parentId: 'kb-2' }, editor)
    expect(secret.message).toMatch(/涉密词语/)
    await portal.answerTo(contract.saveFolder, { id, title: '改名目录', parentId: null }, editor)
    expect(await below('kb-2')).toContain('改名目录')
    const inner = await folder('下级', id)
    const full = await portal.ask(contract.removeFolder, { id }, editor)
    expect(full.message).toBe('目录中还有内容，请先移到其他目录再删除')
    await portal.answerTo(contract.removeFolder, { id: inner }, editor)
    await portal.answerTo(contract.removeFolder, { id }, editor)
    expect(await below('kb-2')).not.toContain('改名目录')
    const gone = await portal.ask(contract.removeFolder, { id }, editor)
    expect(gone).toMatchObject({ code: errors.notFound.code })
  })
})
