import { transfer } from '@portal/shared-lib/contract/actions'
import { petition } from '@portal/shared-lib/contract/petitions'
import pg from 'pg'
import { type TestCase, useCases } from '../../../test/cases'
import { dispatchArgs, LABOUR } from '../../../test/dispatches'
import { usePortal } from '../../../test/portal'
import { CHANNEL } from '../../platform/live/tell'

describe('A case that changes', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const read = async (account: string, { petitionNo }: TestCase) =>
    portal.answerTo(petition, { petitionNo }, { token: await cases.tokenOf(account) })

  /** What is told of petitions from now on, the first of it. */
  async function listen() {
    const client = new pg.Client({ connectionString: portal.services.databaseUrl })
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    const first = new Promise<object>(resolve => {
      client.on('notification', ({ payload = '{}' }) => {
        const told = JSON.parse(payload) as { tag?: string }
        if (told.tag === 'Petition') resolve(told)
      })
    })
    return { first: first.finally(() => client.end()) }
  }

  it('is named to those who have opened it, and to nobody else', async () => {
    const letter = await cases.letter()
    await read('zs06', letter)
    const { first } = await listen()
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    expect(await first).toEqual({ personIds: ['demo-zs06'], tag: 'Petition', petitionNo: letter.petitionNo })
  })
})
