import { composition } from '@portal/shared-lib'
import { isPetitionNo } from '@portal/shared-lib/contract/rules/petition-number'
import { navigate } from '@portal/shared-lib/router'
import { openCase } from '../open-case'

/** Pages that find by words, the best first. */
const WORD_PAGES = ['/wisdomSearch', '/toDoManage/archive']

/** Opens the case of a petition number; for anything else the page that finds by words. */
export async function findByWords(typed: string): Promise<void> {
  const words = typed.trim()
  const number = words.toUpperCase()
  if (isPetitionNo(number)) await openCase(number)
  else if (words) navigate(`${wordPage()}?words=${encodeURIComponent(words)}`)
}

function wordPage(): string {
  const served = composition().remotes.flatMap(({ routes }) => routes.map(({ path }) => path))
  return WORD_PAGES.find(path => served.includes(path)) ?? '/wisdomSearch'
}
