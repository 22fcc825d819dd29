import type {
  CaseAnswer,
  ClockAnswer,
  EventAnswer,
  OversightAnswer,
  PapersAnswer,
  RatingsAnswer,
  StepAnswer,
  TodoAnswer,
} from './answers'
import { type Ask, askAs } from './server'

/** Whose eyes a case is read with, and with whom something may wait. */
export interface Readers {
  readonly address: string
  /** Sees all of it. */
  readonly reader: string
  readonly accounts: readonly string[]
}

/** What a case has come to, without what no two cases share: numbers, names of petitioners, dates, texts. */
export async function outcomeOf(petitionNo: string, { address, reader, accounts }: Readers) {
  const ask = await askAs(address, reader)
  const args = { xfjbh: petitionNo }
  return {
    ...caseOutcome(await ask<CaseAnswer>('petitions/case', args)),
    clocks: clockOutcomes(await ask<readonly ClockAnswer[]>('clocks/list', args)),
    steps: stepOutcomes(await ask<readonly StepAnswer[]>('petitions/steps', args)),
    happened: (await ask<readonly EventAnswer[]>('petitions/timeline', args)).map(happening),
    ...paperOutcomes(await ask<PapersAnswer>('petitions/papers', args)),
    ...oversightOutcomes(await ask<OversightAnswer>('petitions/oversight', args)),
    ...ratingOutcomes(await ask<RatingsAnswer>('petitions/ratings', args)),
    waits: await waitingWith(petitionNo, address, accounts),
  }
}

const caseOutcome = ({ stateName, nmbz, xfrs, flcl, drtj, bzList, bldw, bjlx, zjbh }: CaseAnswer) => ({
  state: stateName,
  closedBy: bjlx,
  legalClass: flcl,
  route: drtj,
  flags: bzList.toSorted(),
  liesWith: bldw,
  anonymous: nmbz,
  personCount: xfrs,
  isMerged: zjbh !== '',
})

/** By type and office. What nobody has met yet lapses by itself, the earlier the longer ago it began: that is all one. */
const clockOutcomes = (clocks: readonly ClockAnswer[]) =>
  clocks
    .map(({ type, organisation, state, late, pausedDays, extendedDays, result }) => ({
      type,
      organisation,
      isLate: late,
      wasPaused: pausedDays > 0,
      extendedDays,
      ...(state === 'lapsed' ? { state: 'running', result: '' } : { state, result }),
    }))
    .toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))

const keyOf = (clock: object) => Object.values(clock).join()

function stepOutcomes(steps: readonly StepAnswer[]) {
  const places = new Map(steps.map(({ stepId }, at) => [stepId, at]))
  return steps.map(({ parentId, isLead, modeName, from, to, stateName, needsReport }) => ({
    below: parentId === null ? null : places.get(parentId),
    isLead,
    modeName,
    from,
    to,
    stateName,
    needsReport,
  }))
}

const happening = ({ action, actor, stateName }: EventAnswer) => `${actor} ${action} → ${stateName}`

const paperOutcomes = ({ documents, reports }: PapersAnswer) => ({
  documents: documents.map(({ typeName, organisation, deliveries }) => ({
    typeName,
    organisation,
    deliveries: deliveries.map(({ sdrq, jsbz }) => ({ wasReached: sdrq !== null, wasRefused: jsbz })),
  })),
  reports: reports.map(({ organisation, stateName }) => `${organisation} ${stateName}`),
})

const oversightOutcomes = ({ urges, extensions, suspensions }: OversightAnswer) => ({
  urges: urges.map(({ from, to, repliedAt }) => ({ from, to, isReplied: repliedAt !== null })),
  extensions: extensions.map(({ days, stateName, informedAt }) => ({ days, stateName, isTold: informedAt !== null })),
  suspensions: suspensions.map(({ organisation, endedAt }) => ({ organisation, isOver: endedAt !== null })),
})

const ratingOutcomes = ({ evaluations, checks }: RatingsAnswer) => ({
  evaluations: evaluations.map(({ side, stateName, myd }) => `${side} ${stateName.replace(/^超期未/, '待')} ${myd}`),
  // Of what is closed one in ten is drawn to be checked, whoever it is.
  checks: checks.filter(({ score }) => score !== null).map(({ stateName, score }) => `${stateName} ${score}`),
})

/** What waits with each account; an account that may not see the case is told so. */
async function waitingWith(petitionNo: string, address: string, accounts: readonly string[]) {
  const waits: Record<string, string> = {}
  for (const account of accounts) {
    const ask = await askAs(address, account)
    waits[account] = await todoCode(ask, petitionNo)
  }
  return waits
}

/** To-do of a check, for which a case may have been drawn. */
const DRAWN = 'closingCheck'

const todoCode = (ask: Ask, petitionNo: string): Promise<string> =>
  ask<TodoAnswer>('DbxxController/getDzMessageByXfjbh', { xfjbh: petitionNo }).then(
    ({ code, dzbz }) => (dzbz === '1' && code !== DRAWN ? code : ''),
    (error: Error) => error.message.replace(/^.*and heard: /, ''),
  )
