// Made from ../case-actions.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../case-actions'

export type CloseDirectlyArgs = CallArgs<typeof contract.closeDirectly>
export type CloseDirectlyAnswer = CallAnswer<typeof contract.closeDirectly>
export type CloseDirectlyManyArgs = CallArgs<typeof contract.closeDirectlyMany>
export type CloseDirectlyManyAnswer = CallAnswer<typeof contract.closeDirectlyMany>
export type FlagUrgentArgs = CallArgs<typeof contract.flagUrgent>
export type FlagUrgentAnswer = CallAnswer<typeof contract.flagUrgent>
export type LiftFlagArgs = CallArgs<typeof contract.liftFlag>
export type LiftFlagAnswer = CallAnswer<typeof contract.liftFlag>
export type MergeArgs = CallArgs<typeof contract.merge>
export type MergeAnswer = CallAnswer<typeof contract.merge>
export type UndoDirectClosingArgs = CallArgs<typeof contract.undoDirectClosing>
export type UndoDirectClosingAnswer = CallAnswer<typeof contract.undoDirectClosing>
export type UnmergeArgs = CallArgs<typeof contract.unmerge>
export type UnmergeAnswer = CallAnswer<typeof contract.unmerge>
export type VoidPetitionArgs = CallArgs<typeof contract.voidPetition>
export type VoidPetitionAnswer = CallAnswer<typeof contract.voidPetition>
export type WithdrawArgs = CallArgs<typeof contract.withdraw>
export type WithdrawAnswer = CallAnswer<typeof contract.withdraw>

export const closeDirectly: CallDescriptor<CloseDirectlyArgs, CloseDirectlyAnswer> = {"id":"caseActions.closeDirectly","method":"POST","path":"api/petitions/closeDirectly","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","closeType":"bjlx","reason":"blfsdm","reply":"hfgznr","deliveryMode":"sdfs","deliveredOn":"sdrq","competent":"yggz","mainNo":"zjbh","fileIds":"fjList","text":"blyj","boxNo":"hh"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const closeDirectlyMany: CallDescriptor<CloseDirectlyManyArgs, CloseDirectlyManyAnswer> = {"id":"caseActions.closeDirectlyMany","method":"POST","path":"api/petitions/closeDirectlyMany","body":"json","writes":true,"slow":true,"send":{"letters":["xfjList",{"petitionNo":"xfjbh"}],"closeType":"bjlx","reason":"blfsdm","reply":"hfgznr","deliveryMode":"sdfs","deliveredOn":"sdrq","competent":"yggz","mainNo":"zjbh","text":"blyj","boxNo":"hh"},"receive":{"failed":["failed",{"petitionNo":"xfjbh"}]}}

export const flagUrgent: CallDescriptor<FlagUrgentArgs, FlagUrgentAnswer> = {"id":"caseActions.flagUrgent","method":"POST","path":"api/petitions/flagUrgent","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","kind":"bjlx","text":"bjnr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const liftFlag: CallDescriptor<LiftFlagArgs, LiftFlagAnswer> = {"id":"caseActions.liftFlag","method":"POST","path":"api/petitions/liftFlag","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","kind":"bjlx","reason":"jcly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const merge: CallDescriptor<MergeArgs, MergeAnswer> = {"id":"caseActions.merge","method":"POST","path":"api/petitions/merge","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","mainNo":"zjbh"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const undoDirectClosing: CallDescriptor<UndoDirectClosingArgs, UndoDirectClosingAnswer> = {"id":"caseActions.undoDirectClosing","method":"POST","path":"api/petitions/undoDirectClosing","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"cxly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const unmerge: CallDescriptor<UnmergeArgs, UnmergeAnswer> = {"id":"caseActions.unmerge","method":"POST","path":"api/petitions/unmerge","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"cxly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const voidPetition: CallDescriptor<VoidPetitionArgs, VoidPetitionAnswer> = {"id":"caseActions.voidPetition","method":"POST","path":"api/petitions/voidPetition","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"zfyy"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const withdraw: CallDescriptor<WithdrawArgs, WithdrawAnswer> = {"id":"caseActions.withdraw","method":"POST","path":"api/petitions/withdraw","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","fileIds":"fjList","persons":"chrList","text":"chsm"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}
