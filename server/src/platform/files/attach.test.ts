import { stage } from '@portal/shared-lib/contract/files'
import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { findCaller } from '../../people/identity/find-caller'
import type { Caller } from '../caller'
import { attachFiles } from './attach'
import { sweepFiles } from './sweep'

describe('Attaching files', () => {
  const portal = usePortal()
  const refusal = '附件不存在或已被使用，请重新上传'

  async function signedIn() {
    const token = await portal.signInAs((await createPerson(portal.db)).account)
    const caller = await findCaller(portal.services, token)
    if (!caller) throw new Error('The person is signed in')
    const upload = (content: string) => portal.answerTo(stage, {}, { token, file: { name: 'a.txt', content } })
    return { caller, upload }
  }

  const attach = (caller: Caller, ids: string[]) => attachFiles(portal.db, caller, ids)
  const stateOf = async (id: string) =>
    (await portal.db.selectFrom('file').where('id', '=', id).select('state').executeTakeFirst())?.state

  it('answers their ids in the order given, each once', async () => {
    const { caller, upload } = await signedIn()
    const [first, second] = [await upload('1'), await upload('2')]
    expect(await attach(caller, [second, first, second])).toEqual([second, first])
    expect([await stateOf(first), await stateOf(second)]).toEqual(['kept', 'kept'])
  })

  it('does nothing where there are none', async () => {
    expect(await attach((await signedIn()).caller, [])).toEqual([])
  })

  it('refuses a file that belongs to something already', async () => {
    const { caller, upload } = await signedIn()
    const id = await upload('x')
    await attach(caller, [id])
    await expect(attach(caller, [id])).rejects.toThrow(refusal)
  })

  it('refuses somebody else’s file', async () => {
    const { upload } = await signedIn()
    const id = await upload('x')
    await expect(attach((await signedIn()).caller, [id])).rejects.toThrow(refusal)
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'x', "' or 1=1", ''])('refuses %j', async id => {
    await expect(attach((await signedIn()).caller, [id])).rejects.toThrow(refusal)
  })

  describe('after a day', () => {
    afterEach(() => portal.clock.reset())

    const contentOf = async (id: string) => {
      const { sha256 } = await portal.db
        .selectFrom('file')
        .where('id', '=', id)
        .select('sha256')
        .executeTakeFirstOrThrow()
      return async () => {
        const stream = await portal.services.files.open(sha256)
        stream?.destroy()
        return stream !== undefined
      }
    }

    it('is too late: the staged file is swept, its content too where nothing else has the same', async () => {
      const { caller, upload } = await signedIn()
      const [kept, sameAsKept, given] = [await upload('kept'), await upload('kept'), await upload('given up')]
      await attach(caller, [kept])
      const [keptContent, givenContent] = [await contentOf(kept), await contentOf(given)]
      portal.clock.advance({ hours: 23 })
      await sweepFiles(portal.services)
      expect(await stateOf(given)).toBe('staged')
      portal.clock.advance({ hours: 1, minutes: 1 })
      await sweepFiles(portal.services)
      expect([await stateOf(kept), await stateOf(sameAsKept), await stateOf(given)]).toEqual([
        'kept',
        undefined,
        undefined,
      ])
      expect([await keptContent(), await givenContent()]).toEqual([true, false])
      await expect(attach(caller, [given])).rejects.toThrow(refusal)
    })
  })
})
