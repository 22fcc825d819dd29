import * as contract from '@portal/shared-lib/contract/parameters'
import { PARAMETER_TEXTS } from '@portal/shared-lib/contract/rules/parameters'
import { POLICY_PERMISSIONS } from '@portal/shared-lib/contract/rules/policies'
import { RESTAMP } from '../../petitions/clocks/lamps/restamp'
import { movedByYear, takeYear } from '../../petitions/clocks/take-year'
import { authorOf } from '../../platform/audit/author'
import { type Notice, readNotice } from '../../platform/calendar/notice-file'
import { undone } from '../../platform/database/undone'
import { enqueue } from '../../platform/jobs/enqueue'
import { refuseField } from '../../platform/refusal'
import { type Route, route } from '../../platform/route'
import { listParameters, parameterPast, settableRegions } from './list'
import { isWarning, previewOf, setByOfficer } from './set'

/** Whoever has the page reads; the system's officer (R91) sets. */
const PAGE = ['sys/parameter']
const VALUES = [POLICY_PERMISSIONS.values]

const parameters = route(contract.parameters, PAGE, async ({ db, caller }) => ({
  list: await listParameters(db, caller.provinceCode),
  regions: await settableRegions(db, caller.provinceCode),
}))

const preview = route(contract.previewParameter, VALUES, ({ args, services }) => previewOf(services, args))

const set = route(contract.setParameter, VALUES, async ask => {
  const { args, db, services } = ask
  await setByOfficer(db, services, args, authorOf(ask))
  if (isWarning(args.name)) await enqueue({ db, config: services.config }, RESTAMP, {}, 'set')
  return null
})

const history = route(contract.parameterHistory, PAGE, async ({ args, db, caller }) => ({
  list: await parameterPast(db, caller.provinceCode, args.name),
}))

const previewYear = route(contract.previewCalendar, VALUES, async ({ args, services }) => {
  const notice = noticeOf(args.text)
  return shown(notice, await undone(services, db => movedByYear(db, notice)))
})

const importYear = route(contract.importCalendar, VALUES, async ask => {
  const notice = noticeOf(ask.args.text)
  return shown(notice, await takeYear(ask.db, notice, ask.services.now(), authorOf(ask)))
})

function noticeOf(text: string): Notice {
  try {
    return readNotice(text)
  } catch {
    return refuseField(PARAMETER_TEXTS.calendar, 'wjnr')
  }
}

/** `moved`: limits; undefined where nothing is new. */
const shown = ({ year, days }: Notice, moved: number | undefined) => ({
  year,
  off: days.filter(({ kind }) => kind === 'H').length,
  worked: days.filter(({ kind }) => kind === 'A').length,
  isNew: moved !== undefined,
  moves: moved ?? 0,
})

export const routes: Route[] = [parameters, preview, set, history, previewYear, importYear]
