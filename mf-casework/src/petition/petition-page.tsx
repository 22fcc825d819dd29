import { Loading, Page, Section, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { useCaseworkPetitionQuery } from '../api'
import { Attachments } from './attachments'
import { HeaderStrip } from './header-strip'
import { MatterFields, PersonFields } from './petition-fields'
import { Timeline } from './timeline'

/** /toDoManage/handle?xfjbh=&dbid=: the petition, its data and what happened to it. */
export default function PetitionPage() {
  const [parameters] = useSearchParams()
  const petitionNo = parameters.get('xfjbh') ?? ''
  const { data, error, refetch } = useCaseworkPetitionQuery({ petitionNo }, { refetchOnMountOrArgChange: true })
  if (error) {
    return (
      <Page title="信访件办理">
        <Trouble error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!data) return <Loading />
  return (
    <Page title="信访件办理">
      <HeaderStrip petition={data} />
      <Section title="信访人">
        <PersonFields petition={data} />
      </Section>
      <Section title="信访事项">
        <MatterFields petition={data} />
      </Section>
      <Section title="附件材料">
        <Attachments files={data.attachments} />
      </Section>
      <Section title="办理过程">
        <Timeline petitionNo={petitionNo} />
      </Section>
    </Page>
  )
}
