import { Section } from '@portal/shared-lib/page'
import { useWatch } from '@portal/shared-lib/ui-form'
import { useCorrecting } from '../engine/correcting'
import { extraPathsOf } from '../engine/described'
import { useFormKind } from '../engine/form-kind'
import { LAYOUTS, type SectionLayout } from '../engine/layouts'
import { SectionFields } from '../engine/section-fields'
import { PersonsSection } from '../persons/persons-section'

/** Every section of the form, as its layout says. */
export function FormBody() {
  const form = useFormKind()
  return LAYOUTS[form].map(layout => <LaidOut key={layout.title} layout={layout} />)
}

function LaidOut({ layout }: { layout: SectionLayout }) {
  const form = useFormKind()
  const { section, title, fields, more = [] } = layout
  const isCorrected = useCorrecting() !== undefined
  const accusing = useWatch({ name: 'purpose' }) === ACCUSATION || form === 'inspection'
  const asked = fields.filter(path => (path !== ACCUSED || accusing) && !(isCorrected && isSaid(path)))
  const paths = [...asked, ...extraPathsOf(form, section)]
  if (paths.length === 0) return null
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
/** What was said at the window or on the line was written down then, and is not put right on the form. */
const isSaid = (path: string) => path.startsWith('interview.') || path.startsWith('phone.')
