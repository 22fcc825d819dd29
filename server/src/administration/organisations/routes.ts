import * as contract from '@portal/shared-lib/contract/organisation-admin'
import { MANAGE_ORGANISATIONS } from '../../people/organisations/who-may'
import { authorOf } from '../../platform/audit/author'
import { undone } from '../../platform/database/undone'
import { type Ask, type Route, route } from '../../platform/route'
import { checkImport, importTable } from '../province/import-table'
import { closeOrganisation, reopenOrganisation, setAccess } from './close'
import { listDepartments, removeDepartment, saveDepartment } from './departments'
import { linksOf } from './links'
import { listOrganisations } from './list'
import { mergeOrganisation, previewOfMerge } from './merge/merge'

/** The page of the system's officer (R91). */
const PAGE = [MANAGE_ORGANISATIONS]

const list = route(contract.managedOrganisations, PAGE, ({ args, db }) => listOrganisations(db, args))

const parts = route(contract.organisationParts, PAGE, async ({ args, caller, db }) => {
  const departments = await listDepartments(db, args.id)
  return { departments, links: await linksOf(db, caller.provinceCode, args.id) }
})

const close = route(contract.closeOrganisation, PAGE, async ask => {
  await closeOrganisation(ask.db, ask.caller.provinceCode, ask.args.id, authorOf(ask))
  return null
})

const reopen = route(contract.reopenOrganisation, PAGE, async ask => {
  await reopenOrganisation(ask.db, ask.args.id, authorOf(ask))
  return null
})

const acting = (ask: Ask<unknown>) => ({ caller: ask.caller, by: authorOf(ask), now: ask.services.now() })

const preview = route(contract.previewMerge, PAGE, ask =>
  undone(ask.services, db => previewOfMerge(db, acting(ask), ask.args)),
)

const merge = route(contract.mergeOrganisation, PAGE, ask => mergeOrganisation(ask.db, acting(ask), ask.args))

const access = route(contract.setOrganisationAccess, PAGE, async ask => {
  await setAccess(ask.db, ask.args.id, ask.args.hasAccess === '1', authorOf(ask))
  return null
})

const save = route(contract.saveDepartment, PAGE, async ask => {
  await saveDepartment(ask.db, ask.args, authorOf(ask))
  return null
})

const remove = route(contract.removeDepartment, PAGE, async ask => {
  const { id, deptId } = ask.args
  await removeDepartment(ask.db, ask.caller.provinceCode, id, deptId, authorOf(ask))
  return null
})

const check = route(contract.checkTable, PAGE, ({ args, caller, services }) =>
  checkImport(services, caller.provinceCode, args),
)

const take = route(contract.importTable, PAGE, ask =>
  importTable(ask.db, ask.caller.provinceCode, ask.args, authorOf(ask)),
)

export const routes: Route[] = [list, parts, close, reopen, preview, merge, access, save, remove, check, take]
