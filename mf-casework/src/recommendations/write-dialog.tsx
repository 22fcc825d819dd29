import type { WriteArgs } from '@portal/shared-lib/contract/calls/recommendations'
import { write } from '@portal/shared-lib/contract/calls/recommendations'
import { useRecommendationWriteMutation } from './api'
import { OrganisationDialog, WRITTEN, writtenProblems } from './entries'

/** About what it is written: a petition, an order, or neither. */
export interface About {
  readonly petitionNo?: string
  readonly supervisionId?: string
}

/** 提出建议. */
export function WriteDialog({
  petitionNo = '',
  supervisionId = '',
  onClose,
}: About & { readonly onClose: () => void }) {
  const [send] = useRecommendationWriteMutation()
  const values: WriteArgs = { kind: '1', receiverId: '', text: '', petitionNo, supervisionId }
  return (
    <OrganisationDialog
      title={petitionNo ? `提出三项建议 ${petitionNo}` : '提出三项建议'}
      width={720}
      entries={WRITTEN}
      values={values}
      problemsOf={writtenProblems}
      send={args => send({ args })}
      names={write.send}
      submits="送审"
      done="建议已送审"
      unsaved="三项建议"
      onClose={onClose}
    />
  )
}
