import { Uploads } from '@portal/shared-lib/ui-data'
import { type Controls, fieldOf } from '@portal/shared-lib/ui-form'
import { useCorrecting } from '../correcting'
import type { Described } from '../described'
import { useFormFiles } from '../form-files'
import { CodeControl, CodesControl } from './code-controls'
import { OrganisationControl } from './organisation-control'
import { PeopleControl, PersonControl } from './person-controls'
import { RegionControl } from './region-control'
import { RegisteredFiles } from './registered-files'
import { SignatureControl } from './signature-control'
import { AmountControl, CountControl, DayControl, FlagControl, TextControl, TimeControl } from './simple-controls'

/** The attachments; they are staged beside the form, which knows them by their ids. */
function FilesControl() {
  const files = useFormFiles()
  const registered = useCorrecting()?.files ?? []
  return (
    <>
      {registered.length > 0 && <RegisteredFiles files={registered} />}
      {files && <Uploads files={files.files} onAdd={files.add} onRemove={files.remove} />}
    </>
  )
}

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
