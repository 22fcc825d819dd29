import { formatDay } from '@portal/shared-lib'
import { LONGEST_DOCUMENT_NO } from '@portal/shared-lib/contract/rules/document-number'
import { CONTROLS, Several } from '@portal/shared-lib/ui-form'
import { EvidenceList } from '../evidence/evidence-list'
import { type ControlProps, useAbout } from './control'

const DAY_MS = 24 * 3_600_000

/** A day. */
export function Day({ entry, ...rest }: ControlProps<'day'>) {
  const { today } = useAbout()
  const tomorrow = formatDay(new Date(Date.parse(`${today}T00:00:00+08:00`) + DAY_MS))
  return <CONTROLS.day {...rest} entry={{ ...entry, min: entry.from && tomorrow, max: entry.until && today }} />
}

/** Number of what is issued. */
export const DocumentNo = ({ entry, ...rest }: ControlProps<'documentNo'>) => (
  <CONTROLS.line {...rest} entry={{ ...entry, kind: 'line', max: LONGEST_DOCUMENT_NO }} />
)

/** Something that is so or not, and below it what bears it out. */
export function Point(props: ControlProps<'point'>) {
  const { petition } = useAbout()
  const { evidence } = props.entry
  return (
    <>
      <CONTROLS.point {...props} />
      {evidence && <EvidenceList petitionNo={petition.petitionNo} what={evidence} />}
    </>
  )
}

/** Some of the petitioners. */
export function Persons({ entry, ...rest }: ControlProps<'persons'>) {
  const options = useAbout()
    .people.filter(({ isPetitioner }) => isPetitioner)
    .map(({ personSeq, name }) => [personSeq, name] as const)
  return <Several {...rest} entry={{ options }} />
}
