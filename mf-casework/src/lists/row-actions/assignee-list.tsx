import { Loading, Trouble } from '@portal/shared-lib/page'
import { type ControlProps, type Entry, textOf } from '@portal/shared-lib/ui-form'
import { useCaseworkListsAssigneesQuery } from '../api'
import { PeopleChoice } from './people-choice'

interface AssigneeListProps {
  readonly within: 'department' | 'organisation'
  readonly chosen: string
  readonly onChoose: (personId: string) => void
}

/** Whom to-dos can be given to, with what each has open. */
function AssigneeList({ within, ...choice }: AssigneeListProps) {
  const { data, error, refetch } = useCaseworkListsAssigneesQuery({ within }, { refetchOnMountOrArgChange: true })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const people = data.map(({ personId, name, department, open, overdue, deputy }) => ({
    personId,
    said: [name, department, `在办${open}件${overdue ? `，超期${overdue}件` : ''}`, deputy && `今日由${deputy}代办`],
  }))
  return <PeopleChoice people={people} {...choice} />
}

export type AssigneeEntry = Entry & {
  readonly kind: 'assignee'
  readonly within: AssigneeListProps['within']
}

/** One of those, in a form. */
export const Assignee = ({ entry, value, onChange }: ControlProps<AssigneeEntry>) => (
  <AssigneeList within={entry.within} chosen={textOf(value)} onChoose={onChange} />
)
