import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { SlipPage } from '../print-dialog/slip-page'
import { MatterFields, PersonFields } from './petition-fields'

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
