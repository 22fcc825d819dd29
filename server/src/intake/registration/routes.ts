import { registeredForm } from '@portal/shared-lib/contract/correction'
import * as inspectionContract from '@portal/shared-lib/contract/inspections'
import * as draftContract from '@portal/shared-lib/contract/petition-drafts'
import { registerLetter as registerLetterCall } from '@portal/shared-lib/contract/petitions'
import * as contract from '@portal/shared-lib/contract/registration'
import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import type { Caller } from '../../platform/caller'
import { refuse } from '../../platform/refusal'
import { type Route, route } from '../../platform/route'
import { registerActions } from '../../workflow/routes'
import { answerOnPhone } from './answer-at-desk'
import { contextOf } from './ask'
import { correct } from './correction/action'
import { readRegistered } from './correction/read'
import { deleteDraft, listDrafts, readDraft, saveDraft } from './drafts'
import { registerAndFile } from './file-registered'
import { fileScans } from './file-scans'
import { registerFrom } from './from-document'
import { routes as hallNotices } from './hall-notices/routes'
import { registerFeedback } from './inspections/feedback'
import { importInspections } from './inspections/import'
import { storeInterview } from './interviews'
import { routes as joint } from './joint/routes'
import { routes as leaderCases } from './leader-cases/routes'
import { readLimitsAhead } from './limits-ahead'
import { routes as lookups } from './lookups/routes'
import { routes as online } from './online/routes'
import { PAGES, REGISTRATION_PAGES } from './pages'
import { proposeAnswer } from './propose-answer'
import { readPreset } from './reception'
import { routes as receptions } from './receptions/routes'
import { register } from './register'
import { registerLetter } from './register-letter'
import { discardScan, registerScan, takeScan } from './scans'
import { routes as selfEntries } from './self-entries/routes'
import { routes as tickets } from './tickets/routes'

const mayUseForm = ({ permissions }: Pick<Caller, 'permissions'>, form: FormName): boolean =>
  PAGES[form].some(page => permissions.has(page))

function refuseOtherForm(caller: Caller, form: FormName): void {
  if (!mayUseForm(caller, form)) refuse('forbidden')
}

const SCAN_PAGES = [
  'centralizedScan/letterRegister',
  'letterManage/letterOriginal',
  'letterManage/letterRegisterAiInfo',
]

const registering = route(contract.register, REGISTRATION_PAGES, async ask => {
  const { draftId, filing, interview, phone, fromDocument, proposedAnswer, ...registration } = ask.args
  refuseOtherForm(ask.caller, registration.form)
  const registered = await registerAndFile(ask, filing, async () => {
    const made = await registerFrom(ask, fromDocument, note =>
      register(ask.db, ask.caller, registration, contextOf(ask), { judged: true, note }),
    )
    if (interview) await storeInterview(ask, made.petitionId, registration.petitionDate, interview)
    if (phone) await answerOnPhone(ask, made.petitionId, phone.answer)
    if (proposedAnswer) await proposeAnswer(ask, made.petitionId, proposedAnswer)
    return made
  })
  await deleteDraft(ask.db, ask.caller, draftId)
  return registered
})

const preset = route(contract.dispatchPreset, [], ({ args, caller, db }) => readPreset(db, caller, args.petitionNo))

const ahead = route(contract.limitsAhead, REGISTRATION_PAGES, readLimitsAhead)

const registered = route(registeredForm, ['xfj:edit'], readRegistered)

const scans: Route[] = [
  route(contract.takeScan, SCAN_PAGES, takeScan),
  route(contract.registerScan, SCAN_PAGES, registerScan),
  route(contract.discardScan, SCAN_PAGES, discardScan),
  route(contract.fileScans, SCAN_PAGES, fileScans),
]

const INSPECTIONS = ['xsdjManage/xsRegister']
const inspections = [
  route(inspectionContract.importInspections, INSPECTIONS, importInspections),
  route(inspectionContract.registerFeedback, INSPECTIONS, registerFeedback),
]

const drafts: Route[] = [
  route(draftContract.saveDraft, REGISTRATION_PAGES, ({ args, caller, db, services }) =>
    saveDraft(db, caller, args, services),
  ),
  route(draftContract.drafts, REGISTRATION_PAGES, ({ args, caller, db }) => listDrafts(db, caller, args.form)),
  route(draftContract.draft, REGISTRATION_PAGES, ({ args, caller, db, services }) =>
    readDraft(db, caller, args.id, services),
  ),
  route(draftContract.deleteDraft, REGISTRATION_PAGES, ({ args, caller, db }) => deleteDraft(db, caller, args.id)),
]

const letter = route(registerLetterCall, ['letterManage/letterRegister'], ask =>
  registerLetter(ask.db, ask.caller, ask.args, ask.services, contextOf(ask).origin),
)

export const routes: Route[] = [
  letter,
  registering,
  preset,
  ahead,
  ...registerActions([correct]),
  registered,
  ...inspections,
  ...scans,
  ...drafts,
  ...tickets,
  ...hallNotices,
  ...online,
  ...lookups,
  ...leaderCases,
  ...receptions,
  ...joint,
  ...selfEntries,
]
