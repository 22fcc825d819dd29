import * as contract from '@portal/shared-lib/contract/recognition'
import { refuseRule } from '../../http/refusal'
import { type Route, route } from '../../http/route'
import { refusePetition } from '../../petitions/scope'
import { getScan } from '../items'
import { allPagesOf, hasPage } from '../letter-pages'
import { drawPage, pictureOf } from '../pages'
import { UNREADABLE } from '../queue'
import { openScan } from '../scan-files'
import { SCAN_PAGES } from '../scan-pages'
import { arrange } from './arrange'
import { merge } from './merge'

const pages = route(contract.pages, SCAN_PAGES, async ({ args, caller, db, services }) => {
  const { itemId: petitionId } = await getScan(db, caller, args.itemId)
  const of = { provinceCode: caller.provinceCode, petitionId }
  return { pages: await allPagesOf(services, of).catch(() => refuseRule(UNREADABLE)) }
})

const pagePicture = route(contract.pagePicture, SCAN_PAGES, async ({ args, caller, db, services }) => {
  const { itemId: petitionId } = await getScan(db, caller, args.itemId)
  if (!(await hasPage(db, { provinceCode: caller.provinceCode, petitionId }, args))) refusePetition()
  const scan = await openScan(services, args.fileId)
  const page = await drawPage(scan, { page: args.page, turned: 0 }, 'arranging').catch(() => refuseRule(UNREADABLE))
  const { width, height, blank } = page
  return { picture: pictureOf(page), width, height, blank }
})

/** What is done with the pages of scanned letters before they are registered. */
export const arrangingRoutes: Route[] = [
  ...[pages, pagePicture],
  route(contract.arrange, SCAN_PAGES, arrange),
  route(contract.merge, SCAN_PAGES, merge),
]
