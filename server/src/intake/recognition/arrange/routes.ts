import * as contract from '@portal/shared-lib/contract/recognition'
import { refusePetition } from '../../../petitions/record/scope'
import { type Route, route } from '../../../platform/route'
import { getScan } from '../items'
import { allPagesOf, hasPage } from '../letter-pages'
import { drawPage, pictureOf } from '../pages'
import { openScan } from '../scan-files'
import { SCAN_PAGES } from '../scan-pages'
import { refuseUndrawn } from '../undrawn'
import { arrange } from './arrange'
import { merge } from './merge'

const pages = route(contract.pages, SCAN_PAGES, async ({ args, caller, db, services }) => {
  const { itemId: petitionId } = await getScan(db, caller, args.itemId)
  const of = { provinceCode: caller.provinceCode, petitionId }
  return { pages: await allPagesOf(services, of).catch(refuseUndrawn) }
})

const pagePicture = route(contract.pagePicture, SCAN_PAGES, async ({ args, caller, db, services }) => {
  const { itemId: petitionId } = await getScan(db, caller, args.itemId)
  if (!(await hasPage(db, { provinceCode: caller.provinceCode, petitionId }, args))) refusePetition()
  const open = () => openScan(services, args.fileId)
  const page = await drawPage(open, { page: args.page, turned: 0 }, 'arranging').catch(refuseUndrawn)
  const { width, height, blank } = page
  return { picture: pictureOf(page), width, height, blank }
})

/** What is done with the pages of scanned letters before they are registered. */
export const arrangingRoutes: Route[] = [
  ...[pages, pagePicture],
  route(contract.arrange, SCAN_PAGES, arrange),
  route(contract.merge, SCAN_PAGES, merge),
]
