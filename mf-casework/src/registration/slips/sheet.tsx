import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseworkPetitionQuery } from '../../api'
import { MatterFields, PersonFields } from '../../petition/petition-fields'
import type { Made } from './slip'
import { SlipPage } from './slip-page'

/** 登记表: the petition as the case shows it to whoever prints it. */
export function Sheet({ made }: { made: Made }) {
  const { petitionNo } = made.answer
  const { data, error, refetch } = useCaseworkPetitionQuery({ petitionNo })
  if (error) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const files = data.attachments.map(({ name }) => name).join('、')
  return (
    <SlipPage title="信访事项登记表" rows={[['信访件编号', petitionNo, 'wide']]} signs={['登记人', '审核人']}>
      <PersonFields petition={data} />
      <MatterFields petition={data} />
      {files && <p>附件：{files}</p>}
    </SlipPage>
  )
}
