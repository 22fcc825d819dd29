import { errors } from '@portal/shared-lib/contract/errors'
import { registerLetter } from '@portal/shared-lib/contract/petitions'
import { claim, petitionTodo } from '@portal/shared-lib/contract/todos'
import { letterArgs } from '../../../test/letters'
import { usePortal } from '../../../test/portal'

describe('Where to go for a petition', () => {
  const portal = usePortal({ database: 'demo' })
  let [registrar, clerk, colleague] = ['', '', '']

  beforeAll(async () => {
    registrar = await portal.signInAs('zs01')
    clerk = await portal.signInAs('zs05')
    colleague = await portal.signInAs('zz01', '990000000-xf')
  })

  const register = () => portal.answerTo(registerLetter, letterArgs(), { token: registrar })
  const ask = (petitionNo: string, token: string) => portal.ask(petitionTodo, { petitionNo }, { token })

  it('is for those with a session', async () => {
    const { petitionNo } = await register()
    expect(await portal.ask(petitionTodo, { petitionNo })).toMatchObject({ code: errors.sessionEnded.code })
  })

  it.each(['', 'LX1', 'LX9900002611030000181'])('asks for a whole number instead of "%s"', async petitionNo => {
    expect((await ask(petitionNo, clerk)).message).toBe('信访件编号应为20个字符')
  })

  it.each(['rs12', 'al05', 'sys91'])('is not told to %s, as if there were no such petition', async account => {
    const { petitionNo } = await register()
    const { message } = await ask(petitionNo, await portal.signInAs(account))
    expect(message).toBe('信访件不存在或您无权查看')
    expect((await ask('LX990000991231999999', clerk)).message).toBe(message)
  })

  it('is the page of what waits, until a colleague has claimed it', async () => {
    const { petitionNo, todoId } = await register()
    const waiting = {
      family: 'db',
      url: `/toDoManage/handle?xfjbh=${petitionNo}&dbid=${todoId}`,
      todoId,
      editable: '1',
      code: 'sort',
    }
    expect((await ask(petitionNo, clerk)).data).toEqual(waiting)
    await portal.answerTo(claim, { todoId }, { token: colleague })
    expect((await ask(petitionNo, colleague)).data).toEqual(waiting)
    const toRead = {
      family: 'qt',
      url: `/toDoManage/handle?xfjbh=${petitionNo}`,
      todoId: '',
      editable: '0',
      code: '',
    }
    expect((await ask(petitionNo, clerk)).data).toEqual(toRead)
  })
})
