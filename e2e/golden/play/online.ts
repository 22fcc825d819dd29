import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect } from '../../portal/stories'
import type { Case } from './case'
import { decide } from './duplicates'
import type { Stage } from './golden'
import { rowsWith } from './lists'
import type { Model } from './model'
import { fillPlea, save } from './register'

const ROOT = resolve(__dirname, '../../..')
const PROVINCE = '990000000-xf'

/** Somebody writes to the province on the internet; what the platform hands over is taken in. */
export function submitOnline({ portal }: Stage, { name, plea }: Model, sourceNo: string): void {
  const list = join(portal.data, `${sourceNo}.json`)
  const item = {
    orgId: PROVINCE,
    sourceOrgId: PROVINCE,
    sourceNo,
    channel: '300',
    submittedAt: new Date().toISOString(),
    title: '',
    text: plea.nrzy,
    name,
    idCard: '',
    mobile: '11012340006',
    address: '安澜市石渡县荷塘镇',
  }
  writeFileSync(list, JSON.stringify([item]))
  const command = join(ROOT, 'server/dist/src/start/commands/import-online.js')
  const env = { ...process.env, DATA_FOLDER: portal.data, DATABASE_URL: '' }
  execFileSync(process.execPath, ['--conditions=compiled', command, list], { env, cwd: ROOT, stdio: 'pipe' })
  rmSync(list)
}

/** What has come in, and the petition that is there. */
export interface Again {
  readonly model: Model
  readonly sourceNo: string
  readonly earlier: Case
}

/** Registers what has come in, which is about the same matter as a petition that is there. */
export async function registerAgain(stage: Stage, account: string, { model, sourceNo, earlier }: Again): Promise<Case> {
  const page = await stage.desk(account)
  const rows = await rowsWith(stage, account, 'toDoManage/netLetterRegister', sourceNo)
  await rows.first().getByRole('link').last().click()
  await expect(page.getByRole('textbox', { name: '姓名', exact: true })).toHaveValue(model.name)
  await page.getByRole('radio', { name: '申诉求决类' }).check()
  await fillPlea(page, model)
  await decide(page, petitionNo => (petitionNo === earlier.petitionNo ? '同一事项（重件）' : '新事项（初件）'))
  return { stage, petitionNo: await save(page) }
}
