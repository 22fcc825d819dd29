import type { TicketsAnswer } from '@portal/shared-lib/contract/calls/tickets'

export type Ticket = TicketsAnswer[number]

const TICKET_STATE = { waiting: '1', called: '2', serving: '3', done: '4', missed: '5', void: '9' } as const

const WORDS: Readonly<Record<string, string>> = {
  '1': '等待',
  '2': '已叫号',
  '3': '接谈中',
  '4': '接谈完毕',
  '5': '过号',
  '9': '已作废',
}

/** Whether tickets can be in it. */
export const isState = (state: string): boolean => Object.hasOwn(WORDS, state)

export const stateOf = ({ state }: Pick<Ticket, 'state'>): string => WORDS[state] ?? ''

/** The serial of the day, as it is called out. */
export const serialOf = ({ ticketNo }: Pick<Ticket, 'ticketNo'>): string => ticketNo.slice(-4)

const FIRST_AND_REST = /^(.)(.*)$/u

/** A name as strangers in a hall may read it. */
export const maskedName = (name: string): string =>
  name.replace(FIRST_AND_REST, (_, first: string, rest: string) => first + '*'.repeat(Math.max([...rest].length, 1)))

export const isWaiting = ({ state }: Pick<Ticket, 'state'>): boolean => state === TICKET_STATE.waiting
export const isCalled = ({ state }: Pick<Ticket, 'state'>): boolean => state === TICKET_STATE.called
export const isVoid = ({ state }: Pick<Ticket, 'state'>): boolean => state === TICKET_STATE.void
export const isCallable = ({ state }: Pick<Ticket, 'state'>): boolean =>
  [TICKET_STATE.waiting, TICKET_STATE.called, TICKET_STATE.missed].some(one => one === state)

/**
 * What is called now, the newest call first. A room receives one at a time: of several that were called to it the last
 * one stands.
 */
export function calledNow<T extends Pick<Ticket, 'state' | 'calledAt' | 'windowName' | 'ticketNo'>>(
  tickets: readonly T[],
): T[] {
  const newestFirst = tickets.filter(isCalled).toSorted((a, b) => calledKey(b).localeCompare(calledKey(a)))
  return newestFirst.filter(({ windowName }, at) => at === newestFirst.findIndex(one => one.windowName === windowName))
}

const calledKey = ({ calledAt, ticketNo }: Pick<Ticket, 'calledAt' | 'ticketNo'>) => `${calledAt} ${ticketNo}`
