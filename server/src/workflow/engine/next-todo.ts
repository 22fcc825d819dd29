import { getOffice } from '../../people/organisations/office'
import type { TodoType } from '../../petitions/todos/types'
import type { Step } from './case-file'
import { isBeside } from './derive'
import type { Work } from './work'

/** What an organisation is to do with a step that it has signed for: beside the lead to say what it knows. */
export async function nextTodo({ db }: Work, step: Step): Promise<TodoType> {
  if (isBeside(step)) return 'coHandle'
  const { isBureau } = await getOffice(db, step.row.to_org_id)
  return isBureau ? 'sort' : 'accept'
}
