import * as contract from '@portal/shared-lib/contract/document-templates'
import { type Route, route } from '../../platform/route'
import { listOffices, listTemplates, listVersions } from './list'
import { addVersion, applyVersion, giveInForce, giveVersion, removeVersion, stopVersion, tryVersion } from './versions'

/** The page of an office's document officer (R16) and of the system's officer (R91). */
const PAGE = ['sys/documentTemplate']

/** Unpacking and filling files costs as much as taking them in. */
const costly = (of: Route): Route => ({ ...of, personLimit: 'rate.upload' })

export const routes: Route[] = [
  route(contract.ownTemplates, PAGE, listTemplates),
  route(contract.templateOffices, PAGE, ({ db, caller, args }) => listOffices(db, caller, args.words)),
  route(contract.templateVersions, PAGE, ({ db, caller, args }) => listVersions(db, caller, args)),
  costly(route(contract.addTemplate, PAGE, addVersion)),
  costly(route(contract.tryTemplate, PAGE, tryVersion)),
  costly(route(contract.templateVersionFile, PAGE, giveVersion)),
  costly(route(contract.templateInForce, PAGE, giveInForce)),
  route(contract.applyTemplate, PAGE, applyVersion),
  route(contract.stopTemplate, PAGE, stopVersion),
  route(contract.removeTemplate, PAGE, removeVersion),
]
