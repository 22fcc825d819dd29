import { Can } from '@portal/shared-lib'
import { ListPage } from '../list-page'
import { ListsOfPage, useListOfPage } from '../lists-of-page'
import { CALLBACKS, CLOSING_CHECKS } from '../views/handling'

const CALLBACK_LIST = 'callbacks'
const LISTS = [[''], [CALLBACK_LIST, CALLBACKS.title]] as const

/** /toDoManage/closingCheck, without a case: what is to be checked, and which petitioners are to be called. */
export default function ClosingChecksPage() {
  const view = useListOfPage() === CALLBACK_LIST ? CALLBACKS : CLOSING_CHECKS
  return (
    <ListPage
      key={view.viewId}
      view={view}
      above={
        <Can url="pj:callback">
          <ListsOfPage path="/toDoManage/closingCheck" lists={LISTS} />
        </Can>
      }
    />
  )
}
