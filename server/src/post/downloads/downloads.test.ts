import {
  downloads,
  managedDownloads,
  openDownload,
  publishDownload,
  withdrawDownload,
} from '@portal/shared-lib/contract/downloads'
import { errors } from '@portal/shared-lib/contract/errors'
import { stage } from '@portal/shared-lib/contract/files'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { NOTICE_TEXTS } from '@portal/shared-lib/contract/rules/notice'
import { createPerson, createRole } from '../../../test/factories'
import { usePortal } from '../../../test/portal'

type Material = CallArgs<typeof publishDownload>

describe('Downloads', () => {
  const portal = usePortal()
  let [editor, stranger, reader] = ['', '', '']

  beforeAll(async () => {
    const role = await createRole(portal.db, 'R18', [
      { id: 'sys', url: 'sys', custom_parameters: '{"kind":"menu"}' },
      { id: 'sys/download', parent_id: 'sys', url: 'download', custom_parameters: '{"kind":"page"}' },
    ])
    editor = await portal.signInAs((await createPerson(portal.db, { roles: [role] })).account)
    stranger = await portal.signInAs((await createPerson(portal.db, { roles: [role] })).account)
    reader = await portal.signInAs((await createPerson(portal.db)).account)
  })

  const upload = () => portal.answerTo(stage, {}, { token: editor, file: { name: '登记表.txt', content: '表' } })
  const material = async (part: Partial<Material> = {}): Promise<Material> => ({
    title: '来信登记表',
    type: '业务表格',
    description: '2026年版',
    fileIds: [await upload()],
    ...part,
  })
  const publish = async (part: Partial<Material> = {}) =>
    portal.answerTo(publishDownload, await material(part), { token: editor })
  const list = (ask: CallArgs<typeof downloads> = {}) => portal.answerTo(downloads, ask, { token: reader })

  it('are for those with a session, and offered by those who hold the page 资料管理', async () => {
    expect(await portal.ask(downloads, {})).toMatchObject({ code: errors.sessionEnded.code })
    const offered = await material()
    for (const asked of [
      portal.ask(publishDownload, offered, { token: reader }),
      portal.ask(managedDownloads, {}, { token: reader }),
      portal.ask(withdrawDownload, { id: '1', withdrawn: true }, { token: reader }),
    ])
      expect(await asked).toMatchObject({ code: errors.forbidden.code })
  })

  it.each<[string, Partial<Material>]>([
    [NOTICE_TEXTS.noTitle, { title: '' }],
    [NOTICE_TEXTS.noType, { type: '其他' }],
    [NOTICE_TEXTS.longDescription, { description: '长'.repeat(501) }],
    [NOTICE_TEXTS.classified, { description: '涉密资料' }],
    [NOTICE_TEXTS.noFile, { fileIds: [] }],
  ])('refuse with: %s', async (message, part) => {
    const asked = await portal.ask(publishDownload, await material(part), { token: editor })
    expect(asked).toMatchObject({ code: errors.rule.code, message })
  })

  it('come newest first, in pages by number and by cursor', async () => {
    for (const title of ['甲', '乙', '丙']) await publish({ title })
    const titles = ({ list: rows }: Awaited<ReturnType<typeof list>>) => rows.map(({ title }) => title)
    const first = await list({ limit: 2 })
    expect(titles(first)).toEqual(['丙', '乙'])
    expect(first.total).toBe(3)
    expect(titles(await list({ limit: 2, ...(first.next && { cursor: first.next }) }))).toEqual(['甲'])
    expect(titles(await list({ limit: 2, pageNumber: 2 }))).toEqual(['甲'])
    expect((await portal.ask(downloads, { cursor: 'x' }, { token: reader })).code).toBe(errors.badInput.code)
  })

  it('open for everybody until they are taken back, and then for the office that offered them', async () => {
    const id = await publish()
    const shown = (await list()).list.find(offered => offered.id === id)
    expect(shown).toMatchObject({ title: '来信登记表', type: '业务表格', description: '2026年版' })
    const [file] = shown?.files ?? []
    expect(file).toMatchObject({ name: '登记表.txt', size: 3 })
    const open = (token: string) => portal.ask(openDownload, { id: file?.id ?? '' }, { token })
    const { data } = await open(reader)
    expect(await (await portal.send(data?.path ?? '')).text()).toBe('表')
    const withdrawal = { id, withdrawn: true }
    expect(await portal.ask(withdrawDownload, withdrawal, { token: stranger })).toMatchObject({
      code: errors.notFound.code,
    })
    await portal.answerTo(withdrawDownload, withdrawal, { token: editor })
    expect((await list()).list.some(offered => offered.id === id)).toBe(false)
    expect([(await open(reader)).code, (await open(stranger)).code, (await open(editor)).code]).toEqual([
      errors.notFound.code,
      errors.notFound.code,
      0,
    ])
    const managed = await portal.answerTo(managedDownloads, {}, { token: editor })
    expect(managed.list.find(offered => offered.id === id)).toMatchObject({ withdrawn: true })
    await portal.answerTo(withdrawDownload, { id, withdrawn: false }, { token: editor })
    expect((await open(reader)).code).toBe(0)
  })
})
