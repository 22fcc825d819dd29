import { Loading, Trouble } from '@portal/shared-lib/page'
import { useCaseRelatedQuery } from '../../case-api'
import { PetitionRows } from './petition-rows'

/** Petitions of the same matter and those that are alike; asked for when somebody looks. */
export function AlikeList({ petitionNo }: { petitionNo: string }) {
  const { data, error, refetch } = useCaseRelatedQuery({ petitionNo })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <PetitionRows rows={[...data.sameMatter, ...data.alike]} />
}
