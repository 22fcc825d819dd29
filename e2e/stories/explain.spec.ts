import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const ROOT = resolve(__dirname, '../..')
const run = promisify(execFile)

/** What `npm run compose -- <province> --explain <what>` prints. */
async function explain(province: string, what: string): Promise<string> {
  const tool = ['--conditions=compiled', join(ROOT, 'scripts/tool.mjs'), 'tooling', 'compose', province]
  const { stdout } = await run(process.execPath, [...tool, '--explain', what], { cwd: ROOT })
  return stdout
}

const SAID = [
  ['linjiang', 'tiles', 'It is there, on /home/index, /home/homeStaff, /home/newHome: mf-dashboards '],
  ['linjiang', '待办统计', '(mf-dashboards/remote.json, homeWidgets, tiles)'],
  ['yunting', 'tiles', 'provinces/yunting/province.json, remotes, asks for "~0.0.9"'],
  ['yunting', '最近办理', '(provinces/yunting/remotes/mf-desk/remote.json, places, caseStrip), for who holds'],
  ['yunting', '/knowledgeTree', 'provinces/yunting/province.json, remotes, does not list it'],
  ['yunting', 'home', 'home is "/desk": provinces/yunting/province.json, home.'],
  ['chengxi', '部门待办', 'is in the menu of R0'],
  ['chengxi', 'ordinary', 'The way to sign in ordinary is there'],
] as const

for (const [province, what, said] of SAID)
  test(`why ${province} has ${what} or not is told from its own files`, async () => {
    expect(await explain(province, what)).toContain(said)
  })
