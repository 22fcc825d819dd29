import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { answerTo, endOf, type Lane, reviveDead, throughCuts, type Working } from './working.ts'

/** From the project's root, where every command runs. */
const LETTER = resolve('server/src/intake/recognition/testing/letter.png')
/** What stands in it. */
const MOBILE = '11012340001'

/** Has a scanned letter read, one time after the other, until all is over. */
export async function keepReading(working: Working, { actor }: Lane) {
  while (!working.over()) {
    const taken = await answerTo(working, actor, 'api/petitions/takeScan', { fjList: [await stage(working, actor)] })
    assert.equal(taken.code, 0, taken.message)
    const dblxid = String(taken.data?.dblxid)
    const asked = await answerTo(working, actor, 'api/recognition/recognise', { dblxid })
    assert.equal(asked.code, 0, asked.message)
    const state = () => answerTo(working, actor, 'api/recognition/state', { dblxid })
    const end = () => endOf(state, ({ code, data }) => code !== 0 || data?.sbzt === 'done' || data?.sbzt === 'failed')
    for (let ended = await end(); ended.data?.sbzt !== 'done'; ended = await end()) {
      assert.equal(ended.code, 0, ended.message)
      await reviveDead(working, 'petitionId', dblxid)
    }
    const { data } = await answerTo(working, actor, 'api/recognition/scan', { dblxid })
    const { yList, sbjg } = data as { yList: unknown[]; sbjg: { zd: string; z: string }[] }
    assert.equal(yList.length, 1)
    assert.deepEqual(
      sbjg.filter(({ zd }) => zd === 'mobile').map(({ z }) => z),
      [MOBILE],
    )
    working.counts.readings += 1
  }
}

async function stage({ address, power }: Working, { headers }: Lane['actor']): Promise<string> {
  const requestId = randomUUID()
  const content = Uint8Array.from(await readFile(LETTER))
  return await throughCuts(power, async () => {
    const body = new FormData()
    body.set('fileinput', new Blob([content]), 'letter.png')
    const response = await fetch(`${address}api/FileUploadController/saveToRedis`, {
      method: 'POST',
      headers: { ...headers, 'x-request-id': requestId },
      body,
    })
    const { data, message } = await response.json()
    if (typeof data !== 'string') throw new Error(`Nothing was staged: ${message}`)
    return data
  })
}
