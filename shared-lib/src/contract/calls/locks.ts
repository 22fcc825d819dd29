// Made from ../locks.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../locks'

export type LockPetitionArgs = CallArgs<typeof contract.lockPetition>
export type LockPetitionAnswer = CallAnswer<typeof contract.lockPetition>
export type UnlockPetitionArgs = CallArgs<typeof contract.unlockPetition>
export type UnlockPetitionAnswer = CallAnswer<typeof contract.unlockPetition>

export const lockPetition: CallDescriptor<LockPetitionArgs, LockPetitionAnswer> = {"id":"locks.lockPetition","method":"POST","path":"api/petitions/lock","body":"json","writes":true,"send":{"petitionNo":"xfjbh"}}

export const unlockPetition: CallDescriptor<UnlockPetitionArgs, UnlockPetitionAnswer> = {"id":"locks.unlockPetition","method":"POST","path":"api/petitions/unlock","body":"json","writes":true,"send":{"petitionNo":"xfjbh"}}
