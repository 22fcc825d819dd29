import { type Controls, fieldOf } from '@portal/shared-lib/ui-form'
import type { Described } from '../described'
import { CodeControl, CodesControl } from './code-controls'
import { FilesControl } from './files-control'
import { OrganisationControl } from './organisation-control'
import { PeopleControl, PersonControl } from './person-controls'
import { RegionControl } from './region-control'
import { SignatureControl } from './signature-control'
import { AmountControl, CountControl, DayControl, FlagControl, TextControl, TimeControl } from './simple-controls'

/** Which control a kind of field has. */
const CONTROLS: Controls<Described> = {
  text: TextControl,
  day: DayControl,
  count: CountControl,
  amount: AmountControl,
  flag: FlagControl,
  code: CodeControl,
  codes: CodesControl,
  region: RegionControl,
  id: OrganisationControl,
  ids: FilesControl,
  person: PersonControl,
  people: PeopleControl,
  time: TimeControl,
  signature: SignatureControl,
}

/** A field that is described where it stands. */
export const DescribedField = fieldOf(CONTROLS)
