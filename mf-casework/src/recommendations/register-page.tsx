import { Page } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { BackLink } from '../proceedings/back-link'
import { RECOMMENDATIONS } from './addresses'
import { RecommendationPage } from './recommendation-page'
import { Register } from './register'

/** /superviseManage/recommendations: the recommendations, or with `sxjyid` one of them. */
export default function RegisterPage() {
  const [parameters] = useSearchParams()
  const id = parameters.get('sxjyid') ?? ''
  if (id === '') {
    return (
      <Page>
        <Register />
      </Page>
    )
  }
  return (
    <Page action={<BackLink to={RECOMMENDATIONS}>返回三项建议列表</BackLink>}>
      <RecommendationPage key={id} id={id} />
    </Page>
  )
}
