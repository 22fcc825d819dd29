import { randomUUID } from 'node:crypto'
import * as contract from '@portal/shared-lib/contract/screens'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'
import { type Route, route } from '../../platform/route'
import { readPetitionTodo } from '../case-page/petition-todo'
import { readColumns } from './columns'

const displayColumns = route(contract.displayColumns, [], ({ args, caller, db }) =>
  readColumns(db, caller, args.viewId),
)

const newKey = route(contract.newKey, [], async () => randomUUID())

const caseAddress = route(contract.caseAddress, [], async ({ args, caller, db, services }) => {
  const { url } = await readPetitionTodo(db, caller, args.petitionNo, services.now())
  return { url }
})

const templateFileName = route(contract.templateFileName, [], ({ args, db }) => readFileName(db, args.id))

export const routes: Route[] = [displayColumns, newKey, caseAddress, templateFileName]

/** The name of a template's file. */
async function readFileName(db: Db, id: string): Promise<string> {
  const template = await db.selectFrom('document_template').where('id', '=', id).select('file_name').executeTakeFirst()
  return template?.file_name ?? refuse('notFound', { what: '文书模板' })
}
