import type { OriginAnswer } from '@portal/shared-lib/contract/calls/reviews'
import { Fields, Loading, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { PlainTable } from '../plain-table/plain-table'
import { PetitionSearch } from '../proceedings/petition-search'
import { useReviewOriginQuery } from '../review-rows/api'

/** Looks up what may be asked for of a petition: by whom, until when, and who is competent. */
export const OriginSearch = () => (
  <PetitionSearch
    label="原信访件编号"
    hint="收到复查、复核申请后，按原信访件编号查询处理意见、送达日期和有权复查复核的单位，再登记申请。"
  >
    {petitionNo => <Origin petitionNo={petitionNo} />}
  </PetitionSearch>
)

function Origin({ petitionNo }: { petitionNo: string }) {
  const asked = useReviewOriginQuery({ petitionNo }, { refetchOnMountOrArgChange: true })
  const { currentData: data, error, refetch } = asked
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <Found origin={data} petitionNo={petitionNo} />
}

function Found({ origin, petitionNo }: { origin: OriginAnswer; petitionNo: string }) {
  const { kindName, originalOrganisation, petitioners, competent, hindrance, isUndecided } = origin
  const addressOf = (action: string) => `/toDoManage/handle?${new URLSearchParams({ xfjbh: petitionNo, action })}`
  return (
    <>
      <Fields
        rows={[
          ['可申请', kindName],
          ['原办理单位', originalOrganisation],
          [`有权${kindName}的单位`, competent.map(({ name, reason }) => `${name}（${reason}）`).join('、'), 'wide'],
        ]}
      />
      {petitioners.length > 0 && (
        <PlainTable headings={['信访人', '送达日期', '申请截止', '今日申请']}>
          {petitioners.map(({ personSeq, name, deliveredOn, windowUntil, isInTime }) => (
            <tr key={personSeq}>
              <td>{name}</td>
              <td>{deliveredOn}</td>
              <td>{windowUntil?.slice(0, 10) ?? '—'}</td>
              <td>{isInTime ? '在30日内' : '已超过30日'}</td>
            </tr>
          ))}
        </PlainTable>
      )}
      {hindrance ? <p role="status">{hindrance}</p> : <Link to={addressOf('registerReview')}>登记{kindName}申请</Link>}
      {isUndecided && (
        <p>
          原件不是在本系统作出的：<Link to={addressOf('recordOriginal')}>登记原处理意见</Link>
        </p>
      )}
    </>
  )
}
