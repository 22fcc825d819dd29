import { ANSWER_TEXTS, countRequests } from '../answer'
import { describeAction, type Subject } from './description'
import { documentNo } from './entries'
import { APPEAL } from './handing'

/** Who looks into an appeal at least. */
const FEWEST_INVESTIGATORS = 2

export const draftOpinion = describeAction({
  code: 'D1',
  place: 230,
  action: 'draftOpinion',
  name: '拟处理意见书或答复',
  button: 'sp:submit',
  note: '经部门负责人和单位领导批准后出具；对意见不服的，信访人可在30日内请求复查。',
  isSubmitted: true,
  fields: {
    documentNo: documentNo('answer'),
    facts: {
      wire: 'ss',
      label: '调查核实的事实',
      kind: 'words',
      min: 1,
      max: 5000,
      rows: 5,
      text: ANSWER_TEXTS.noOpinion,
      phrases: ['经查，反映的情况属实。', '经查，反映的情况部分属实。', '经查，反映的情况不属实。'],
    },
    opinion: {
      wire: 'clyj',
      label: '处理意见',
      kind: 'words',
      min: 1,
      max: 5000,
      rows: 5,
      text: ANSWER_TEXTS.noOpinion,
      phrases: ['对你的诉求予以支持。', '对你的诉求予以部分支持。', '对你的诉求不予支持，理由如下：'],
    },
    basis: {
      wire: 'flyj',
      label: '法律法规和政策依据',
      kind: 'words',
      min: 1,
      max: 2000,
      rows: 2,
      text: ANSWER_TEXTS.noOpinion,
      citesLaw: true,
    },
    answers: {
      wire: 'sqhf',
      label: '逐项回应',
      kind: 'answers',
      text: ANSWER_TEXTS.unanswered,
      suits: ({ petition: { request } }: Subject) => countRequests(request) > 0,
    },
    conclusion: { wire: 'jllx', label: '结论', kind: 'code', table: 'DM_JLLX', text: ANSWER_TEXTS.noConclusion },
    investigators: {
      wire: 'dcr',
      label: '调查人员',
      kind: 'names',
      most: 10,
      hint: '多人用顿号分隔；申诉求决类两人以上',
      initial: ({ userName }: Subject) => [userName],
    },
  },
  check: ({ investigators }, subject) => {
    const named = new Set(Array.isArray(investigators) ? investigators : [])
    const isFew = subject?.petition.legalClass === APPEAL && named.size < FEWEST_INVESTIGATORS
    return isFew ? [{ field: 'investigators', text: ANSWER_TEXTS.fewInvestigators }] : []
  },
})
