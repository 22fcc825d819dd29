import { type Begun, beginProvince } from '../../administration/province/begin'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/database/connect'
import { undone } from '../../platform/database/undone'
import type { Services } from '../../platform/services'
import { loadCodes } from '../../platform/tables/load-codes'
import { run } from './run'

const USAGE = 'Usage: province init <folder> [--check]'

// npm run province -- init <folder> [--check]: takes a province in from its tables; with --check it only says what it would do.
run(async (db, [command, folder, option], config) => {
  if (command !== 'init' || !folder || (option !== undefined && option !== '--check')) throw new Error(USAGE)
  const begun = await begin(db, config, folder, option === '--check')
  for (const { file, line, text } of begun.findings)
    console.error(line ? `${file} 第${line}行：${text}` : `${file}：${text}`)
  if (begun.findings.length > 0) throw new Error(`共${begun.findings.length}处需要改正，未导入任何内容`)
  for (const { title, rows, added, changed } of begun.written)
    console.log(`${title}：${rows}行，新增${added}，变更${changed}，未变${rows - added - changed}`)
  for (const file of begun.settings) console.log(`${file}：已设置`)
  if (option === '--check') return console.log('检查通过，未写入任何内容')
  for (const { account, userName, roleNames, password } of begun.officers)
    console.log(`${roleNames.join('、')}\t${userName}\t${account}\t一次性密码 ${password}`)
  if (begun.officers.length > 0) console.log('一次性密码只显示这一次，请当面交给本人；首次登录后须修改。')
})

async function begin(db: Services['db'], config: Config, folder: string, isTrial: boolean): Promise<Begun> {
  await loadCodes(db, config.codeTables)
  const work = (transaction: Db) => beginProvince(transaction, folder, { config, now: () => new Date() })
  return await (isTrial ? undone({ db }, work) : db.transaction().execute(work))
}
