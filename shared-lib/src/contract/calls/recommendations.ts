// Made from ../recommendations.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../recommendations'

export type AcceptArgs = CallArgs<typeof contract.accept>
export type AcceptAnswer = CallAnswer<typeof contract.accept>
export type AgreeArgs = CallArgs<typeof contract.agree>
export type AgreeAnswer = CallAnswer<typeof contract.agree>
export type AgreeAnswerArgs = CallArgs<typeof contract.agreeAnswer>
export type AgreeAnswerAnswer = CallAnswer<typeof contract.agreeAnswer>
export type AnswerArgs = CallArgs<typeof contract.answer>
export type AnswerAnswer = CallAnswer<typeof contract.answer>
export type AskAgainArgs = CallArgs<typeof contract.askAgain>
export type AskAgainAnswer = CallAnswer<typeof contract.askAgain>
export type RecommendationArgs = CallArgs<typeof contract.recommendation>
export type RecommendationAnswer = CallAnswer<typeof contract.recommendation>
export type RecommendationButtonsArgs = CallArgs<typeof contract.recommendationButtons>
export type RecommendationButtonsAnswer = CallAnswer<typeof contract.recommendationButtons>
export type RecommendationFiguresArgs = CallArgs<typeof contract.recommendationFigures>
export type RecommendationFiguresAnswer = CallAnswer<typeof contract.recommendationFigures>
export type RecommendationsArgs = CallArgs<typeof contract.recommendations>
export type RecommendationsAnswer = CallAnswer<typeof contract.recommendations>
export type RecommendationsOfArgs = CallArgs<typeof contract.recommendationsOf>
export type RecommendationsOfAnswer = CallAnswer<typeof contract.recommendationsOf>
export type ReturnAnswerArgs = CallArgs<typeof contract.returnAnswer>
export type ReturnAnswerAnswer = CallAnswer<typeof contract.returnAnswer>
export type RewriteArgs = CallArgs<typeof contract.rewrite>
export type RewriteAnswer = CallAnswer<typeof contract.rewrite>
export type SendBackArgs = CallArgs<typeof contract.sendBack>
export type SendBackAnswer = CallAnswer<typeof contract.sendBack>
export type SignArgs = CallArgs<typeof contract.sign>
export type SignAnswer = CallAnswer<typeof contract.sign>
export type WithdrawArgs = CallArgs<typeof contract.withdraw>
export type WithdrawAnswer = CallAnswer<typeof contract.withdraw>
export type WriteArgs = CallArgs<typeof contract.write>
export type WriteAnswer = CallAnswer<typeof contract.write>

export const accept: CallDescriptor<AcceptArgs, AcceptAnswer> = {"id":"recommendations.accept","method":"POST","path":"api/recommendations/accept","body":"json","writes":true,"send":{"id":"sxjyid","words":"yj"},"receive":{"id":"sxjyid","state":"jyzt"}}

export const agree: CallDescriptor<AgreeArgs, AgreeAnswer> = {"id":"recommendations.agree","method":"POST","path":"api/recommendations/agree","body":"json","writes":true,"send":{"id":"sxjyid","words":"yj"},"receive":{"id":"sxjyid","state":"jyzt"}}

export const agreeAnswer: CallDescriptor<AgreeAnswerArgs, AgreeAnswerAnswer> = {"id":"recommendations.agreeAnswer","method":"POST","path":"api/recommendations/agreeAnswer","body":"json","writes":true,"send":{"id":"sxjyid","words":"yj"},"receive":{"id":"sxjyid","state":"jyzt"}}

export const answer: CallDescriptor<AnswerArgs, AnswerAnswer> = {"id":"recommendations.answer","method":"POST","path":"api/recommendations/answer","body":"json","writes":true,"send":{"id":"sxjyid","adopted":"cnqk","measures":"zgcs","reason":"wcnly","fileIds":"fjList"},"receive":{"id":"sxjyid","state":"jyzt"}}

export const askAgain: CallDescriptor<AskAgainArgs, AskAgainAnswer> = {"id":"recommendations.askAgain","method":"POST","path":"api/recommendations/askAgain","body":"json","writes":true,"send":{"id":"sxjyid","words":"yj"},"receive":{"id":"sxjyid","state":"jyzt"}}

export const recommendation: CallDescriptor<RecommendationArgs, RecommendationAnswer> = {"id":"recommendations.recommendation","method":"POST","path":"api/recommendations/read","body":"json","send":{"id":"sxjyid"},"receive":{"id":"sxjyid","documentNo":"wh","kind":"jyzl","sender":"jydw","receiver":"bjydwmc","petitionNo":"xfjbh","text":"jynr","state":"jyzt","sentAt":"fcsj","adopted":"cnqk","answeredAt":"fksj","isLate":"csbz","receiverId":"bjydw","supervisionId":"dbdid","drafter":"ngr","hasAccess":"ktbz","paper":"wsfj","answers":["fkList",{"round":"cs","adopted":"cnqk","measures":"zgcs","reason":"wcnly","files":"fjList","writtenBy":"txr","isLate":"csbz","verdict":"rdjg"}],"entries":["jlList",{"person":"czr","onBehalfOf":"wtr","action":"cz","text":"yj"}]}}

export const recommendationButtons: CallDescriptor<RecommendationButtonsArgs, RecommendationButtonsAnswer> = {"id":"recommendations.recommendationButtons","method":"POST","path":"api/recommendations/buttons","body":"json","send":{"id":"sxjyid"}}

export const recommendationFigures: CallDescriptor<RecommendationFiguresArgs, RecommendationFiguresAnswer> = {"id":"recommendations.recommendationFigures","method":"POST","path":"api/recommendations/figures","body":"json","send":{"year":"nd"},"receive":{"kind":"jyzl","sent":"fcs","waiting":"wfks","answered":"fks","full":"qbcns","part":"bfcns","none":"wcns","late":"css"}}

export const recommendations: CallDescriptor<RecommendationsArgs, RecommendationsAnswer> = {"id":"recommendations.recommendations","method":"POST","path":"api/recommendations/list","body":"json","send":{"tab":"bqy","year":"nd","kind":"jyzl","adopted":"cnqk","counted":"tjtj"},"receive":{"list":["list",{"id":"sxjyid","documentNo":"wh","kind":"jyzl","sender":"jydw","receiver":"bjydwmc","petitionNo":"xfjbh","text":"jynr","state":"jyzt","sentAt":"fcsj","adopted":"cnqk","answeredAt":"fksj","isLate":"csbz"}]}}

export const recommendationsOf: CallDescriptor<RecommendationsOfArgs, RecommendationsOfAnswer> = {"id":"recommendations.recommendationsOf","method":"POST","path":"api/recommendations/of","body":"json","send":{"petitionNo":"xfjbh","supervisionId":"dbdid"},"receive":{"id":"sxjyid","documentNo":"wh","kind":"jyzl","sender":"jydw","receiver":"bjydwmc","petitionNo":"xfjbh","text":"jynr","state":"jyzt","sentAt":"fcsj","adopted":"cnqk","answeredAt":"fksj","isLate":"csbz"}}

export const returnAnswer: CallDescriptor<ReturnAnswerArgs, ReturnAnswerAnswer> = {"id":"recommendations.returnAnswer","method":"POST","path":"api/recommendations/returnAnswer","body":"json","writes":true,"send":{"id":"sxjyid","words":"yj"},"receive":{"id":"sxjyid","state":"jyzt"}}

export const rewrite: CallDescriptor<RewriteArgs, RewriteAnswer> = {"id":"recommendations.rewrite","method":"POST","path":"api/recommendations/rewrite","body":"json","writes":true,"send":{"id":"sxjyid","kind":"jyzl","receiverId":"bjydw","text":"jynr"},"receive":{"id":"sxjyid","state":"jyzt"}}

export const sendBack: CallDescriptor<SendBackArgs, SendBackAnswer> = {"id":"recommendations.sendBack","method":"POST","path":"api/recommendations/sendBack","body":"json","writes":true,"send":{"id":"sxjyid","words":"yj"},"receive":{"id":"sxjyid","state":"jyzt"}}

export const sign: CallDescriptor<SignArgs, SignAnswer> = {"id":"recommendations.sign","method":"POST","path":"api/recommendations/sign","body":"json","writes":true,"send":{"id":"sxjyid"},"receive":{"id":"sxjyid","state":"jyzt"}}

export const withdraw: CallDescriptor<WithdrawArgs, WithdrawAnswer> = {"id":"recommendations.withdraw","method":"POST","path":"api/recommendations/withdraw","body":"json","writes":true,"send":{"id":"sxjyid","words":"yj"},"receive":{"id":"sxjyid","state":"jyzt"}}

export const write: CallDescriptor<WriteArgs, WriteAnswer> = {"id":"recommendations.write","method":"POST","path":"api/recommendations/write","body":"json","writes":true,"send":{"kind":"jyzl","receiverId":"bjydw","text":"jynr","petitionNo":"xfjbh","supervisionId":"dbdid"},"receive":{"id":"sxjyid","state":"jyzt"}}
