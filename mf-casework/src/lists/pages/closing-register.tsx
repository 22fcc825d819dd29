import { onDemand, WhileLoading } from '@portal/shared-lib'
import { ListPage } from '../list-page'
import { ListsOfPage, useListOfPage } from '../lists-of-page'
import { CLOSING_REGISTER } from '../views/petitions'

const MonthBook = onDemand(() => import('../book/month-book'))

const BOOK = 'book'
const LISTS = [[''], [BOOK, '登记簿']] as const

/** /letterClosing/letterCloseRegister: letters that never enter dispatch, and the book of those of a month. */
export default function ClosingRegisterPage() {
  const above = <ListsOfPage path="/letterClosing/letterCloseRegister" lists={LISTS} />
  if (useListOfPage() !== BOOK) return <ListPage view={CLOSING_REGISTER} above={above} />
  return (
    <WhileLoading fallback={null}>
      <MonthBook above={above} />
    </WhileLoading>
  )
}
