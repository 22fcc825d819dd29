import type { PapersAnswer } from '@portal/shared-lib/contract/calls/cases'
import type { EvidenceOf } from '@portal/shared-lib/contract/rules/actions/description'
import { listOf, textOf } from '../form'

type Paper = PapersAnswer['documents'][number]
type File = NonNullable<Paper['file']>

/** Something in the case that bears a line out: what it is, and the file or the words themselves. */
export interface Evidence {
  readonly title: string
  readonly file: File | null
  readonly text: string
}

/** DM_WSLX. */
const ACCEPTANCE = '01'

const EVIDENCE: Readonly<Record<EvidenceOf, (notices: readonly Paper[], answer: Paper | undefined) => Evidence[]>> = {
  notice: notices => notices.flatMap(notice => [paperOf(notice), ...deliveriesOf(notice)]),
  delivery: (_, answer) => (answer ? deliveriesOf(answer) : []),
  basis: (_, answer) => (answer ? wordsOf('依据', textOf(answer.content.basis)) : []),
  answers: (_, answer) => (answer ? [...answersOf(answer), paperOf(answer)] : []),
}

/** What of the papers of a case bears a line out: the notices of acceptance, and the newest answer. */
export function evidenceOf(what: EvidenceOf, documents: readonly Paper[]): Evidence[] {
  const issued = documents.filter(({ issuedAt }) => issuedAt !== null)
  const notices = issued.filter(({ type }) => type === ACCEPTANCE)
  return EVIDENCE[what](
    notices,
    issued.findLast(({ type }) => type !== ACCEPTANCE),
  )
}

const paperOf = ({ typeName, organisation, issuedAt, file, content }: Paper): Evidence => ({
  title: `${typeName}　${organisation} ${issuedAt?.slice(0, 10) ?? ''}`,
  file,
  text: textOf(content.text) || textOf(content.opinion),
})

const deliveriesOf = ({ deliveries }: Paper): Evidence[] =>
  deliveries.map(({ name, modeName, deliveredOn, refused, attempts, file }) => ({
    title: deliveredOn ? `${name} ${deliveredOn} ${modeName}送达${refused ? '（拒收）' : ''}` : `${name} 未能送达`,
    file,
    text: attempts,
  }))

const answersOf = ({ content }: Paper): Evidence[] =>
  listOf<{ no: number; text: string }>(content.answers).flatMap(({ no, text }) => wordsOf(`第${no}项诉求的答复`, text))

const wordsOf = (title: string, text: string): Evidence[] => (text ? [{ title, text, file: null }] : [])
