import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accept } from '@portal/shared-lib/contract/actions'
import { createDocument, documentTemplates } from '@portal/shared-lib/contract/documents'
import { link } from '@portal/shared-lib/contract/files'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { answering, notice } from '../../../test/answers'
import { type TestCase, useCases } from '../../../test/cases'
import { paperWords } from '../../../test/papers'
import { usePortal } from '../../../test/portal'
import { wallOff } from '../../../test/walls'
import { docxOf } from './layout'

type Args = Omit<CallArgs<typeof createDocument>, 'petitionNo'>

const hole = (name: string) => `$\{${name}}`
const HOSTILE = `意见 & <w:p/> ${hole('查询码')} {#信访人}`

describe('A document from a template', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { signed } = answering(portal, cases)

  beforeEach(() => portal.clock.stopAt('2026-11-20T09:00:00+08:00'))
  afterAll(() => portal.clock.reset())

  const ask = async (account: string, { petitionNo }: TestCase, args: Args) =>
    portal.ask(createDocument, { petitionNo, ...args }, { token: await cases.tokenOf(account) })
  const create = async (account: string, letter: TestCase, args: Args) =>
    portal.answerTo(createDocument, { petitionNo: letter.petitionNo, ...args }, { token: await cases.tokenOf(account) })

  const wordsOf = (fileId: string) => paperWords(portal, fileId)

  it('has what is known of the petition and what was written, in the parts that the law asks for', async () => {
    const letter = await signed()
    await letter.act('rs12', accept, notice())
    const written = { facts: '经查属实。\n面积1.2亩。', opinion: '予以支持。', basis: '《信访工作条例》第三十二条。' }
    const { fileId, fileName } = await create('rs12', letter, { templateId: '06', ...written })
    expect(fileName).toBe('信访事项处理意见书.docx')
    const words = await wordsOf(fileId)
    expect(words).toEqual([
      ...['信访事项处理意见书', '〔    〕  号', '冯丙莲：'],
      `冯丙莲于2026年11月20日提出的信访事项（编号${letter.petitionNo}），现答复如下：`,
      ...['一、信访请求', '请求核实面积并尽快兑付。', '二、事实和理由', '经查属实。\n面积1.2亩。'],
      ...['三、处理意见', '予以支持。', '四、法律、法规、规章和政策依据', '《信访工作条例》第三十二条。'],
      '如不服本处理意见，可自收到本意见书之日起30日内向安澜市人民政府请求复查。',
      expect.stringMatching(/^联系人：沈丁兰，联系电话：.*，查询码：.+。$/),
      ...['安澜市人力资源和社会保障局', '2026年11月20日', ''],
    ])
  })

  it('is the writer’s own file, which can be handed in with an action', async () => {
    const letter = await signed()
    const written = { documentNo: '安人社[2026]3号', text: '我单位已受理。' }
    const { fileId } = await create('rs12', letter, { templateId: '01', ...written })
    expect(await wordsOf(fileId)).toContain('安人社〔2026〕3号')
    expect(await portal.ask(link, { fileId }, { token: await cases.tokenOf('rs12') })).toMatchObject({ code: 0 })
    expect(await portal.ask(link, { fileId }, { token: await cases.tokenOf('zj12') })).not.toMatchObject({ code: 0 })
    expect(await letter.act('rs12', accept, { ...notice(), fileId })).toMatchObject({ state: '30' })
  })

  it('takes words as words, whatever they look like', async () => {
    const letter = await signed()
    const { fileId } = await create('rs12', letter, { templateId: '07', text: HOSTILE })
    expect(await wordsOf(fileId)).toContain(HOSTILE)
  })

  it('is made of every template that there is', async () => {
    const letter = await signed()
    const templates = await portal.db.selectFrom('document_template').select(['id', 'file_name']).execute()
    expect(templates).toHaveLength(25)
    for (const { id: templateId, file_name } of templates) {
      const { fileId } = await create('rs12', letter, { templateId, text: '特此告知。' })
      const words = (await wordsOf(fileId)).join('\n')
      expect(words).toContain(file_name.replace('.docx', ''))
      expect(words).toContain(letter.petitionNo)
      expect(words).not.toMatch(/\$\{/)
    }
  })

  it('is offered where it is usually written, with what there is room for', async () => {
    const letter = await signed()
    const offered = async () => {
      const { petitionNo } = letter
      return await portal.answerTo(documentTemplates, { petitionNo }, { token: await cases.tokenOf('rs12') })
    }
    const signedFor = await offered()
    expect(signedFor).toHaveLength(25)
    expect(signedFor[0]).toMatchObject({ name: '受理告知书', isSuggested: true, written: ['documentNo', 'text'] })
    await letter.act('rs12', accept, notice())
    const inHand = await offered()
    expect(inHand[0]).toMatchObject({
      name: '信访事项处理意见书',
      isSuggested: true,
      written: ['documentNo', 'facts', 'opinion', 'basis'],
    })
    expect(inHand.filter(({ isSuggested }) => !isSuggested).map(({ name }) => name)).toContain('督办函')
  })

  it('is made of the province’s own file where there is one, and refused where that is no template', async () => {
    const folder = join(portal.services.config.dataFolder, 'templates')
    await mkdir(folder, { recursive: true })
    const own = docxOf({ title: '本省告知书', paragraphs: [{ text: `${hole('信访人')}，${hole('没有的')}。` }] })
    await writeFile(join(folder, '延长办理期限告知书.docx'), own)
    const letter = await signed()
    const { fileId } = await create('rs12', letter, { templateId: '05' })
    expect(await wordsOf(fileId)).toEqual(['本省告知书', '冯丙莲，。', ''])
    await writeFile(join(folder, '延长办理期限告知书.docx'), 'no document')
    const { message } = await ask('rs12', letter, { templateId: '05' })
    expect(message).toMatch(/^文书模板“延长办理期限告知书.docx”无法使用，请联系管理员检查/)
  })

  it('is for those who may know of the petition, and of a template that there is', async () => {
    const letter = await signed()
    expect((await ask('zj12', letter, { templateId: '06' })).message).toBe('信访件不存在或您无权查看')
    expect((await ask('rs12', letter, { templateId: '../06' })).message).toMatch('文书模板')
    expect((await ask('rs12', letter, { templateId: '06', opinion: '本件涉及绝密内容。' })).message).toMatch('涉密')
    await wallOff(portal.db, letter.petitionNo, [])
    expect((await ask('rs12', letter, { templateId: '06' })).message).toBe('信访件不存在或您无权查看')
  })
})
