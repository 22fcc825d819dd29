import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseworkPetitionQuery } from '../../api'
import { MatterFields, PersonFields } from '../../petition/petition-fields'
import type { Made } from './slip'
import { SlipPage } from './slip-page'

/** 登记表 of what has just been registered. */
export function Sheet({ made }: { made: Made }) {
  const { data, error, refetch } = useCaseworkPetitionQuery({ petitionNo: made.answer.petitionNo })
  if (error) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return <CaseSheet petition={data} />
}

/** 登记表: the petition as the case shows it to whoever prints it. */
export function CaseSheet({ petition }: { petition: PetitionAnswer }) {
  const files = petition.attachments.map(({ name }) => name).join('、')
  return (
    <SlipPage title="信访事项登记表" rows={[['信访件编号', petition.petitionNo, 'wide']]} signs={['登记人', '审核人']}>
      <PersonFields petition={petition} />
      <MatterFields petition={petition} />
      {files && <p>附件：{files}</p>}
    </SlipPage>
  )
}
