import type { Registered } from '@portal/shared-lib/contract/registration'
import { merge } from '@portal/shared-lib/contract/rules/actions/merge'
import { REGISTRATION_FORMS } from '@portal/shared-lib/contract/rules/petition-forms'
import type { z } from 'zod'
import { attachOnForm } from '../../petitions/record/attachments'
import { nextPetitionNo } from '../../petitions/record/number'
import { STATE } from '../../petitions/record/states'
import { startTimeline, writeStep } from '../../petitions/record/timeline'
import { movingTogether } from '../../petitions/todos/counter'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { lockFileById } from '../../workflow/engine/case-file'
import { finish } from '../../workflow/engine/finish'
import { workOn } from '../../workflow/engine/work-on'
import { mergeInto } from '../../workflow/merging/merge-into'
import type { Judgement } from '../duplicates/judge'
import { keepDecisions } from '../duplicates/keep-decisions'
import { storeAccessList } from './access-list'
import { checkRegistration } from './checks'
import { judgeDuplicates } from './judge-duplicates'
import { openCase } from './open-case'
import { storePersons } from './persons'
import { prefixFor } from './prefix'
import { storeReception } from './reception'
import type { Registration, RegistrationContext, Waiting } from './registration'
import { type Made, storePetition } from './store'
import { suggestForRepeat } from './suggest-for-repeat'

/** Where everybody has their own to-dos: without it, one's own would not be seen. */
const OWN_TODOS = 'toDoManage/personalToDo'
const FORMS: readonly Registration['form'][] = ['letter', 'phone', 'visit', 'simple']

/** Whether what a registrar takes in waits to be sorted by the registrar alone, who prefers it so. */
async function prefersOwnList(db: Db, caller: Caller, { form }: Registration): Promise<boolean> {
  if (!FORMS.includes(form) || !caller.permissions.has(OWN_TODOS)) return false
  const post = await db
    .selectFrom('post')
    .where('id', '=', caller.postId)
    .select('handing_preference as preference')
    .executeTakeFirst()
  return post?.preference === 'personal'
}

export type RegisteredPetition = z.output<typeof Registered> & { readonly petitionId: string }

interface Options {
  /** The row in which it has waited. */
  readonly waiting?: Waiting
  /** Whether earlier petitions are looked for: the form has shown them and asked for decisions. */
  readonly judged: boolean
  /** What the timeline adds to the number. */
  readonly note?: string
}

/**
 * Registers a petition in the caller's transaction, whichever way it came: number, row, persons, attachments, timeline,
 * audit, first step with its clock and to-do. Whether the caller may use the form has been asked.
 */
export function register(
  db: Db,
  caller: Caller,
  registration: Registration,
  context: RegistrationContext,
  options: Options,
): Promise<RegisteredPetition> {
  return movingTogether(db, caller.provinceCode, async () => {
    const at = context.services.now()
    const { waiting } = options
    await checkRegistration(db, caller, registration, { ...context, at, ...(waiting && { waiting }) })
    const judgement = await judgeDuplicates(db, caller, registration, { ...context, at, judged: options.judged })
    const made = { at, judgement, petitionNo: await numberFor(db, caller, registration, at) }
    return await storeAll(db, caller, registration, { context, options, made })
  })
}

async function numberFor(db: Db, { regionCode }: Caller, { channel, form }: Registration, at: Date): Promise<string> {
  return await nextPetitionNo(db, { prefix: await prefixFor(db, channel, form), regionCode, at })
}

interface Storing {
  readonly context: RegistrationContext
  readonly options: Options
  readonly made: Made
}

async function storeAll(db: Db, caller: Caller, registration: Registration, { context, options, made }: Storing) {
  const { petitionNo, at, judgement } = made
  const { provinceCode } = caller
  const { petitionId, queryCode } = await storePetition(db, caller, registration, made, options.waiting)
  const isNew = options.waiting === undefined
  await storePersons(db, context.services.fieldKeys, { provinceCode, petitionId, isNew }, registration)
  await attachOnForm(db, caller, petitionId, registration.fileIds)
  await storeAccessList(db, caller, petitionId, registration)
  await storeReception(db, caller, petitionId, registration, at)
  await keepDecisions(db, provinceCode, petitionId, judgement)
  const isPersonal = !options.waiting && (await prefersOwnList(db, caller, registration))
  const opened = await openCase(db, caller, { petitionId, at, isNew, isPersonal, ...openingOf(registration, options) })
  const note = [options.note, opened.note].filter(Boolean).join(' ')
  await tellTimeline(db, caller, petitionId, made, { ...options, note })
  await recordAudit(db, { ...context.origin, ...auditOf(caller, registration, petitionNo) })
  await suggestForRepeat(db, provinceCode, judgement, at)
  const mergedInto = await mergeAtOnce(db, caller, petitionId, { judgement, context, at })
  return { petitionId, petitionNo, queryCode, mergedInto, ...answerOf(opened, judgement) }
}

const answerOf = ({ todoId, dueAt }: { todoId: string; dueAt: Date }, { repeatFlag }: Judgement) => ({
  todoId,
  dueAt: dateTimeOf(dueAt),
  repeatFlag,
})

/** A petition that has waited goes on with the version it had. */
function tellTimeline(db: Db, caller: Caller, petitionId: string, { petitionNo, at }: Made, options: Options) {
  const { waiting, note = '' } = options
  const text = `编号 ${petitionNo}${note && ` ${note}`}`
  const step = { petitionId, action: '登记', at, text }
  if (!waiting) return startTimeline(db, caller, step, STATE.registered)
  const version = waiting.version + 1
  return writeStep(db, caller, { ...step, stateBefore: STATE.toRegister }, version, STATE.registered)
}

/** What inspection teams hand over stays with whoever registers it, and is due when the team says. */
const openingOf = ({ inspection }: Registration, { waiting }: Options) => ({
  ...(waiting?.receivedAt && { receivedAt: waiting.receivedAt }),
  ...(inspection && { dueOn: inspection.dueOn, isPersonal: true }),
})

const auditOf = (caller: Caller, { form }: Registration, petitionNo: string) => ({
  ...actorOf(caller),
  action: `登记${REGISTRATION_FORMS[form].name}`,
  objectType: 'petition',
  objectId: petitionNo,
})

interface Merging {
  readonly judgement: Judgement
  readonly context: RegistrationContext
  readonly at: Date
}

/** Merges another copy of what was posted before; answers the number it is merged into, empty where it is no copy. */
async function mergeAtOnce(
  db: Db,
  caller: Caller,
  petitionId: string,
  { judgement: { copyOf }, context, at }: Merging,
): Promise<string> {
  if (!copyOf) return ''
  const main = await lockFileById(db, caller.provinceCode, copyOf.petition.id)
  const work = await workOn(db, caller, petitionId, { ...context, at })
  await finish(work, { name: merge.name, ...(await mergeInto(work, main)) }, false)
  return main.petition.petition_no
}
