import { Choice, Uploads, type useUploads } from '@portal/shared-lib/ui-data'
import { CONTROLS, type ControlProps, dialogOf, type Entry, type PlainEntry, textOf } from '@portal/shared-lib/ui-form'
import { useCaseworkColleaguesQuery } from './api'
import { OrganisationChoice } from './engine/controls/organisation-control'

type UploadsEntry = Entry & { readonly kind: 'uploads'; readonly uploads: ReturnType<typeof useUploads> }
type OrganisationEntry = Entry & {
  readonly kind: 'organisation'
  readonly useNamed: Parameters<typeof OrganisationChoice>[0]['useNamed']
}

/** Somebody of the own organisation, with the position. */
function Colleague({ entry, id, value, onChange }: ControlProps<Entry>) {
  const { data = [] } = useCaseworkColleaguesQuery({})
  return (
    <Choice
      id={id}
      value={textOf(value) || undefined}
      placeholder={`请选择${entry.label}`}
      onChange={chosen => onChange(chosen ?? '')}
      options={data.map(({ personId, name, position }) => ({ value: personId, label: `${name}（${position}）` }))}
    />
  )
}

/** A dialog of the window, of receptions and of leader cases. */
export const EntryDialog = dialogOf<
  PlainEntry | (Entry & { readonly kind: 'colleague' }) | UploadsEntry | OrganisationEntry
>(
  {
    ...CONTROLS,
    colleague: Colleague,
    organisation: ({ entry, id, value, onChange }) => (
      <OrganisationChoice id={id} value={textOf(value)} onChange={onChange} useNamed={entry.useNamed} />
    ),
    uploads: ({ entry: { uploads } }) => (
      <Uploads files={uploads.files} onAdd={uploads.add} onRemove={uploads.remove} />
    ),
  },
  'above',
)
