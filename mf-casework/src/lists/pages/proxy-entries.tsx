import { ListPage } from '../list-page'
import { PROXY_ENTRIES } from '../views/handling'

/** /toDoManage/proxyEntry, without a case */
export default function ProxyEntriesPage() {
  return <ListPage view={PROXY_ENTRIES} />
}
