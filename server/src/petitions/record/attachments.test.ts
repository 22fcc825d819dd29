import { link, stage } from '@portal/shared-lib/contract/files'
import { petition, registerLetter } from '@portal/shared-lib/contract/petitions'
import { countRegistrations, letterArgs } from '../../../test/letters'
import { usePortal } from '../../../test/portal'

describe('Attachments of a letter', () => {
  const portal = usePortal({ database: 'demo' })
  let [registrar, colleague, stranger] = ['', '', '']

  beforeAll(async () => {
    registrar = await portal.signInAs('zs01')
    colleague = await portal.signInAs('zs05')
    stranger = await portal.signInAs('rs12')
  })

  const upload = (name: string, token: string) => portal.answerTo(stage, {}, { token, file: { name, content: name } })

  it("are refused when they are somebody else's, and nothing is stored", async () => {
    const fileIds = [await upload('来信.txt', registrar), await upload('他人.txt', colleague)]
    const before = await countRegistrations(portal.db)
    const answer = await portal.ask(registerLetter, letterArgs({ fileIds }), { token: registrar })
    expect(answer.message).toBe('附件不存在或已被使用，请重新上传')
    expect(await countRegistrations(portal.db)).toEqual(before)
  })

  it('are refused when another petition has them', async () => {
    const fileIds = [await upload('来信.txt', registrar)]
    await portal.answerTo(registerLetter, letterArgs({ fileIds }), { token: registrar })
    const again = await portal.ask(registerLetter, letterArgs({ fileIds }), { token: registrar })
    expect(again.message).toBe('附件不存在或已被使用，请重新上传')
  })

  it('are shown in the order in which they were named, each once', async () => {
    const [first, second] = [await upload('第一页.txt', registrar), await upload('第二页.txt', registrar)]
    const args = letterArgs({ fileIds: [second, first, second] })
    const { petitionNo } = await portal.answerTo(registerLetter, args, { token: registrar })
    const { attachments } = await portal.answerTo(petition, { petitionNo }, { token: registrar })
    expect(attachments.map(({ id, name }) => [id, name])).toEqual([
      [second, '第二页.txt'],
      [first, '第一页.txt'],
    ])
  })

  it('are for those who may see the petition', async () => {
    const fileId = await upload('来信.txt', registrar)
    await portal.answerTo(registerLetter, letterArgs({ fileIds: [fileId] }), { token: registrar })
    expect(await portal.ask(link, { fileId }, { token: colleague })).toMatchObject({ code: 0 })
    expect((await portal.ask(link, { fileId }, { token: stranger })).message).toBe('附件不存在或您无权查看')
  })
})
