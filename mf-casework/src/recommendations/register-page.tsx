import { Page } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { BackLink } from '../proceedings/back-link'
import { CountedPage, useCounted } from '../proceedings/counted'
import { RECOMMENDATIONS } from './addresses'
import { RecommendationList } from './recommendation-list'
import { RecommendationPage } from './recommendation-page'
import { Register } from './register'

const ALL_SENT = { tab: 'sent', year: 0, kind: '', adopted: '', words: '' } as const

/** /superviseManage/recommendations: the recommendations, or with `sxjyid` one of them. */
export default function RegisterPage() {
  const [parameters] = useSearchParams()
  const id = parameters.get('sxjyid') ?? ''
  const counted = useCounted()
  if (id === '' && counted.length > 0)
    return (
      <CountedPage all={RECOMMENDATIONS}>
        <RecommendationList asked={{ ...ALL_SENT, counted }}>{null}</RecommendationList>
      </CountedPage>
    )
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
