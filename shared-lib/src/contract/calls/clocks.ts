// Made from ../clocks.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../clocks'

export type CalendarYearsArgs = CallArgs<typeof contract.calendarYears>
export type CalendarYearsAnswer = CallAnswer<typeof contract.calendarYears>
export type ClocksArgs = CallArgs<typeof contract.clocks>
export type ClocksAnswer = CallAnswer<typeof contract.clocks>
export type ExplainClockArgs = CallArgs<typeof contract.explainClock>
export type ExplainClockAnswer = CallAnswer<typeof contract.explainClock>

export const calendarYears: CallDescriptor<CalendarYearsArgs, CalendarYearsAnswer> = {"id":"clocks.calendarYears","method":"POST","path":"api/clocks/calendarYears","body":"json"}

export const clocks: CallDescriptor<ClocksArgs, ClocksAnswer> = {"id":"clocks.clocks","method":"POST","path":"api/clocks/list","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"remainingDays":"sysx"}}

export const explainClock: CallDescriptor<ExplainClockArgs, ExplainClockAnswer> = {"id":"clocks.explainClock","method":"POST","path":"api/clocks/explain","body":"json","send":{"petitionNo":"xfjbh"}}
