import { Section } from '@portal/shared-lib/page'
import { useCasePapersQuery } from '../../case-api'
import { Attachments } from '../../record/attachments'
import type { TabProps } from './tab-props'

/** Every file of the case: what came with it, and what was written or proved since. */
export default function FilesTab({ petition: { petitionNo, attachments } }: TabProps) {
  const { data } = useCasePapersQuery({ petitionNo })
  const written = data?.documents.flatMap(({ file, deliveries }) => [file, ...deliveries.map(each => each.file)]) ?? []
  return (
    <>
      <Section title="信访材料">
        <Attachments files={attachments} />
      </Section>
      <Section title="文书和送达材料">
        <Attachments files={written.filter(file => file !== null)} />
      </Section>
    </>
  )
}
