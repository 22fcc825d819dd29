import { distribute } from '@portal/shared-lib/contract/assignments'
import { registerLetter } from '@portal/shared-lib/contract/petitions'
import { claim, newTodos, noteTodos } from '@portal/shared-lib/contract/todos'
import { letterArgs } from '../../../test/letters'
import { usePortal } from '../../../test/portal'

describe('Being told of new to-dos', () => {
  const portal = usePortal({ database: 'demo' })
  let [registrar, clerk, colleague, leader] = ['', '', '', '']

  beforeAll(async () => {
    registrar = await portal.signInAs('zs01')
    clerk = await portal.signInAs('zs05')
    colleague = await portal.signInAs('zz01', '990000000-xf')
    leader = await portal.signInAs('zs06')
  })

  const register = () => portal.answerTo(registerLetter, letterArgs(), { token: registrar })
  const want = (token: string, wanted = true) => portal.answerTo(noteTodos, { wanted }, { token })
  const numbersTold = async (token: string) => {
    const { list } = await portal.answerTo(newTodos, {}, { token })
    return list.map(({ petitionNo }) => petitionNo)
  }

  it('is for whoever asks for it, from then on', async () => {
    await register()
    expect(await portal.answerTo(newTodos, {}, { token: clerk })).toEqual({ wanted: false, list: [] })
    await want(clerk)
    expect(await portal.answerTo(newTodos, {}, { token: clerk })).toEqual({ wanted: true, list: [] })
    const { petitionNo, todoId } = await register()
    expect((await portal.answerTo(newTodos, {}, { token: clerk })).list).toEqual([
      {
        todoId,
        petitionNo,
        typeName: '待分办',
        source: '临江省信访局',
        cameAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        url: `/toDoManage/handle?xfjbh=${petitionNo}&dbid=${todoId}`,
      },
    ])
    await want(clerk)
    expect(await numbersTold(clerk)).toEqual([])
    await want(clerk, false)
    expect(await portal.answerTo(newTodos, {}, { token: clerk })).toEqual({ wanted: false, list: [] })
  })

  it('leaves out what comes by one’s own doing, and what others have taken', async () => {
    await Promise.all([want(registrar), want(clerk), want(colleague)])
    const { petitionNo, todoId } = await register()
    expect(await numbersTold(registrar)).toEqual([])
    expect(await numbersTold(colleague)).toEqual([petitionNo])
    await portal.answerTo(claim, { todoId }, { token: clerk })
    expect([await numbersTold(clerk), await numbersTold(colleague)]).toEqual([[], []])
  })

  it('tells of what a colleague hands over, and of five at most, the latest first', async () => {
    await Promise.all([want(clerk), want(colleague)])
    const { petitionNo, todoId } = await register()
    await portal.answerTo(distribute, { todoIds: [todoId], personId: 'demo-zs05' }, { token: leader })
    expect([await numbersTold(clerk), await numbersTold(colleague)]).toEqual([[petitionNo], []])
    const later: string[] = []
    for (let n = 0; n < 6; n++) later.unshift((await register()).petitionNo)
    expect(await numbersTold(clerk)).toEqual(later.slice(0, 5))
  })
})
