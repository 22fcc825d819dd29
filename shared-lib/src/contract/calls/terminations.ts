// Made from ../terminations.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../terminations'

export type CandidateArgs = CallArgs<typeof contract.candidate>
export type CandidateAnswer = CallAnswer<typeof contract.candidate>
export type PassArgs = CallArgs<typeof contract.pass>
export type PassAnswer = CallAnswer<typeof contract.pass>
export type RecogniseArgs = CallArgs<typeof contract.recognise>
export type RecogniseAnswer = CallAnswer<typeof contract.recognise>
export type RefuseArgs = CallArgs<typeof contract.refuse>
export type RefuseAnswer = CallAnswer<typeof contract.refuse>
export type SendBackArgs = CallArgs<typeof contract.sendBack>
export type SendBackAnswer = CallAnswer<typeof contract.sendBack>
export type SubmitArgs = CallArgs<typeof contract.submit>
export type SubmitAnswer = CallAnswer<typeof contract.submit>
export type SupplyArgs = CallArgs<typeof contract.supply>
export type SupplyAnswer = CallAnswer<typeof contract.supply>
export type TerminationArgs = CallArgs<typeof contract.termination>
export type TerminationAnswer = CallAnswer<typeof contract.termination>
export type TerminationButtonsArgs = CallArgs<typeof contract.terminationButtons>
export type TerminationButtonsAnswer = CallAnswer<typeof contract.terminationButtons>
export type TerminationsArgs = CallArgs<typeof contract.terminations>
export type TerminationsAnswer = CallAnswer<typeof contract.terminations>
export type TerminationsOfArgs = CallArgs<typeof contract.terminationsOf>
export type TerminationsOfAnswer = CallAnswer<typeof contract.terminationsOf>
export type UndoArgs = CallArgs<typeof contract.undo>
export type UndoAnswer = CallAnswer<typeof contract.undo>
export type WithdrawArgs = CallArgs<typeof contract.withdraw>
export type WithdrawAnswer = CallAnswer<typeof contract.withdraw>

export const candidate: CallDescriptor<CandidateArgs, CandidateAnswer> = {"id":"terminations.candidate","method":"POST","path":"api/terminations/candidate","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"ground":"zjyj","papers":["clList",{"kind":"cllx","name":"clmc","state":"clzt","about":"clxx","text":"clsm","fileIds":"fjidList"}],"petitions":["xfjList",{"petitionNo":"xfjbh","registeredAt":"djsj","organisation":"djjg"}],"levels":"cjList"}}

export const pass: CallDescriptor<PassArgs, PassAnswer> = {"id":"terminations.pass","method":"POST","path":"api/terminations/pass","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"shyj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const recognise: CallDescriptor<RecogniseArgs, RecogniseAnswer> = {"id":"terminations.recognise","method":"POST","path":"api/terminations/recognise","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"rdyj","documentNo":"wh"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const refuse: CallDescriptor<RefuseArgs, RefuseAnswer> = {"id":"terminations.refuse","method":"POST","path":"api/terminations/refuse","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"byrdly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const sendBack: CallDescriptor<SendBackArgs, SendBackAnswer> = {"id":"terminations.sendBack","method":"POST","path":"api/terminations/sendBack","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"bcyq"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const submit: CallDescriptor<SubmitArgs, SubmitAnswer> = {"id":"terminations.submit","method":"POST","path":"api/terminations/submit","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"tjsm"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const supply: CallDescriptor<SupplyArgs, SupplyAnswer> = {"id":"terminations.supply","method":"POST","path":"api/terminations/supply","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","kind":"cllx","text":"clsm","fileIds":"fjidList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const termination: CallDescriptor<TerminationArgs, TerminationAnswer> = {"id":"terminations.termination","method":"POST","path":"api/terminations/read","body":"json","send":{"proceedingId":"blid"},"receive":{"id":"blid","filingNo":"sbbh","petitionNo":"xfjbh","matter":"xfsx","applicant":"sbdw","holder":"szdw","submittedAt":"tjsj","missing":"qscl","ground":"zjyj","facts":"zjss","reasons":"zjly","plan":"bwfa","filedBy":"sbr","papers":["clList",{"kind":"cllx","name":"clmc","state":"clzt","about":"clxx","text":"clsm","fileIds":"fjidList"}],"petitions":["xfjList",{"petitionNo":"xfjbh","registeredAt":"djsj","organisation":"djjg"}],"steps":"cjList"}}

export const terminationButtons: CallDescriptor<TerminationButtonsArgs, TerminationButtonsAnswer> = {"id":"terminations.terminationButtons","method":"POST","path":"api/terminations/buttons","body":"json","send":{"proceedingId":"blid"}}

export const terminations: CallDescriptor<TerminationsArgs, TerminationsAnswer> = {"id":"terminations.terminations","method":"POST","path":"api/terminations/list","body":"json","send":{"tab":"bqy","ground":"zjyj"},"receive":{"list":["list",{"id":"blid","filingNo":"sbbh","petitionNo":"xfjbh","matter":"xfsx","applicant":"sbdw","holder":"szdw","submittedAt":"tjsj","missing":"qscl"}]}}

export const terminationsOf: CallDescriptor<TerminationsOfArgs, TerminationsOfAnswer> = {"id":"terminations.terminationsOf","method":"POST","path":"api/terminations/ofPetition","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"filings":["sbList",{"id":"blid","filingNo":"sbbh","petitionNo":"xfjbh","matter":"xfsx","applicant":"sbdw","holder":"szdw","submittedAt":"tjsj","missing":"qscl"}],"isTerminated":"zjbz","isLocked":"sdbz","plan":"bwfa","recognisedAt":"rdsj","newFacts":"xssly"}}

export const undo: CallDescriptor<UndoArgs, UndoAnswer> = {"id":"terminations.undo","method":"POST","path":"api/terminations/undo","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"cxly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const withdraw: CallDescriptor<WithdrawArgs, WithdrawAnswer> = {"id":"terminations.withdraw","method":"POST","path":"api/terminations/withdraw","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"chly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}
