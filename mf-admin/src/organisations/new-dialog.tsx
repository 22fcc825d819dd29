import type { OrganisationAnswer } from '@portal/shared-lib/contract/calls/organisations'
import type { RegionsAnswer } from '@portal/shared-lib/contract/calls/tables'
import { Dialog, useLeaving } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useAdminInsertOrganisationMutation } from './api'
import { OrganisationForm } from './organisation-form'

interface NewDialogProps {
  readonly region: RegionsAnswer[number]
  readonly onClose: () => void
}

const WIDTH = 960

/** 新增机构: in the region that is chosen. */
export function NewDialog({ region, onClose }: NewDialogProps) {
  const [isTyped, setTyped] = useState(false)
  const [insert] = useAdminInsertOrganisationMutation()
  return (
    <Dialog title="新增机构" width={WIDTH} onClose={useLeaving('新增机构', isTyped, onClose)}>
      <OrganisationForm
        organisation={emptyIn(region)}
        send={({ version: _, ...form }) => insert({ args: form })}
        onTyped={() => setTyped(true)}
        onDone={onClose}
      />
    </Dialog>
  )
}

/** DM_ZSJB counts as the types of regions do; the code is made when it is saved. */
const emptyIn = ({ regionCode, regionName, regionType }: RegionsAnswer[number]): OrganisationAnswer => ({
  id: '',
  companyName: '',
  docShortName: '',
  pinYin: '',
  orgCode: '',
  regionCode,
  regionName,
  subLevelCode: regionType,
  subSystemCode: '',
  parent1Id: '',
  parent2Id: '',
  parent3Id: '',
  postalAddress: '',
  receptionAddress: '',
  telephone: '',
  postalCode: '',
  isPetition: '0',
  isChoose: '1',
  version: 0,
})
