import { closeDirectly as call } from '@portal/shared-lib/contract/actions'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { GRAVE_MARKS } from '@portal/shared-lib/contract/rules/marks'
import { isAccusation } from '@portal/shared-lib/contract/rules/petition-rules'
import { attachToPetition } from '../../petitions/record/attachments'
import { STATE } from '../../petitions/record/states'
import { dayOf } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { refuseUnprovenEnd } from '../answering/earlier-decision'
import { reply as replying } from '../answering/reply'
import { endCase } from '../closing/end-case'
import { DOCUMENT, issueDocument } from '../documents/documents'
import { type Done, defineAction } from '../engine/action'
import { chosenCode } from '../engine/codes'
import { lockOf } from '../engine/permit'
import { changePetition, changeStep, type Work } from '../engine/work'
import { mainOf, mergeInto } from '../merging/merge-into'

type Args = CallInput<typeof call>
type Kind = Args['closeType']

const LETTERS = ['100', '110']
const NO_KIND = '请选择办结方式和办结理由'

export const closeDirectly = defineAction<typeof call>({
  call,
  roles: ['R01', 'R06'],
  relation: 'registrar',
  from: [STATE.registered],
  todos: [],
  other: ({ closeType, mainNo }) => (closeType === '11' ? mainNo : ''),
  blocked({ file: { petition } }) {
    if (!LETTERS.includes(petition.channel)) return '只能办结本单位登记的来信'
    const isGrave = petition.flags.some(flag => GRAVE_MARKS.includes(flag)) || isAccused(petition)
    return isGrave ? '涉及扬言、重大紧急或检举控告的信件不能在此办结，请按程序办理' : undefined
  },
  check: (work, args) => CHECKS[args.closeType]?.(work, args) ?? Promise.resolve(),
  perform(work, args) {
    changePetition(work, { box_no: args.boxNo })
    return ENDINGS[args.closeType](work, args)
  },
})

const isAccused = ({ purpose, legal_class }: { purpose: string; legal_class: string }): boolean =>
  isAccusation({ purpose, legalClass: legal_class })

const reasonName = ({ db }: Work, { reason }: Args) => chosenCode(db, 'DM_BLFS', reason, NO_KIND)

const answerOf = ({ at }: Work, { reply, deliveryMode, deliveredOn }: Args) =>
  ({ reply, deliveryMode, deliveredOn: deliveredOn ?? dayOf(at) }) as never

const CHECKS: Partial<Record<Kind, (work: Work, args: Args) => Promise<void>>> = {
  '10': async (work, args) => void (await reasonName(work, args)),
  async '02'(work, args) {
    const locked = lockOf(replying, work)
    if (locked) refuseRule(locked)
    await replying.check?.(work, answerOf(work, args))
  },
  '11': async (work, { mainNo }) => void (await mainOf(work, mainNo)),
  async '09'(work, args) {
    await reasonName(work, args)
    await refuseUnprovenEnd(work, args.reason)
  },
  async '12'({ db, file: { petition } }) {
    const { id: petition_id, province_code } = petition
    const signers = db.selectFrom('petition_person').where(eb => eb.and({ petition_id, province_code, role: '2' }))
    if (await signers.select('seq').executeTakeFirst()) refuseRule('尚有信访人未撤回，不能整件撤回')
  },
}

const ENDINGS: Record<Kind, (work: Work, args: Args) => Promise<Done>> = {
  async '10'(work, args) {
    await changeStep(work, work.step, { mode: args.reason })
    await endCase(work, { state: STATE.filed, closeType: '10', isTold: false })
    return { text: wordsOf(await reasonName(work, args), args.text) }
  },
  '02': (work, args) => replying.perform(work, answerOf(work, args)),
  '11': async (work, { mainNo }) => mergeInto(work, await mainOf(work, mainNo)),
  async '09'(work, args) {
    const { reason, competent, text } = args
    const content = { reason, competent, text }
    await issueDocument(work, { type: DOCUMENT.noFurther, content, issuedAt: work.at })
    await changeStep(work, work.step, { mode: reason })
    await endCase(work, { state: STATE.noFurther, closeType: '09', isTold: false })
    return { text: wordsOf(await reasonName(work, args), text) }
  },
  async '12'(work, { fileIds, text }) {
    await attachToPetition(work.db, work.caller, work.file.petition.id, fileIds)
    await endCase(work, { state: STATE.withdrawn, closeType: '12', isTold: false })
    return { text: wordsOf('信访人撤回', text) }
  },
}

const wordsOf = (...parts: readonly string[]): string => parts.filter(Boolean).join('：')
