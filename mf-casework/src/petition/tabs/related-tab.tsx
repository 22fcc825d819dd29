import { Loading, Section, Trouble } from '@portal/shared-lib/page'
import { useCaseRelatedQuery } from '../../case-api'
import { FRESH } from '../../fresh'
import { PetitionRows } from '../side/petition-rows'
import type { TabProps } from './tab-props'

/** What was merged with it, what is about the same, and what is alike. */
export default function RelatedTab({ petition: { petitionNo } }: TabProps) {
  const { data, error, refetch } = useCaseRelatedQuery({ petitionNo }, FRESH)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      {data.merged.length > 0 && (
        <Section title="已并入本件">
          <PetitionRows rows={data.merged} />
        </Section>
      )}
      <Section title="同一信访事项">
        <PetitionRows rows={data.sameMatter} />
      </Section>
      <Section title="相似件">
        <PetitionRows rows={data.alike} />
      </Section>
    </>
  )
}
