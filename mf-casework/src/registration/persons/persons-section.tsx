import { Section } from '@portal/shared-lib/page'
import { useWatch } from '@portal/shared-lib/ui-form'
import { PERSON_LAYOUT } from '../engine/layouts'
import { SectionFields } from '../engine/section-fields'
import { CardHint } from './card-hint'
import { OtherPersons } from './other-persons'

const MAIN = 'persons.0'
const of = (names: readonly string[]) => names.map(name => `${MAIN}.${name}`)

interface PersonsProps {
  readonly title: string
  /** Fields of the petition that stand with its people. */
  readonly paths: readonly string[]
}

/** Who petitions: the main petitioner in full, the others in a table. */
export function PersonsSection({ title, paths }: PersonsProps) {
  const anonymous = useWatch({ name: 'anonymous' }) === true
  return (
    <Section title={title}>
      <SectionFields
        paths={anonymous ? paths : [...paths, ...of(PERSON_LAYOUT.fields)]}
        more={anonymous ? [] : of(PERSON_LAYOUT.more)}
        moreTitle="更多信访人信息"
      />
      {!anonymous && <CardHint at={MAIN} />}
      <OtherPersons anonymous={anonymous} />
    </Section>
  )
}
