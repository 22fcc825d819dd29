import { exportState, startExport } from '@portal/shared-lib/contract/export-tasks'
import { useCases } from '../../../test/cases'
import { bytesOf, partsOf, textsOf } from '../../../test/exports'
import { usePortal } from '../../../test/portal'
import { dateTimeOf } from '../../platform/calendar/china-time'
import { enqueue } from '../../platform/jobs/enqueue'
import { EXPORT, step } from './run'
import { type ExportTask, findTask, pieceOf } from './task'

const FEW = 7
const TO_THE_MINUTE = 'YYYY-MM-DD HH:mm'.length

describe('An export in whose middle its server ended', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const cases = useCases(portal)
  const session = async () => ({ token: await cases.tokenOf('zs05') })
  const begin = async () => (await portal.answerTo(startExport, { viewId: 'v_query' }, await session())).taskId
  const anew = { done_rows: 0, bytes: 0, cursor: '', body_sha256: '', file_id: null, state: 'running' } as const

  /** What a server does that ends after two portions; another has the export once its time is over. */
  async function interrupted(leave: (task: ExportTask) => Promise<unknown>): Promise<string> {
    const id = await begin()
    await rowsOf(id)
    await portal.db.updateTable('export_task').set(anew).where('id', '=', id).execute()
    await step(portal.services, id, FEW)
    await step(portal.services, id, FEW)
    await leave((await findTask(portal.db, id)) as ExportTask)
    await enqueue(portal.services, EXPORT, { taskId: id }, id)
    return id
  }

  async function textsIn(taskId: string): Promise<(string | undefined)[]> {
    for (;;) {
      const { isComplete, url } = await portal.answerTo(exportState, { taskId }, await session())
      if (isComplete === 2) return textsOf(await partsOf(await bytesOf(await portal.send(url))))
    }
  }
  const rowsOf = async (taskId: string) => (await textsIn(taskId)).slice(0, -1)

  it('goes on where it was, over what had been kept but not written down', async () => {
    const whole = await rowsOf(await begin())
    const id = await interrupted(async task => {
      expect(task.done_rows).toBe(2 * FEW)
      expect(await portal.answerTo(exportState, { taskId: task.id }, await session())).toMatchObject({ isComplete: 0 })
      await portal.services.files.addPiece(pieceOf(task), task.bytes, Buffer.from('half a portion'))
    })
    expect(whole.length).toBeGreaterThan(FEW * 23 * 3)
    expect(await rowsOf(id)).toEqual(whole)
  })

  it('begins anew where what it had read is gone', async () => {
    const whole = await rowsOf(await begin())
    const id = await interrupted(task => portal.services.files.dropPieces(pieceOf(task)))
    expect(await rowsOf(id)).toEqual(whole)
  })

  it('says as of when the first of its rows were read, however much later it ends', async () => {
    const minute = () => dateTimeOf(portal.clock.now()).slice(0, TO_THE_MINUTE)
    const begun = minute()
    let left = ''
    const id = await interrupted(async () => {
      left = minute()
      portal.clock.advance({ minutes: 10 })
    })
    const origin = (await textsIn(id)).at(-1)
    const [, asOf = '', made = ''] = /^数据截至 (.{16})　导出人：.+　导出时间：(.{16})/.exec(origin ?? '') ?? []
    portal.clock.reset()
    expect([begun, asOf, left, made]).toEqual([begun, asOf, left, made].toSorted())
    expect(made > left).toBe(true)
  })
})
