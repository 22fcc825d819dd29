import type { documentTemplates, WRITTEN } from '@portal/shared-lib/contract/documents'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import PizZip from 'pizzip'
import { STATE, type State } from '../../petitions/record/states'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import type { CaseFile } from '../engine/case-file'
import { letterOf } from './documents'
import { namesInForce } from './own-template'
import { proposedNumbers } from './proposed-numbers'
import { readDelivered, titleOf } from './template'

const DISPATCHING = ['04', '17', '18', '02', '03', '15', '24']
const HANDLING = ['06', '07', '05', '12', '13', '14', '19', '01', '23']
const ANSWERING = ['06', '07', '13', '14', '23']
const ENDED = ['23', '20', '21', '22', '16']

/** Kinds of documents (DM_WSLX) that are usually written in a state, what is written most first. */
const SUGGESTED: Readonly<Partial<Record<State, readonly string[]>>> = {
  [STATE.registered]: DISPATCHING,
  [STATE.dispatchApproval]: DISPATCHING,
  [STATE.toSign]: ['04', '17', '18', '16'],
  [STATE.returnAsked]: ['04', '17', '18', '16'],
  [STATE.signed]: ['01', '02', '03', '15', '07', '12', '23'],
  [STATE.inHand]: HANDLING,
  [STATE.suspended]: HANDLING,
  [STATE.answerApproval]: ANSWERING,
  [STATE.reported]: ANSWERING,
  [STATE.toRedo]: HANDLING,
  [STATE.answered]: ANSWERING,
  [STATE.closed]: ENDED,
  [STATE.correcting]: ENDED,
  [STATE.reopened]: HANDLING,
  [STATE.notAccepted]: ['02', '23'],
  [STATE.noFurther]: ['03', '23'],
}

/** While it is reviewed or re-reviewed. */
const REVIEWING: Readonly<Record<number, readonly string[]>> = {
  1: ['08', '12', '09', '23'],
  3: ['10', '12', '11', '23'],
}

const suggestedFor = ({ state, review_state }: CaseFile['petition']): readonly string[] =>
  REVIEWING[review_state] ?? SUGGESTED[state as State] ?? []

type Shown = CallAnswer<typeof documentTemplates>[number]
type Written = (typeof WRITTEN)[number]

/** By what name a template calls what the writer says. */
const HOLES: Readonly<Record<Written, string>> = {
  documentNo: '文号',
  text: '文书内容',
  facts: '事实和理由',
  opinion: '处理意见',
  basis: '法律依据',
}
const ALL = Object.keys(HOLES) as Written[]

/** Every template, those that a state suggests first, each with what there is room for in it. */
export async function readTemplates(
  db: Db,
  services: Pick<Services, 'config' | 'now'>,
  caller: Caller,
  file: CaseFile,
): Promise<Shown[]> {
  const rows = await db
    .selectFrom('document_template')
    .orderBy('id')
    .select(['id', 'doc_type as type', 'file_name as fileName'])
    .execute()
  const suggested = suggestedFor(file.petition)
  const numberOf = await proposedNumbers(db, caller, file.petition.id, services.now())
  const letter = letterOf(file, caller)
  const own = await namesInForce(db, caller.provinceCode, caller.orgId)
  const shown = await Promise.all(
    rows.map(async ({ id, type, fileName }) => ({
      templateId: id,
      name: titleOf(fileName),
      place: placeOf(suggested, type),
      documentNo: numberOf(type),
      isAnswer: type === letter,
      written: writtenFor(own.get(id)) ?? writtenIn(await readDelivered(services.config, id, fileName)),
    })),
  )
  return shown
    .toSorted((a, b) => a.place - b.place)
    .map(({ place, ...template }) => ({ ...template, isSuggested: place < suggested.length }))
}

const placeOf = (suggested: readonly string[], type: string): number =>
  suggested.includes(type) ? suggested.indexOf(type) : suggested.length

const writtenFor = (names: readonly string[] | undefined): Written[] | undefined =>
  names && ALL.filter(name => names.includes(HOLES[name]))

/** Of a file that is no template nothing is known; whoever uses it is told. */
function writtenIn(content: Buffer): Written[] {
  try {
    const xml = new PizZip(content).file('word/document.xml')?.asText() ?? ''
    return ALL.filter(name => xml.includes(`\${${HOLES[name]}}`))
  } catch {
    return ALL
  }
}
