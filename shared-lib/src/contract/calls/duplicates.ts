// Made from ../duplicates.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../duplicates'

export type DuplicatesArgs = CallArgs<typeof contract.duplicates>
export type DuplicatesAnswer = CallAnswer<typeof contract.duplicates>

export const duplicates: CallDescriptor<DuplicatesArgs, DuplicatesAnswer> = {"id":"duplicates.duplicates","method":"POST","path":"api/petitions/duplicates","body":"json","send":{"name":"xm","idCard":"zjhm","mobile":"sjh","placeRegion":"wtsddm","category":"nrfldm","summary":"nrzy","originalText":"tsnr","ticketNo":"ckdjbh","correctedNo":"gzjbh"},"receive":{"petitionNo":"xfjbh","reasons":"lyList","petitioner":"xfr","summary":"nrzy","registeredAt":"djsj","registeredAtOrganisation":"djjg","categoryName":"nrfl","placeName":"wtsd","matterCount":"sxjs","proposal":"jydbl","plan":"bwfa"}}
