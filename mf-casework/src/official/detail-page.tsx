import { Empty, Page } from '@portal/shared-lib/page'
import { useLocation, useSearchParams } from '@portal/shared-lib/router'
import { BackLink } from '../proceedings/back-link'
import { DOCUMENTS, OWN_WINDOW } from './addresses'
import { OfficialDocument } from './official-document'

/** /official/officialDetail, and the same in a window of its own at /official/officialDetailForOpen. */
export default function OfficialDetailPage() {
  const [parameters] = useSearchParams()
  const id = parameters.get('gwid') ?? ''
  const alone = useLocation().pathname.endsWith(OWN_WINDOW)
  return (
    <Page action={alone ? undefined : <BackLink to={DOCUMENTS}>返回公文列表</BackLink>}>
      {id === '' ? <Empty hint="请从公文列表中打开公文" /> : <OfficialDocument key={id} id={id} alone={alone} />}
    </Page>
  )
}
