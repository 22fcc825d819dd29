import { useState } from 'react'
import { MAIL_TEXTS, MAX_RECEIVERS } from '../contract/rules/mail'
import { MAX_IN_MEETING, MEETING_TEXTS } from '../contract/rules/meeting'
import { notify } from '../sdk/notify'

export interface Person {
  readonly loginAccount: string
  readonly userName: string
  readonly orgName: string
}

/** Choosing for a video meeting. */
export interface Meeting {
  /** Login accounts of those who are invited already. */
  readonly invited: readonly string[]
}

/** The people chosen so far; one more is refused in words where the rules speak against it. */
export function useChosenPeople(before: readonly Person[], meeting: Meeting | undefined) {
  const [chosen, setChosen] = useState(before)
  const has = ({ loginAccount }: Person) => chosen.some(person => person.loginAccount === loginAccount)
  const remove = ({ loginAccount }: Person) =>
    setChosen(people => people.filter(person => person.loginAccount !== loginAccount))
  const add = (person: Person) => {
    const problem = additionProblem(chosen, person, meeting)
    if (problem) return notify.warning(problem)
    setChosen(people => [...people, person])
  }
  return {
    chosen,
    has,
    remove,
    toggle: (person: Person) => (has(person) ? remove(person) : add(person)),
    changed: chosen.length !== before.length || !before.every(has),
  }
}

function additionProblem(chosen: readonly Person[], { loginAccount }: Person, meeting: Meeting | undefined) {
  if (!meeting) return chosen.length < MAX_RECEIVERS ? undefined : MAIL_TEXTS.tooManyReceivers
  if (meeting.invited.includes(loginAccount)) return MEETING_TEXTS.alreadyInvited
  return meeting.invited.length + chosen.length < MAX_IN_MEETING ? undefined : MEETING_TEXTS.tooManyInvited
}
