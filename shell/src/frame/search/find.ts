import { composition, type Desktop } from '@portal/shared-lib'
import { isPetitionNo } from '@portal/shared-lib/contract/rules/petition-number'
import { navigate } from '@portal/shared-lib/router'
import { accessTo } from '../../menu/access'
import { menusOf } from '../../menu/offered'
import { openCase } from '../../pages/open-case'

/** Pages that find by words, the best first. */
const WORD_PAGES = ['/wisdomSearch', '/toDoManage/archive']

const NO_CASES = '您的岗位不接触信访件，不能查询或打开'
const NO_QUERIES = '您没有查询权限，可输入信访件编号直接打开'

/**
 * Opens the case of a petition number; for anything else the page that finds by words, where the user has one. Answers
 * why nothing is opened, where that is certain before the server is asked.
 */
export async function find(typed: string, desktop: Desktop): Promise<string | undefined> {
  const words = typed.trim()
  const number = words.toUpperCase()
  const page = isPetitionNo(number) ? undefined : wordPage(desktop)
  if (page && words) navigate(`${page}?words=${encodeURIComponent(words)}`)
  if (page || !words) return undefined
  if (desktop.seesCases === '0') return NO_CASES
  if (!isPetitionNo(number)) return NO_QUERIES
  await openCase(number)
  return undefined
}

/** The best that somebody serves and the user may see. */
const wordPage = (desktop: Desktop) =>
  WORD_PAGES.find(path => accessTo(path, composition(), menusOf(desktop).granted).kind === 'served')
