import { REPORT_IDS, REPORTS } from '@portal/shared-lib/contract/rules/figures'
import * as contract from '@portal/shared-lib/contract/stats'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { type Ask, type Route, route } from '../platform/route'
import { countMap, countOverview, countRanking, countShares, countTrend, countUnits } from './board'
import { decisionRoutes } from './decision/routes'
import { freeze } from './frozen/freeze'
import { answerReport } from './frozen/report'
import type { Counting } from './read'
import { readRegions } from './regions'
import { sheetOf } from './sheet'
import { countingAs } from './sight'
import { readTicker } from './ticker'
import { acknowledge } from './today/acknowledge'
import { readToday } from './today/today'

const BOARDS = ['leadershipBoard', 'stat/reports', 'sxjkPage']
const REGION_PAGE = ['kanbanSystem/kanbanRegion']
const UNITS_PAGE = ['kanbanSystem/kanbanUnit']
const REPORT_PAGE = ['stat/reports']

const countingFor = ({ db, caller, services }: Ask<unknown>): Counting => ({
  db,
  caller: countingAs(caller),
  now: services.now(),
})

const overview = route(contract.overview, BOARDS, ask => countOverview(countingFor(ask), ask.args))
const map = route(contract.map, BOARDS, ask => countMap(countingFor(ask), ask.args))
const trend = route(contract.trend, BOARDS, ask => countTrend(countingFor(ask), ask.args))
const ranking = route(contract.ranking, BOARDS, ask => countRanking(countingFor(ask), ask.args))
const units = route(contract.units, UNITS_PAGE, ask => countUnits(countingFor(ask), ask.args))
const today = route(contract.today, REGION_PAGE, ask => readToday(countingFor(ask), ask.args))
const shares = route(contract.shares, BOARDS, ask => countShares(countingFor(ask), ask.args))
const ticker = route(contract.ticker, BOARDS, ask => readTicker(countingFor(ask), ask.args))
const regions = route(contract.regions, [...BOARDS, 'decisionBoard', ...REGION_PAGE], ({ db, caller, args }) =>
  readRegions(db, caller, args.region),
)

const reports = route(contract.reports, REPORT_PAGE, async () => REPORT_IDS.map(id => ({ id, title: REPORTS[id] })))
interface InPeriod {
  readonly from: string
  readonly to: string
}

/** What leaves the portal as a file is part of the audit. */
async function auditSheet({ args, caller, db, request }: Ask<InPeriod>, objectId: string): Promise<void> {
  const exported = { action: '导出统计报表', objectType: 'report', objectId, address: request.ip }
  await recordAudit(db, { ...actorOf(caller), ...exported, after: { from: args.from, to: args.to } })
}

const reportSheet = route(contract.reportSheet, REPORT_PAGE, async ask => {
  const table = await answerReport(countingFor(ask), ask.args)
  await auditSheet(ask, ask.args.id)
  return sheetOf(table, { ...ask.args, by: ask.caller.userName })
})
const mapSheet = route(contract.mapSheet, ['sxjkPage'], async ask => {
  const table = await countMap(countingFor(ask), ask.args)
  await auditSheet(ask, 'sxjkPage')
  return sheetOf({ ...table, title: '市县概况' }, { ...ask.args, compare: true, by: ask.caller.userName })
})
const report = route(contract.report, REPORT_PAGE, ask => answerReport(countingFor(ask), ask.args))
const freezing = route(contract.freeze, ['tj:freeze'], freeze)

export const routes: Route[] = [
  overview,
  map,
  trend,
  ranking,
  units,
  today,
  route(contract.acknowledge, REGION_PAGE, acknowledge),
  shares,
  ticker,
  regions,
  reports,
  report,
  reportSheet,
  mapSheet,
  freezing,
  ...decisionRoutes,
].map(one => ({ ...one, personLimit: 'rate.figures' }))
