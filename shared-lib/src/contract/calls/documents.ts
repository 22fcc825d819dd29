// Made from ../documents.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../documents'

export type CancelDocumentNoArgs = CallArgs<typeof contract.cancelDocumentNo>
export type CancelDocumentNoAnswer = CallAnswer<typeof contract.cancelDocumentNo>
export type CreateDocumentArgs = CallArgs<typeof contract.createDocument>
export type CreateDocumentAnswer = CallAnswer<typeof contract.createDocument>
export type DocumentNumbersArgs = CallArgs<typeof contract.documentNumbers>
export type DocumentNumbersAnswer = CallAnswer<typeof contract.documentNumbers>
export type DocumentTemplatesArgs = CallArgs<typeof contract.documentTemplates>
export type DocumentTemplatesAnswer = CallAnswer<typeof contract.documentTemplates>

export const cancelDocumentNo: CallDescriptor<CancelDocumentNoArgs, CancelDocumentNoAnswer> = {"id":"documents.cancelDocumentNo","method":"POST","path":"api/documents/cancelNumber","body":"json","writes":true,"send":{"documentNo":"wh","reason":"zfly"}}

export const createDocument: CallDescriptor<CreateDocumentArgs, CreateDocumentAnswer> = {"id":"documents.createDocument","method":"POST","path":"api/petitions/createDocument","body":"json","writes":true,"send":{"petitionNo":"xfjbh","templateId":"mbid","documentNo":"wh","text":"wsnr","facts":"ss","opinion":"clyj","basis":"flyj"},"receive":{"fileId":"fjid","fileName":"wjm"}}

export const documentNumbers: CallDescriptor<DocumentNumbersArgs, DocumentNumbersAnswer> = {"id":"documents.documentNumbers","method":"POST","path":"api/documents/numbers","body":"json","send":{"year":"nd","type":"wslx"},"receive":{"documentNo":"wh","typeName":"wslxmc","petitionNo":"xfjbh","takenAt":"qhsj","takenBy":"qhr","state":"whzt","cancelReason":"zfly","cancelledBy":"zfr"}}

export const documentTemplates: CallDescriptor<DocumentTemplatesArgs, DocumentTemplatesAnswer> = {"id":"documents.documentTemplates","method":"POST","path":"api/petitions/documentTemplates","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"templateId":"mbid","name":"mbmc","documentNo":"wh","isAnswer":"dfws"}}
