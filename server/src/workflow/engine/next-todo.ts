import { getOffice } from '../../people/organisations/office'
import type { TodoType } from '../../petitions/todos/types'
import type { Step } from './case-file'
import { isCoHandling } from './derive'
import type { Work } from './work'

/** What an organisation is to do with a step that it has signed for: whoever co-handles says what it knows. */
export async function nextTodo({ db }: Work, step: Step): Promise<TodoType> {
  if (isCoHandling(step)) return 'coHandle'
  const { isBureau } = await getOffice(db, step.row.to_org_id)
  return isBureau ? 'sort' : 'accept'
}
