import { z } from 'zod'
import { officeText } from './action'
import { dateTime } from './fields'
import { call, named } from './form'
import { checkInterview, type Interviewed, interviewed } from './interview'
import { checkOn, Registered, registered } from './registration'
import type { PetitionFacts } from './rules/petition-facts'

const MOST_VISITORS = 100_000
const ONE_AT_LEAST = '来访人数应至少为1人'

const ticketNo = named('ckdjbh', z.string().trim().length(18, '窗口登记编号应为18个字符'))

/** 1 waiting, 2 called, 3 in interview, 4 done, 5 missed, 9 void. */
const Ticket = z.object({
  ticketNo: named('ckdjbh', z.string()),
  windowName: named('ckmc', z.string()),
  name: named('xm', z.string()),
  personCount: named('lfrs', z.number().int()),
  reason: named('lfsy', z.string()),
  state: named('zt', z.string()),
  issuedAt: named('fhsj', dateTime),
  calledAt: named('jhsj', dateTime.nullable()),
})

/** A number for the window: `CK`, region, day, serial. It is the organisation's to issue, once and today. */
export const reserveTicket = call('POST', 'api/windowRegisterController/generateCkdjBh', {
  writes: true,
  answer: z.string(),
})

/** 窗口发号: to an interviewer, or to whoever of the hall is free. */
export const issueTicket = call('POST', 'api/petitions/issueTicket', {
  writes: true,
  json: {
    windowName: named('ckmc', officeText('窗口或接谈室', { min: 1, max: 50 })),
    name: named('xm', z.string().trim().max(50).default('')),
    personCount: named('lfrs', z.int({ error: ONE_AT_LEAST }).min(1, ONE_AT_LEAST).max(MOST_VISITORS)),
    reason: named('lfsy', z.string().trim().max(200).default('')),
    interviewerId: named('jtr', z.string().default('')),
    /** A number that was reserved; without one the ticket gets the next. */
    ticketNo: ticketNo.optional(),
  },
  answer: z.object({ ticketNo: named('ckdjbh', z.string()), waiting: named('ddrs', z.number().int()) }),
})

/** The tickets of today at the caller's organisation, in their order. */
export const tickets = call('POST', 'api/petitions/tickets', {
  json: {},
  /** Whether the interview is the caller's, or waits for anybody of the caller's department. */
  answer: z.array(Ticket.extend({ waitsForMe: named('dwjt', z.boolean()) })),
})

const moving = (verb: string) =>
  call('POST', `api/petitions/${verb}`, { writes: true, json: { ticketNo }, answer: Ticket })

/** 叫号, and again. */
export const callTicket = moving('callTicket')
/** 过号: nobody came. May be called again. */
export const missTicket = moving('missTicket')

/** 作废票号. */
export const voidTicket = call('POST', 'api/petitions/voidTicket', {
  writes: true,
  json: { ticketNo, reason: named('zfyy', officeText('作废理由', { min: 2, max: 200 })) },
  answer: Ticket,
})

/** 接谈登记: as a petition to be sorted, or answered at the desk. */
export const registerInterview = call('POST', 'api/petitions/registerInterview', {
  writes: true,
  json: {
    ...registered,
    ticketNo,
    ...interviewed,
  },
  check: (args: Omit<PetitionFacts, 'form'> & Interviewed, problem) => {
    checkOn('visit')(args, problem)
    checkInterview(args, problem)
  },
  answer: Registered,
})
