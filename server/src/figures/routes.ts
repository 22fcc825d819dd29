import * as panel from '@portal/shared-lib/contract/region-panel'
import { REPORT_IDS, REPORTS } from '@portal/shared-lib/contract/rules/figures'
import * as contract from '@portal/shared-lib/contract/stats'
import * as urging from '@portal/shared-lib/contract/urging'
import { type Route, route } from '../platform/route'
import { auditSheet, countingFor, limited } from './asking'
import { countMap, countOverview, countRanking, countShares, countTrend, countUnits } from './board'
import { paperOf, readCircular } from './circular/circular'
import { saveDraft } from './circular/drafts'
import { decisionRoutes } from './decision/routes'
import { freeze } from './frozen/freeze'
import { answerReport } from './frozen/report'
import { countRegion } from './panels/region'
import { countUnit } from './panels/unit'
import { readRegions } from './regions'
import { sheetOf } from './sheet'
import { readTicker } from './ticker'
import { acknowledge } from './today/acknowledge'
import { readToday } from './today/today'
import { previewUrges, urgeMany } from './urging/urge-many'

const BOARDS = ['leadershipBoard', 'stat/reports', 'sxjkPage']
const REGION_PAGE = ['kanbanSystem/kanbanRegion']
const REGIONS_PAGE = ['sxjkPage']
/** Whoever may urge one petition may urge several. */
const URGES = ['cb:urge']
const UNITS_PAGE = ['kanbanSystem/kanbanUnit']
const REPORT_PAGE = ['stat/reports']

const overview = route(contract.overview, BOARDS, ask => countOverview(countingFor(ask), ask.args))
const map = route(contract.map, BOARDS, ask => countMap(countingFor(ask), ask.args))
const trend = route(contract.trend, BOARDS, ask => countTrend(countingFor(ask), ask.args))
const ranking = route(contract.ranking, BOARDS, ask => countRanking(countingFor(ask), ask.args))
const units = route(contract.units, UNITS_PAGE, ask => countUnits(countingFor(ask), ask.args))
const unit = route(contract.unit, UNITS_PAGE, ask => countUnit(countingFor(ask), ask.args))
const today = route(contract.today, REGION_PAGE, ask => readToday(countingFor(ask), ask.args))
const shares = route(contract.shares, BOARDS, ask => countShares(countingFor(ask), ask.args))
const ticker = route(contract.ticker, BOARDS, ask => readTicker(countingFor(ask), ask.args))
const regions = route(contract.regions, [...BOARDS, 'decisionBoard', ...REGION_PAGE], ({ db, caller, args }) =>
  readRegions(db, caller, args.region),
)

const reports = route(contract.reports, REPORT_PAGE, async () => REPORT_IDS.map(id => ({ id, title: REPORTS[id] })))
const periodIn = ({ from, to }: { readonly from: string; readonly to: string }) => ({ from, to })

const reportSheet = route(contract.reportSheet, REPORT_PAGE, async ask => {
  const table = await answerReport(countingFor(ask), ask.args)
  await auditSheet(ask, ask.args.id, periodIn(ask.args))
  return sheetOf(table, { ...ask.args, by: ask.caller.userName })
})
const mapSheet = route(contract.mapSheet, REGIONS_PAGE, async ask => {
  const table = await countMap(countingFor(ask), ask.args)
  await auditSheet(ask, 'sxjkPage', periodIn(ask.args))
  return sheetOf({ ...table, title: '市县概况' }, { ...ask.args, compare: true, by: ask.caller.userName })
})
const report = route(contract.report, REPORT_PAGE, ask => answerReport(countingFor(ask), ask.args))
const region = route(panel.region, REGIONS_PAGE, ask => countRegion(countingFor(ask), ask.args))
const circular = route(panel.circular, REGIONS_PAGE, ask => readCircular(countingFor(ask), ask.args))
const circularPaper = route(panel.circularPaper, REGIONS_PAGE, async ask => {
  const { region: of, month } = ask.args
  await auditSheet(ask, 'circular', { region: of, month })
  return paperOf(ask.args)
})
const saveCircular = route(panel.saveCircular, REGIONS_PAGE, ({ db, caller, args, services }) =>
  saveDraft(db, caller, args, services.now()),
)
const freezing = route(contract.freeze, ['tj:freeze'], freeze)

export const routes: Route[] = limited([
  overview,
  map,
  trend,
  ranking,
  units,
  unit,
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
  region,
  circular,
  circularPaper,
  saveCircular,
  route(urging.urgeable, URGES, previewUrges),
  route(urging.urgeMany, URGES, urgeMany),
  ...decisionRoutes,
])
