import {
  CONTROLS,
  type ControlProps,
  dialogOf,
  type Entry,
  listOf,
  type PlainEntry,
  told,
  useWatch,
  type Values,
} from '@portal/shared-lib/ui-form'
import type { ComponentProps } from 'react'
import { UnitsPicker } from '../../actions/fields/unit-choice'
import type { ChosenUnit } from '../../actions/form'
import { useCaseworkListsCodesQuery } from '../api'
import { Assignee, type AssigneeEntry } from './assignee-list'
import type { Outcome, RowActionDialogProps } from './row-action'

type CodedEntry = Entry & {
  readonly kind: 'coded'
  readonly table: string
  /** Only these of its codes, as things stand. */
  readonly codes?: (values: Values) => RegExp | undefined
  readonly isGiven?: true
}
/** Organisations of which one leads, for a petition. */
type ReceiversEntry = Entry & { readonly kind: 'receivers'; readonly petitionNo: string }
type RowActionEntry = PlainEntry | AssigneeEntry | CodedEntry | ReceiversEntry

function Coded({ entry, ...rest }: ControlProps<CodedEntry>) {
  const { data = [] } = useCaseworkListsCodesQuery({ tableName: entry.table })
  // By its source: two expressions are alike to whoever compares objects.
  const fitting = useWatch({ compute: (values: Values) => entry.codes?.(values)?.source ?? '' })
  const options = data
    .filter(({ codeId }) => new RegExp(fitting).test(codeId))
    .map(({ codeId, codeName }) => [codeId, codeName] as const)
  return <CONTROLS.choice {...rest} entry={{ ...entry, kind: 'choice', options, isListed: true }} />
}

const Receivers = ({ entry, value, isRequired: _, onBlur: __, ...rest }: ControlProps<ReceiversEntry>) => (
  <UnitsPicker
    {...rest}
    label={entry.label}
    place="below"
    petitionNo={entry.petitionNo}
    isWalled={false}
    hasLead
    chosen={listOf<ChosenUnit>(value)}
  />
)

const RowActionDialog = dialogOf<RowActionEntry>(
  { ...CONTROLS, assignee: Assignee, coded: Coded, receivers: Receivers },
  'beside',
)

/** Pixels. */
const WIDTH = 640

interface RowActionFormProps<Entered>
  extends Pick<ComponentProps<typeof RowActionDialog>, 'title' | 'entries' | 'lead' | 'children'> {
  readonly rowAction: RowActionDialogProps
  readonly values: Entered
  /** What is wrong with what was entered; empty where nothing is. */
  readonly problemOf?: (values: Entered) => string
  readonly perform: (values: Entered) => Promise<Outcome>
}

/** A dialog that asks for what an action needs; what was entered stays where it could be done to no row. */
export function RowActionForm<Entered extends object>({
  rowAction,
  problemOf,
  perform,
  ...rest
}: RowActionFormProps<Entered>) {
  const send = async (values: Entered) => {
    rowAction.onDone(await perform(values))
    return undefined
  }
  return (
    <RowActionDialog
      {...rest}
      width={WIDTH}
      submits="确定"
      problemsOf={values => told(problemOf?.(values) ?? '')}
      send={send}
      onDone={stays}
      onClose={rowAction.onClose}
    />
  )
}

/** The list takes the dialog away. */
const stays = () => undefined
