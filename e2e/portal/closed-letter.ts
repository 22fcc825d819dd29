import {
  accept,
  close,
  draftOpinion,
  recordDelivery,
  signFor,
  transfer,
} from '@portal/shared-lib/contract/calls/actions'
import { registerLetter } from '@portal/shared-lib/contract/calls/petitions'
import type { Calls } from './calls'

/** An office that answers. */
export interface Office {
  readonly orgId: string
  readonly clerk: string
  readonly head: string
  readonly leader: string
}

export const LABOUR_OFFICE: Office = { orgId: '990100000-rs', clerk: 'rs12', head: 'rs13', leader: 'rs14' }
export const HOUSING_OFFICE: Office = { orgId: '990100000-zj', clerk: 'zj12', head: 'zj13', leader: 'zj14' }

/** What somebody asks for. */
export interface Letter {
  readonly name: string
  readonly summary: string
}

/** `YYYY-MM-DD` of a day so many days from today, in China. */
export const dayFrom = (days: number) => new Date(Date.now() + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10)

export const today = () => dayFrom(0)

/** The only petitioner was given it today. */
export const delivered = () => ({
  deliveries: [{ personSeq: 1, mode: '0', deliveredOn: today(), deliveredBy: '沈丁兰' }],
})

/** A letter to the province that was transferred to an office today, which has signed for it; answers its number. */
export async function signedLetter(
  { ask, petitionFor }: Calls,
  { name, summary }: Letter,
  { orgId, clerk }: Pick<Office, 'orgId' | 'clerk'>,
): Promise<string> {
  const { petitionNo } = await ask('zs01', registerLetter, {
    petitionDate: today(),
    channel: '100',
    name,
    mobile: '11090000021',
    address: '安澜市石渡县荷塘镇',
    personCount: 1,
    placeRegion: '990121000000',
    purpose: '03',
    category: '010200',
    summary,
    request: '请求核实并答复。',
  })
  await ask('zs05', transfer, {
    ...(await petitionFor('zs05', petitionNo)),
    legalClass: '3',
    route: '3600',
    mode: '010100',
    receivers: [{ orgId, isLead: true }],
    text: '请按照《信访工作条例》有关规定处理，并书面告知信访人。',
  })
  await ask(clerk, signFor, await petitionFor(clerk, petitionNo))
  return petitionNo
}

/** As `signedLetter`; the office has answered it today too, with its opinion delivered. */
export async function closedLetter(calls: Calls, letter: Letter, office: Office): Promise<string> {
  const { ask, agree, petitionFor } = calls
  const { clerk, head, leader } = office
  const petitionNo = await signedLetter(calls, letter, office)
  const by = (account: string) => petitionFor(account, petitionNo)
  await ask(clerk, accept, { ...(await by(clerk)), issuedOn: today(), text: '你反映的事项已受理。', ...delivered() })
  await ask(clerk, draftOpinion, {
    ...(await by(clerk)),
    facts: '经实地核查并调取相关台账，反映的基本情况属实。',
    opinion: '你反映的诉求有事实依据，责任单位将在三十日内落实到位。',
    basis: '《信访工作条例》第三十二条、第三十四条。',
    answers: [],
    conclusion: '1',
    investigators: ['沈丁兰', '韩戊竹'],
  })
  await agree(petitionNo, 'approval', head, leader)
  await ask(clerk, recordDelivery, { ...(await by(clerk)), ...delivered() })
  await ask(clerk, close, { ...(await by(clerk)), closeType: '01', fourOutcomes: ['1'] })
  return petitionNo
}
