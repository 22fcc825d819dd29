// Made from ../sign-on.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../sign-on'

export type SignOnOrganisationsArgs = CallArgs<typeof contract.signOnOrganisations>
export type SignOnOrganisationsAnswer = CallAnswer<typeof contract.signOnOrganisations>

export const signOnOrganisations: CallDescriptor<SignOnOrganisationsArgs, SignOnOrganisationsAnswer> = {"id":"signOn.signOnOrganisations","method":"POST","path":"api/signOn/organisations","body":"json","open":true,"send":{"ticket":"signOnTicket"}}
