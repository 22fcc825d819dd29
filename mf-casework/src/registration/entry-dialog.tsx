import { Uploads } from '@portal/shared-lib/ui-data'
import {
  CONTROLS,
  type ControlProps,
  dialogOf,
  type Entry,
  type PlainEntry,
  type useUploads,
} from '@portal/shared-lib/ui-form'
import { useCaseworkColleaguesQuery } from './api'
import { OrganisationChoice, type OrganisationEntry } from './engine/controls/organisation-control'

type UploadsEntry = Entry & { readonly kind: 'uploads'; readonly uploads: ReturnType<typeof useUploads> }

/** Somebody of the own organisation, with the position. */
function Colleague({ entry: { label }, ...rest }: ControlProps<Entry>) {
  const { data = [] } = useCaseworkColleaguesQuery({})
  const options = data.map(({ personId, name, position }) => ({ value: personId, label: `${name}（${position}）` }))
  return (
    <CONTROLS.listed {...rest} entry={{ kind: 'listed', label, list: { options, placeholder: `请选择${label}` } }} />
  )
}

/** A dialog of the window, of receptions and of leader cases. */
export const EntryDialog = dialogOf<
  | PlainEntry
  | (Entry & { readonly kind: 'colleague' })
  | UploadsEntry
  | (Entry & { readonly kind: 'organisation' } & OrganisationEntry)
>(
  {
    ...CONTROLS,
    colleague: Colleague,
    organisation: OrganisationChoice,
    uploads: ({ entry: { uploads } }) => (
      <Uploads files={uploads.files} onAdd={uploads.add} onRemove={uploads.remove} />
    ),
  },
  'above',
)
