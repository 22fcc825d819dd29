// Made from ../course-quizzes.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../course-quizzes'

export type BeginQuizArgs = CallArgs<typeof contract.beginQuiz>
export type BeginQuizAnswer = CallAnswer<typeof contract.beginQuiz>
export type CertificateFileArgs = CallArgs<typeof contract.certificateFile>
export type CertificateFileAnswer = CallAnswer<typeof contract.certificateFile>
export type FinishQuizArgs = CallArgs<typeof contract.finishQuiz>
export type FinishQuizAnswer = CallAnswer<typeof contract.finishQuiz>
export type IssueCertificateArgs = CallArgs<typeof contract.issueCertificate>
export type IssueCertificateAnswer = CallAnswer<typeof contract.issueCertificate>
export type QuizResultArgs = CallArgs<typeof contract.quizResult>
export type QuizResultAnswer = CallAnswer<typeof contract.quizResult>

export const beginQuiz: CallDescriptor<BeginQuizArgs, BeginQuizAnswer> = {"id":"courseQuizzes.beginQuiz","method":"POST","path":"api/courses/beginQuiz","body":"json","writes":true}

export const certificateFile: CallDescriptor<CertificateFileArgs, CertificateFileAnswer> = {"id":"courseQuizzes.certificateFile","method":"POST","path":"api/courses/certificateFile","body":"json","writes":true}

export const finishQuiz: CallDescriptor<FinishQuizArgs, FinishQuizAnswer> = {"id":"courseQuizzes.finishQuiz","method":"POST","path":"api/courses/finishQuiz","body":"json","writes":true}

export const issueCertificate: CallDescriptor<IssueCertificateArgs, IssueCertificateAnswer> = {"id":"courseQuizzes.issueCertificate","method":"POST","path":"api/courses/issueCertificate","body":"json","writes":true}

export const quizResult: CallDescriptor<QuizResultArgs, QuizResultAnswer> = {"id":"courseQuizzes.quizResult","method":"POST","path":"api/courses/quizResult","body":"json"}
