import { Section } from '@portal/shared-lib/page'
import { ClockList } from '../clocks/clock-list'
import { LampRules } from '../clocks/lamp-rules'
import { Disclosures } from '../disclosures'
import { StepTree } from '../steps/step-tree'
import { Timeline } from '../timeline'
import type { TabProps } from './tab-props'

/** Where it went, by when what is owed, everything that happened, and what of it the petitioner may be told. */
export default function ProcessTab({ petition: { petitionNo } }: TabProps) {
  return (
    <>
      <Section title="办理步骤">
        <StepTree petitionNo={petitionNo} />
      </Section>
      <Section title="办理期限">
        <ClockList petitionNo={petitionNo} />
        <LampRules />
      </Section>
      <Section title="办理过程">
        <Timeline petitionNo={petitionNo} />
      </Section>
      <Section title="可告知信访人的进展">
        <Disclosures petitionNo={petitionNo} />
      </Section>
    </>
  )
}
