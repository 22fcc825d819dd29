import { onDemand, WhileLoading } from '@portal/shared-lib'
import { ListPage } from '../list-page'
import { ListsOfPage, useListOfPage } from '../lists-of-page'
import { QUERY } from '../views/petitions'

const NumbersPage = onDemand(() => import('./numbers'))

const NUMBERS = 'numbers'
const LISTS = [[''], [NUMBERS, '文号登记簿']] as const

/** /toDoManage/archive: every petition that one may see, and the numbers that the office has taken. */
export default function QueryPage() {
  const above = <ListsOfPage path="/toDoManage/archive" lists={LISTS} />
  if (useListOfPage() !== NUMBERS) return <ListPage view={QUERY} above={above} />
  return (
    <WhileLoading fallback={null}>
      <NumbersPage above={above} />
    </WhileLoading>
  )
}
