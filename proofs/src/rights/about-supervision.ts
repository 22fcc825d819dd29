import { codeIs, isAnswered, isUnknown, isUnknownAs, rowsIn, sameTexts, type Wrong } from './expected.ts'
import type { OrderFact, OrderPartFact, Petition, RecommendationFact } from './facts.ts'
import type { Oracle } from './oracle.ts'
import type { Asker } from './people.ts'
import type { Setting, Way } from './question.ts'

const FORBIDDEN = 4030
const PAGE = 'superviseManage/recommendations'
const isUnknownOrder = isUnknownAs('督办件')
const isUnknownRecommendation = isUnknownAs('三项建议')

/** Those of an order of which somebody may know: all for the office, else what is theirs or below them, once it is sent. */
const partsFor = (oracle: Oracle, asker: Asker, { org, sent, parts }: OrderFact) =>
  parts.filter(part => asker.seat.org === org || (sent && oracle.isOver(asker, part.org)))

const knowsOrder = (oracle: Oracle, asker: Asker, petition: Petition, order: OrderFact) =>
  oracle.knows(asker, petition) && (asker.seat.org === order.org || partsFor(oracle, asker, order).length > 0)

/** Addressees never see each other, nor each other's feedback; those above and the office do. */
export const readOrder: Way = (setting, asker, petition, draws) => {
  const { oracle } = setting
  if (petition.orders.length === 0) return undefined
  const order = draws.pick(petition.orders)
  const known = knowsOrder(oracle, asker, petition, order) ? partsFor(oracle, asker, order) : []
  const part = draws.chance(30) ? draws.pick(order.parts) : undefined
  const args = part ? { dxid: part.id } : { blid: order.id }
  const isKnown = part ? known.includes(part) : knowsOrder(oracle, asker, petition, order)
  const wrong = isKnown ? showsOnly(known, order.parts, mayRead(setting, asker)) : isUnknownOrder
  return {
    asker,
    kind: 'order read',
    call: { path: 'api/supervisions/read', travels: 'json', args },
    petitionNo: petition.no,
    wrong,
  }
}

/** Whether the asker knows of the petition that a line of feedback is about. */
const mayRead =
  ({ facts, oracle }: Setting, asker: Asker) =>
  ({ no }: { no: string }) =>
    facts.petitions.some(petition => petition.no === no && oracle.knows(asker, petition))

function showsOnly(
  known: readonly OrderPartFact[],
  all: readonly OrderPartFact[],
  reads: ReturnType<typeof mayRead>,
): Wrong {
  const names = known.flatMap(({ id, feedbacks, lines }) => [
    ...[`addressee ${id}`, ...feedbacks],
    ...lines.filter(reads).map(({ text }) => text),
  ])
  const words = all.flatMap(({ feedbacks, lines }) => [...feedbacks, ...lines.map(({ text }) => text)])
  return answer => {
    const text = JSON.stringify(answer.data)
    const extra = words.filter(word => text?.includes(`"${word}"`) && !names.includes(word))
    return extra.length > 0 ? `not to be known: ${extra.join(', ')}` : sameTexts(names, shownIn)(answer)
  }
}

interface Recipient {
  readonly dxid: string
  readonly fkList: readonly { readonly zgcs: string; readonly zjqkList: readonly { readonly text: string }[] }[]
}

const shownIn = (data: unknown): string[] =>
  recipientsIn(data).flatMap(({ dxid, fkList }) => [
    `addressee ${dxid}`,
    ...fkList.flatMap(({ zgcs, zjqkList }) => [zgcs, ...zjqkList.map(({ text }) => text)]),
  ])

function recipientsIn(data: unknown): readonly Recipient[] {
  const list = Object.entries(data ?? {}).find(([key]) => key === 'dxList')?.[1]
  return Array.isArray(list) ? list : []
}

/** What may be done for an addressee is told to those alone who may know of it. */
export const readAddressee: Way = ({ oracle }, asker, petition, draws) => {
  const orders = petition.orders.filter(({ parts }) => parts.length > 0)
  if (orders.length === 0) return undefined
  const order = draws.pick(orders)
  const part = draws.pick(order.parts)
  const call = { path: 'api/supervisions/addresseeButtons', travels: 'json', args: { blid: part.id } } as const
  const isKnown = knowsOrder(oracle, asker, petition, order) && partsFor(oracle, asker, order).includes(part)
  return { asker, kind: 'addressee read', call, petitionNo: petition.no, wrong: isKnown ? isAnswered : isUnknownOrder }
}

export const listOrders: Way = ({ oracle }, asker, petition) => {
  const call = { path: 'api/supervisions/ofPetition', travels: 'json', args: {} } as const
  const known = petition.orders.filter(order => knowsOrder(oracle, asker, petition, order)).map(({ id }) => id)
  const ids = (data: unknown) => rowsIn(data).map(({ blid }) => blid)
  const wrong = oracle.knows(asker, petition) ? sameTexts(known, ids) : isUnknown
  return { asker, kind: 'orders of a petition', call, petitionNo: petition.no, wrong }
}

/** States in which it has not been sent. */
const UNSENT = ['0', '1', '8']

const readsRecommendation = (oracle: Oracle, asker: Asker, petition: Petition, found: RecommendationFact) =>
  (asker.seat.org === found.from && oracle.knows(asker, petition)) ||
  (asker.seat.org === found.to && !UNSENT.includes(found.state))

/** Whom it is for reads it once it is sent, and the number of its petition only with rights of the own. */
export const readRecommendation: Way = ({ oracle }, asker, petition, draws) => {
  if (petition.recommendations.length === 0) return undefined
  const found = draws.pick(petition.recommendations)
  const name = draws.pick(['read', 'buttons'])
  const call = { path: `api/recommendations/${name}`, travels: 'json', args: { sxjyid: found.id } } as const
  const about = { asker, kind: 'recommendation read', call, petitionNo: petition.no }
  if (!oracle.holdsPage(asker, PAGE)) return { ...about, wrong: codeIs(FORBIDDEN) }
  if (!readsRecommendation(oracle, asker, petition, found)) return { ...about, wrong: isUnknownRecommendation }
  return { ...about, wrong: name === 'read' ? namesPetition(oracle.knows(asker, petition), petition.no) : isAnswered }
}

const namesPetition =
  (knows: boolean, no: string): Wrong =>
  answer => {
    const told = JSON.stringify(answer.data)?.includes(no) === true
    return answer.code === 0 && told === knows
      ? undefined
      : `${answer.code} ${told ? 'tells' : 'does not tell'} of ${no}`
  }
