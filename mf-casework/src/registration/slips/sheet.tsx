import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseworkPetitionQuery } from '../../api'
import { CaseSheet } from '../../record/case-sheet'
import type { Made } from './slip'

/** 登记表 of what has just been registered. */
export function Sheet({ made }: { made: Made }) {
  const { data, error, refetch } = useCaseworkPetitionQuery({ petitionNo: made.answer.petitionNo })
  if (error) return <Trouble error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return <CaseSheet petition={data} />
}
