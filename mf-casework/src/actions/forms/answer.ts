import { ANSWER_TEXTS, countRequests } from '@portal/shared-lib/contract/rules/answer'
import { DELIVERY_TEXTS } from '@portal/shared-lib/contract/rules/delivery'
import { type About, type ActionForm, listOf, type Values } from '../form'
import { documentNo } from './document-no'

const MOST_INVESTIGATORS = 10
const FEWEST_INVESTIGATORS = 2
const APPEAL = '3'

export const recordProgress: ActionForm = {
  ...{ code: 'C11', action: 'recordProgress', name: '登记过程' },
  note: '记录调查、走访、电话、会议、听证和调解的经过。',
  fields: [
    { name: 'kind', label: '过程类型', kind: 'code', table: 'DM_GCLX', text: ANSWER_TEXTS.noKind },
    { name: 'text', label: '过程记录', kind: 'words', min: 10, max: 2000, rows: 5, text: ANSWER_TEXTS.shortRecord },
  ],
}

export const mediate: ActionForm = {
  ...{ code: 'C14', action: 'mediate', name: '调解或和解' },
  note: '双方签订协议后登记，送达协议书后办结。',
  fields: [
    {
      ...{ name: 'kind', label: '协议类型', kind: 'choice', text: ANSWER_TEXTS.noAgreement },
      options: [
        ['13', '调解协议书'],
        ['14', '和解协议书'],
      ],
      initial: () => '13',
    },
    documentNo('13'),
    { name: 'fileId', label: '协议书', kind: 'files', most: 1, text: ANSWER_TEXTS.noAgreement },
    {
      ...{ name: 'petitionerSide', label: '信访人一方', kind: 'line', max: 100, text: ANSWER_TEXTS.noParties },
      initial: ({ petition }) => petition.petitioner,
    },
    { name: 'otherSide', label: '另一方', kind: 'line', max: 100, text: ANSWER_TEXTS.noParties },
    {
      ...{ name: 'signedOn', label: '签订日期', kind: 'day', until: 'today', text: ANSWER_TEXTS.noParties },
      initial: ({ today }) => today,
    },
    { name: 'text', label: '协议主要内容', kind: 'words', max: 2000, rows: 4 },
  ],
}

/** Appeals are looked into by two at least. */
function investigatorProblems({ investigators }: Values, { petition: { legalClass } }: About) {
  const isFew = legalClass === APPEAL && new Set(listOf<string>(investigators)).size < FEWEST_INVESTIGATORS
  return isFew ? [{ field: 'investigators', text: ANSWER_TEXTS.fewInvestigators }] : []
}

export const draftOpinion: ActionForm = {
  ...{ code: 'D1', action: 'draftOpinion', name: '拟处理意见书或答复', isSubmitted: true, check: investigatorProblems },
  note: '经部门负责人和单位领导批准后出具；对意见不服的，信访人可在30日内请求复查。',
  fields: [
    documentNo('answer'),
    {
      ...{ name: 'facts', label: '调查核实的事实', kind: 'words', min: 1, max: 5000, rows: 5 },
      ...{
        text: ANSWER_TEXTS.noOpinion,
        phrases: ['经查，反映的情况属实。', '经查，反映的情况部分属实。', '经查，反映的情况不属实。'],
      },
    },
    {
      ...{
        name: 'opinion',
        label: '处理意见',
        kind: 'words',
        min: 1,
        max: 5000,
        rows: 5,
        text: ANSWER_TEXTS.noOpinion,
      },
      phrases: ['对你的诉求予以支持。', '对你的诉求予以部分支持。', '对你的诉求不予支持，理由如下：'],
    },
    {
      ...{ name: 'basis', label: '法律法规和政策依据', kind: 'words', min: 1, max: 2000, rows: 2 },
      text: ANSWER_TEXTS.noOpinion,
    },
    {
      ...{ name: 'answers', label: '逐项回应', kind: 'answers', text: ANSWER_TEXTS.unanswered },
      when: (_, { petition: { request } }) => countRequests(request) > 0,
    },
    { name: 'conclusion', label: '结论', kind: 'code', table: 'DM_JLLX', text: ANSWER_TEXTS.noConclusion },
    {
      ...{ name: 'investigators', label: '调查人员', kind: 'names', most: MOST_INVESTIGATORS },
      ...{ hint: '多人用顿号分隔；申诉求决类两人以上', initial: ({ userName }: About) => [userName] },
    },
  ],
}

export const supplementDelivery: ActionForm = {
  ...{ code: 'D15', action: 'supplementDelivery', name: '补充送达材料' },
  note: '已登记送达而没有送达回证的，可以补充；补充后不能更换。',
  fields: [
    { name: 'fileId', label: '送达材料', kind: 'files', most: 1, text: DELIVERY_TEXTS.noProof },
    { name: 'persons', label: '送达的信访人', kind: 'persons', text: DELIVERY_TEXTS.notLacking },
  ],
}

export const recordDelivery: ActionForm = {
  ...{ code: 'D3', action: 'recordDelivery', name: '登记送达' },
  note: '逐人登记；拒收视为送达，须有两名见证人；无法联系的，写明联系经过。',
  fields: [
    { name: 'deliveries', label: '送达情况', kind: 'deliveries', text: '请填写每位信访人的送达方式、送达日期和送达人' },
  ],
}
