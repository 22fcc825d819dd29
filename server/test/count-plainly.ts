import { type Fact, TODAY } from './drawn-facts'

/** Days from one day to another. */
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Row by row, as a hand would count: one figure after the other, with nothing of what the server counts by. */
export function countPlainly(facts: readonly Fact[], from: string, to: string): Record<string, number | null> {
  const known = facts.filter(({ state, guarded }) => state !== '91' && state !== '99' && !guarded)
  const on = (of: (fact: Fact) => unknown) => (fact: Fact) => String(of(fact)) >= from && String(of(fact)) <= to
  const came = known.filter(on(fact => fact.registered_on))
  const due = known.filter(fact => fact.answer_due_on).filter(on(fact => fact.answer_due_on))
  const closed = known.filter(fact => fact.closed_on).filter(on(fact => fact.closed_on))
  const delivered = known.filter(fact => fact.delivered_on).filter(on(fact => fact.delivered_on))
  const open = known.filter(({ state }) => state < '60' || state === '65')
  return {
    ...ofWhatCame(came),
    ...ofLimits(due),
    ...ofWhatEnded(known, closed, delivered),
    ...ofStock(open),
    ...ofMatters(known, came),
  }
}

const persons = (facts: readonly Fact[]) => facts.reduce((all, fact) => all + Number(fact.persons), 0)
const late = (day: unknown, limit: unknown) => (day ? String(day) > String(limit) : String(limit) < TODAY)
const inTime = (day: unknown, limit: unknown) => Boolean(day) && String(day) <= String(limit)
const percent = (part: number, whole: number) => (whole === 0 ? null : Number(((part / whole) * 100).toFixed(1)))
const days = (value: number | undefined) => (value === undefined ? null : Number(value.toFixed(1)))

function ofWhatCame(came: readonly Fact[]) {
  const many = (test: (fact: Fact) => unknown) => came.filter(test).length
  const collective = came.filter(fact => fact.collective)
  const monthOn = (fact: Fact) =>
    new Date(Date.parse(String(fact.registered_on)) + 30 * 86_400_000).toISOString().slice(0, 10)
  const ofLimit = (day: (fact: Fact) => unknown, limit: (fact: Fact) => unknown, among: readonly Fact[]) => {
    const kept = among.filter(fact => inTime(day(fact), limit(fact))).length
    const missed = among.filter(fact => !day(fact) && late(null, limit(fact)))
    const over = among.filter(fact => day(fact) && !inTime(day(fact), limit(fact)))
    return percent(kept, kept + missed.length + over.length)
  }
  const arrived = came.filter(fact => fact.arrived_on)
  const rated = (side: 'bureau_rating' | 'unit_rating', ratings: string) =>
    many(fact => fact[side] !== '' && ratings.includes(fact[side]))
  return {
    M01: came.length,
    M02: persons(came),
    M03: many(({ channel }) => channel.startsWith('2')),
    M04: collective.length,
    M04p: persons(collective),
    M05: percent(
      many(({ channel }) => channel.startsWith('3')),
      came.length,
    ),
    M06f: many(fact => fact.repeat_flag === '0'),
    M06r: many(fact => fact.repeat_flag === '1'),
    M07: percent(
      many(fact => fact.repeat_flag === '1'),
      came.length,
    ),
    M08: ofLimit(
      fact => fact.acted_on,
      fact => fact.act_due_on,
      came.filter(fact => fact.act_due_on),
    ),
    M09: ofLimit(fact => fact.unit_accepted_on, monthOn, arrived),
    M09s: ofLimit(
      fact => fact.unit_accepted_on,
      fact => fact.unit_due_on,
      arrived,
    ),
    M11b: percent(rated('bureau_rating', '013'), rated('bureau_rating', '013l')),
    M11u: percent(rated('unit_rating', '013'), rated('unit_rating', '013l')),
    M12b: percent(rated('bureau_rating', '01'), rated('bureau_rating', '013')),
    M12u: percent(rated('unit_rating', '01'), rated('unit_rating', '013')),
    M19: many(fact => fact.supervised),
    M21: percent(
      many(fact => (fact.transferred || fact.assigned) && fact.returned),
      many(fact => fact.transferred || fact.assigned),
    ),
    M22: percent(
      many(fact => fact.accepted_on && fact.extended),
      many(fact => fact.accepted_on),
    ),
    M23t: many(fact => fact.transferred),
    M23a: many(fact => fact.assigned),
    M24: many(fact => fact.close_type === '03'),
    M25: many(fact => fact.leader_case),
    M29a: many(fact => fact.persons === 1),
    M29b: many(fact => fact.persons >= 2 && fact.persons <= 5),
    M29c: many(fact => fact.persons >= 6 && fact.persons <= 20),
    M29d: many(fact => fact.persons >= 21 && fact.persons <= 50),
    M29e: many(fact => fact.persons >= 51),
  }
}

function ofLimits(due: readonly Fact[]) {
  const kept = due.filter(fact => inTime(fact.answered_on, fact.answer_due_on)).length
  const over = due.filter(fact => late(fact.answered_on, fact.answer_due_on))
  const answeredLate = over.filter(fact => fact.answered_on).length
  const past = over.map(fact => daysFrom(String(fact.answer_due_on), String(fact.answered_on ?? TODAY)))
  return {
    M10: percent(kept, kept + over.length),
    M14: days(past.length > 0 ? past.reduce((all, one) => all + one, 0) / past.length : undefined),
    M14x: past.length > 0 ? Math.max(...past) : null,
    answerDue: kept + over.length,
    answeredInTime: kept,
    answeredLate,
    unansweredLate: over.length - answeredLate,
  }
}

/** The value below which a part of them lies, between two neighbours where it falls between them. */
function partOf(sorted: readonly number[], part: number): number | undefined {
  const place = (sorted.length - 1) * part
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low === undefined || high === undefined ? undefined : low + (high - low) * (place - Math.floor(place))
}

function ofWhatEnded(known: readonly Fact[], closed: readonly Fact[], delivered: readonly Fact[]) {
  const took = closed.map(fact => daysFrom(String(fact.accepted_on ?? fact.registered_on), String(fact.closed_on)))
  const sorted = took.toSorted((a, b) => a - b)
  const watched = closed.filter(fact => fact.repeat_flag === '0' && daysFrom(String(fact.closed_on), TODAY) >= 180)
  const solved = watched.filter(
    fact =>
      !known.some(next => {
        const after = daysFrom(String(fact.closed_on), String(next.registered_on))
        return next !== fact && next.matter_id === fact.matter_id && after > 0 && after <= 180
      }),
  )
  const many = (test: (fact: Fact) => unknown) => delivered.filter(test).length
  return {
    M13: days(took.length > 0 ? took.reduce((all, one) => all + one, 0) / took.length : undefined),
    M13m: days(partOf(sorted, 0.5)),
    M13n: days(partOf(sorted, 0.9)),
    M15: percent(solved.length, watched.length),
    M17: percent(
      many(fact => fact.review_asked),
      delivered.length,
    ),
    M17r: percent(
      many(fact => fact.review_asked_again),
      many(fact => fact.review_delivered),
    ),
    M18: percent(
      many(fact => fact.review_changed),
      many(fact => fact.review_decided),
    ),
    closed: closed.length,
  }
}

function ofStock(open: readonly Fact[]) {
  const aged = (from: number, to: number) =>
    open.filter(fact => {
      const age = daysFrom(String(fact.registered_on), TODAY)
      return age >= from && age <= to
    }).length
  return {
    M26: open.length,
    M26o: open.filter(fact => !fact.answered_on && fact.answer_due_on && String(fact.answer_due_on) < TODAY).length,
    M26a: aged(0, 15),
    M26b: aged(16, 30),
    M26c: aged(31, 60),
    M26d: aged(61, 90),
    M26e: aged(91, Number.POSITIVE_INFINITY),
  }
}

function ofMatters(known: readonly Fact[], came: readonly Fact[]) {
  const sizes = came.map(fact => known.filter(other => other.matter_id === fact.matter_id).length)
  return {
    M28a: sizes.filter(size => size === 1).length,
    M28b: sizes.filter(size => size >= 2 && size <= 5).length,
    M28c: sizes.filter(size => size >= 6 && size <= 10).length,
  }
}
