import { Section } from '@portal/shared-lib/page'
import { MatterFields, PersonFields } from '../../record/petition-fields'
import { Attachments } from '../attachments'
import { Timeline } from '../timeline'
import type { TabProps } from './tab-props'

/** Events of late that stand on the first tab. */
const LATELY = 5

/** What was registered, and what happened of late. */
export function DataTab({ petition }: TabProps) {
  return (
    <>
      <Section title="信访人">
        <PersonFields petition={petition} />
      </Section>
      <Section title="信访事项">
        <MatterFields petition={petition} />
      </Section>
      <Section title="附件材料">
        <Attachments files={petition.attachments} />
      </Section>
      <Section title="办理过程">
        <Timeline petitionNo={petition.petitionNo} most={LATELY} />
      </Section>
    </>
  )
}
