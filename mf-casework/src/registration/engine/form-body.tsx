import { Section } from '@portal/shared-lib/page'
import { useWatch } from 'react-hook-form'
import { PersonsSection } from '../persons/persons-section'
import { extraPathsOf } from './described'
import { useFormKind } from './form-kind'
import { LAYOUTS, type SectionLayout } from './layouts'
import { SectionFields } from './section-fields'

/** Every section of the form, as its layout says. */
export function FormBody() {
  const form = useFormKind()
  return LAYOUTS[form].map(layout => <LaidOut key={layout.title} layout={layout} />)
}

function LaidOut({ layout }: { layout: SectionLayout }) {
  const form = useFormKind()
  const { section, title, fields, more = [] } = layout
  const accusing = useWatch({ name: 'purpose' }) === ACCUSATION || form === 'inspection'
  const paths = [...fields.filter(path => path !== ACCUSED || accusing), ...extraPathsOf(form, section)]
  if (section === 'persons') return <PersonsSection title={title} paths={paths} />
  return (
    <Section title={title}>
      <SectionFields paths={paths} more={accusing ? more : [...more, ...fields.filter(path => path === ACCUSED)]} />
    </Section>
  )
}

/** DM_XFMD: 揭发控告, of which the accused must be named. */
const ACCUSATION = '02'
const ACCUSED = 'accusedOrgId'
