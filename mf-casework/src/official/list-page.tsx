import { Page } from '@portal/shared-lib/page'
import { Register } from './register'

/** /official/officialList. */
export default function OfficialListPage() {
  return (
    <Page>
      <Register />
    </Page>
  )
}
