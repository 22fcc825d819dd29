import { errors } from '@portal/shared-lib/contract/errors'
import { managedDocuments, setCategories } from '@portal/shared-lib/contract/knowledge-admin'
import { usePortal } from '../../../../test/portal'

const LAW = '工伤认定要点'

describe('The categories of a document', () => {
  const portal = usePortal({ database: 'demo' })
  let editor = { token: '' }

  beforeAll(async () => {
    editor = { token: await portal.signInAs('xw18') }
  })

  const read = async () => {
    const found = (await portal.answerTo(managedDocuments, {}, editor)).find(({ title }) => title === LAW)
    if (!found) throw new Error(`There is no ${LAW}`)
    return found
  }

  it('are for who administers the knowledge base', async () => {
    const reader = { token: await portal.signInAs('zs05') }
    expect(await portal.ask(managedDocuments, {}, reader)).toMatchObject({ code: errors.forbidden.code })
    const asked = { id: 'kb-1-1-1', version: 1, categories: ['040500'] }
    expect(await portal.ask(setCategories, asked, reader)).toMatchObject({ code: errors.forbidden.code })
  })

  it('are set in place of those before, and told to the audit', async () => {
    const { id, version, path } = await read()
    expect(path).toEqual(['法律法规', '社会法'])
    await portal.answerTo(setCategories, { id, version, categories: ['040500', '040500', '040800'] }, editor)
    expect(await read()).toMatchObject({
      version: version + 1,
      categories: [
        { code: '040500', name: '工伤' },
        { code: '040800', name: '劳动保护' },
      ],
    })
    await portal.answerTo(setCategories, { id, version: version + 1, categories: [] }, editor)
    expect((await read()).categories).toEqual([])
    const noted = await portal.db
      .selectFrom('audit')
      .where('object_id', '=', id)
      .orderBy('id')
      .select(['action', 'object_id'])
      .execute()
    expect(noted).toEqual([
      { action: `关联内容分类：《${LAW}》040500、040800`, object_id: id },
      { action: `关联内容分类：《${LAW}》无`, object_id: id },
    ])
  })

  it('are told as changed meanwhile to the second of two who set them', async () => {
    const { id, version } = await read()
    await portal.answerTo(setCategories, { id, version, categories: ['040500'] }, editor)
    const late = await portal.ask(setCategories, { id, version, categories: ['040100'] }, editor)
    expect(late.code).toBe(errors.changedMeanwhile.code)
    expect((await read()).categories.map(({ code }) => code)).toEqual(['040500'])
  })

  it('exist, and are of a document that exists', async () => {
    const { id, version } = await read()
    const unknown = await portal.ask(setCategories, { id, version, categories: ['999999'] }, editor)
    expect(unknown.message).toBe('所选的内容分类不存在或已停用，请重新选择')
    const malformed = await portal.ask(setCategories, { id, version, categories: ["01%'--"] }, editor)
    expect(malformed.message).toBe('请选择内容分类')
    const nothing = await portal.ask(setCategories, { id: 'kb-1', version: 1, categories: [] }, editor)
    expect(nothing.code).toBe(errors.notFound.code)
  })
})
