import type { Insertable } from 'kysely'
import { addDays } from '../src/platform/calendar/china-time'
import type { Database } from '../src/platform/database/schema'

export type Fact = Insertable<Database['petition_fact']>

/** Size S. */
const PETITIONS = 2000
const FIRST_DAY = '2025-11-01'
const DAYS = 390
export const TODAY = '2026-11-26'

const CHANNELS = ['100', '200', '300', '303', '400']
const RATINGS = ['0', '1', '3', 'l', '']

/** The same numbers at each run: the rests of a multiplication (Lehmer). */
function numbers(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * limit)
  }
  return { below, chance: (percent: number) => below(100) < percent }
}

type Numbers = ReturnType<typeof numbers>

/** A day some days later, unless it is still to come. */
function later(day: string | null, days: number): string | null {
  const after = day && addDays(day, days)
  return after && after <= TODAY ? after : null
}

/** Petitions of size S as figures see them: always the same, with each limit met, missed and still to come. */
export function drawnFacts(): Fact[] {
  const random = numbers(20_261_126)
  return Array.from({ length: PETITIONS }, (_, at) => drawOne(random, at + 1))
}

function drawOne(random: Numbers, petition_id: number): Fact {
  const { below, chance } = random
  const registered = addDays(FIRST_DAY, below(DAYS))
  const extended = chance(10)
  const acted = chance(85) ? later(registered, below(26)) : null
  const accepted = chance(80) ? later(acted, below(6)) : null
  const arrived = chance(70) ? acted : null
  const isOpenAgain = chance(3)
  const answered = chance(75) && !isOpenAgain ? later(accepted, 10 + below(80)) : null
  const closed = chance(85) ? later(answered, below(4)) : null
  const delivered = chance(90) ? later(answered, below(6)) : null
  const passedOn = chance(60)
  const hasReview = delivered !== null && chance(20)
  const decided = hasReview && chance(60)
  return {
    petition_id,
    province_code: '99',
    petition_on: registered,
    registered_on: registered,
    acted_on: acted,
    act_due_on: chance(90) ? addDays(registered, 15) : null,
    accepted_on: accepted,
    arrived_on: arrived,
    unit_due_on: arrived && addDays(arrived, 15),
    unit_accepted_on: chance(80) ? later(arrived, below(45)) : null,
    answer_due_on: accepted && addDays(registered, extended ? 90 : 60),
    answered_on: answered,
    delivered_on: delivered,
    closed_on: closed,
    state: stateOf(random, closed, isOpenAgain),
    persons: chance(80) ? 1 + below(4) : 1 + below(60),
    guarded: chance(4),
    collective: chance(8),
    grave: chance(2),
    supervised: chance(5),
    leader_case: chance(4),
    transferred: passedOn,
    assigned: !passedOn && chance(50),
    returned: chance(10),
    extended,
    review_asked: hasReview,
    review_asked_again: decided && chance(30),
    review_delivered: decided,
    review_decided: decided,
    review_changed: decided && chance(25),
    place_region: '990121100000',
    register_org_id: 'bureau',
    register_level: '2',
    channel: CHANNELS[below(CHANNELS.length)] ?? '',
    purpose: '03',
    legal_class: '3',
    category: '010200',
    close_type: closed && chance(10) ? '03' : '',
    outcome: '',
    repeat_flag: chance(25) ? '1' : '0',
    bureau_rating: closed ? (RATINGS[below(RATINGS.length)] ?? '') : '',
    unit_rating: closed ? (RATINGS[below(RATINGS.length)] ?? '') : '',
    matter_id: 1 + below(1500),
    hot_topics: [],
  }
}

function stateOf({ chance }: Numbers, closed: string | null, isOpenAgain: boolean): string {
  if (chance(4)) return '91'
  if (chance(2)) return '99'
  if (isOpenAgain) return '65'
  return closed ? '60' : '30'
}
