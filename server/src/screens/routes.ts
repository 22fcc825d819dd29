import { randomUUID } from 'node:crypto'
import * as contract from '@portal/shared-lib/contract/screens'
import { type Route, route } from '../http/route'
import { readPetitionTodo } from '../todos/petition-todo'
import { readColumns } from './columns'

const displayColumns = route(contract.displayColumns, [], ({ args, caller, db }) =>
  readColumns(db, caller, args.viewId),
)

const newKey = route(contract.newKey, [], async () => randomUUID())

const caseAddress = route(contract.caseAddress, [], async ({ args, caller, db }) => {
  const { url } = await readPetitionTodo(db, caller, args.petitionNo)
  return { url }
})

export const routes: Route[] = [displayColumns, newKey, caseAddress]
