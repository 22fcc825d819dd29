import assert from 'node:assert/strict'
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'
import { answerTo, endOf, type Lane, reviveDead, throughCuts, type Working } from './working.ts'

/** So many of a hundred exports can never be made. */
const SPOILT = 20
const LIST = 'v_query'

/** Has the list of all petitions exported, one time after the other, until all is over; each file is looked through. */
export async function keepExporting(working: Working, { actor, draws }: Lane) {
  while (!working.over()) {
    const begun = await answerTo(working, actor, 'api/exports/start', { viewId: LIST })
    const taskId = String(begun.data?.subPathKey)
    assert.equal(begun.code, 0, begun.message)
    const isSpoilt = draws.chance(SPOILT) && (await spoil(working, taskId))
    const ask = () => answerTo(working, actor, 'api/exports/state', { subPathKey: taskId })
    const end = () => endOf(ask, ({ code, data }) => code !== 0 || data?.isComplete === 2)
    let ended = await end()
    if (isSpoilt) {
      assert.notEqual(ended.code, 0, 'An export that cannot be made is said to be done')
      await working.queue.deadOf('taskId', taskId)
      working.counts.spoilt += 1
      continue
    }
    for (; ended.code !== 0; ended = await end()) await reviveDead(working, 'taskId', taskId)
    await isThereOnce(working, taskId)
    await holdsEachOnce(working, actor, taskId, ask)
    working.counts.exports += 1
  }
}

/** What was asked for cannot be read any more, as after a damage; answers whether the export was still to be made. */
async function spoil({ query, power }: Working, taskId: string) {
  const rows = await throughCuts(power, () =>
    query(
      `update export_task set asked = 'spoilt' where id = $1 and state = 'running' and done_rows = 0 returning id`,
      [taskId],
    ),
  )
  const [left] = await throughCuts(power, () =>
    query(`select 1 from export_task where id = $1 and asked = 'spoilt'`, [taskId]),
  )
  return rows.length > 0 || left !== undefined
}

/** One file, one entry of its end in the audit. */
async function isThereOnce({ query, power }: Working, taskId: string) {
  const [task] = await throughCuts(power, () =>
    query(
      `select state, total, done_rows,
        (select count(*)::int from audit where object_id = $2 and action like '导出完成%') as told,
        (select count(*)::int from file where file.id = export_task.file_id) as files
       from export_task where id = $1`,
      [taskId, `${LIST}:${taskId}`],
    ),
  )
  assert.deepEqual({ ...task }, { state: 'done', total: task?.total, done_rows: task?.total, told: 1, files: 1 })
}

/** Each petition of the list stands in the file once. */
async function holdsEachOnce(
  { address, power, query }: Working,
  actor: Lane['actor'],
  taskId: string,
  ask: () => ReturnType<typeof answerTo>,
) {
  const sheet = await throughCuts(power, async () => {
    const { data } = await ask()
    const response = await fetch(address + String(data?.url), { headers: actor.headers })
    return await sheetOf(new Uint8Array(await response.arrayBuffer()))
  })
  const numbers = [...sheet.matchAll(/>(\d{20}|[A-Z]{0,4}\d{12,20})</g)].map(([, number]) => number)
  const [{ total } = { total: 0 }] = await throughCuts(power, () =>
    query<{ total: number }>('select total from export_task where id = $1', [taskId]),
  )
  assert.equal(new Set(numbers).size, total)
  assert.equal(numbers.length, total)
}

async function sheetOf(workbook: Uint8Array) {
  const reader = new ZipReader(new Uint8ArrayReader(workbook))
  try {
    const entry = (await reader.getEntries()).find(({ filename }) => filename === 'xl/worksheets/sheet1.xml')
    if (!entry || entry.directory) throw new Error('The file holds no sheet')
    return await entry.getData(new TextWriter())
  } finally {
    await reader.close()
  }
}
