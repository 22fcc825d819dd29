import { REGISTRATION_FLAGS } from '@portal/shared-lib/contract/rules/marks'
import { keepAccusedOut } from '../../../petitions/access/accusation'
import { attachOnForm } from '../../../petitions/record/attachments'
import type { Change } from '../../../petitions/record/changes'
import { keepChanges } from '../../../petitions/record/changes'
import { addStep } from '../../../petitions/record/timeline'
import { refuseRule } from '../../../platform/refusal'
import { wallOff } from '../../../workflow/dispatch/admit'
import type { Done } from '../../../workflow/engine/action'
import type { Petition } from '../../../workflow/engine/case-file'
import type { Work } from '../../../workflow/engine/work'
import { keepDecisions } from '../../duplicates/keep-decisions'
import { movedToMatter } from '../../duplicates/move-matter'
import { indexText } from '../../duplicates/text-index'
import { isWalled } from '../access-list'
import { contentColumns } from '../columns'
import { judgeDuplicates } from '../judge-duplicates'
import { storePersons } from '../persons'
import { suggestForRepeat } from '../suggest-for-repeat'
import { ENTRY } from '../waiting'
import { changesBetween } from './changes-between'
import type { Correction } from './check'
import { registeredOf } from './registered'
import { registeredFiles, withdrawFiles } from './registered-files'
import { storeParts } from './store-parts'

const FIRST_NOW = { action: '更正初重件', text: '原初件更正后不属于同一事项，本件改为初件' }

/** Stores a petition as it is registered now, and what was otherwise before; refused where nothing was. */
export async function correctPetition(work: Work, args: Correction): Promise<Done> {
  const { db, services, caller } = work
  const before = work.file.petition
  const was = await registeredOf(db, services.fieldKeys, before)
  await storeContent(work, args)
  await storePersons(db, services.fieldKeys, { provinceCode: caller.provinceCode, petitionId: before.id }, args)
  await storeParts(work, args)
  if (isWalled(args)) await wallOff(work)
  await keepAccusedOut(db, { provinceCode: caller.provinceCode, petitionId: before.id })
  const files = await correctFiles(work, args)
  const now = await registeredOf(db, services.fieldKeys, await reread(work))
  const changes = [...(await changesBetween(db, services.config, was, now)), ...files]
  if (changes.length === 0) refuseRule('登记内容没有变化，无需保存')
  await keepChanges(work, changes)
  const labels = [...new Set(changes.map(({ label }) => label))].join('、')
  return { text: `更正内容：${labels}；更正原因：${args.reason}`, shared: false }
}

async function storeContent(work: Work, args: Correction): Promise<void> {
  const { db, caller, services, at, file } = work
  const { petition } = file
  const judgement = await judgeDuplicates(db, caller, args, { services, at, judged: true, corrected: petition })
  const { category, placeRegion } = args
  const { moved, firstNow } = await movedToMatter(db, petition, { category, placeRegion, judgement })
  const columns = { ...correctedColumns(petition, args), ...moved }
  await thisPetition(work).set(columns).execute()
  await indexText(db, caller.provinceCode, petition.id, args.summary)
  await db
    .deleteFrom('duplicate_decision')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', petition.id)
    .execute()
  await keepDecisions(db, caller.provinceCode, petition.id, judgement)
  for (const petitionId of firstNow) await addStep(db, caller, { petitionId, at, ...FIRST_NOW })
  const isOther = judgement.sameAs && columns.matter_id !== undefined
  if (isOther) await suggestForRepeat(db, caller.provinceCode, judgement, at)
}

/** The number of another system, and how it was entered, stay as they came; marks that an action of their own sets do too. */
function correctedColumns(petition: Petition, args: Correction) {
  const { channel: _channel, entry_mode: _mode, flags, ...columns } = contentColumns(args)
  const { source_type: _type, source_org_id: _org, source_no: _no, ...own } = columns
  const others = petition.flags.filter(flag => !(flag in REGISTRATION_FLAGS))
  return {
    ...(petition.entry_mode === ENTRY.import ? own : columns),
    flags: [...new Set([...flags, ...others])],
    // A wall that is up stays: what was an accusation is confidential still.
    ...(isWalled(args) && { walled_off: true }),
    // The way to go on is chosen by the legal class, at the dispatch.
    ...(args.legalClass !== petition.legal_class && { statutory_route: '' }),
  }
}

const thisPetition = ({ db, caller, file }: Work) =>
  db.updateTable('petition').where('province_code', '=', caller.provinceCode).where('id', '=', file.petition.id)

const reread = ({ db, caller, file }: Work): Promise<Petition> =>
  db
    .selectFrom('petition')
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', file.petition.id)
    .selectAll()
    .executeTakeFirstOrThrow()

/** What was attached by mistake goes before what is added comes. */
async function correctFiles(work: Work, { fileIds, withdrawnFileIds }: Correction): Promise<Change[]> {
  const { db, caller, file } = work
  const withdrawn = await withdrawFiles(work, withdrawnFileIds)
  const kept = await registeredFiles(db, file.petition)
  await attachOnForm(db, caller, file.petition.id, fileIds)
  const added = (await registeredFiles(db, file.petition)).slice(kept.length)
  if (withdrawn.length + added.length === 0) return []
  return [{ label: '附件', before: withdrawn.join('、'), after: added.map(({ name }) => name).join('、') }]
}
