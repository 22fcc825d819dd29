// Made from ../people.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../people'

export type PeopleArgs = CallArgs<typeof contract.people>
export type PeopleAnswer = CallAnswer<typeof contract.people>
export type PeopleByNameArgs = CallArgs<typeof contract.peopleByName>
export type PeopleByNameAnswer = CallAnswer<typeof contract.peopleByName>

export const people: CallDescriptor<PeopleArgs, PeopleAnswer> = {"id":"people.people","method":"POST","path":"api/xfUserController/getUsers","body":"form","jsonField":"data","wrapped":["regionType","regionCode","userName","isUse","isIncludeLowerLever"],"send":{"userName":"username"}}

export const peopleByName: CallDescriptor<PeopleByNameArgs, PeopleByNameAnswer> = {"id":"people.peopleByName","method":"POST","path":"api/xfUserController/getUserListByName","body":"form","jsonField":"data","wrapped":["userName","regionCode","isUse"]}
