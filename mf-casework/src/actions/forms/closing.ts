import { MAX_FILES } from '@portal/shared-lib/contract/rules/attachment'
import { CALLBACK_WAYS, CLOSING_TEXTS } from '@portal/shared-lib/contract/rules/closing'
import { type ActionForm, type Field, textOf, type Values } from '../form'
import { NO_DAY } from './texts'

const MOST_POINTS = 100

export const close: ActionForm = {
  ...{ code: 'D4', action: 'close', name: '办结' },
  note: '送达后办结，办结后信访件只读。',
  fields: [
    {
      ...{ name: 'closeType', label: '办结类型', kind: 'code', table: 'DM_BJLX', codes: /^(0[14567]|13|15)$/ },
      ...{ text: CLOSING_TEXTS.noKind, initial: () => '01' },
    },
    { name: 'fourOutcomes', label: '三到位一处理', kind: 'codes', table: 'DM_SDW', text: CLOSING_TEXTS.noKind },
  ],
}

export const evaluate: ActionForm = {
  ...{ code: 'D9', action: 'evaluate', name: '群众评价' },
  note: '按信访人的答复如实登记；不满意的由登记单位核实。',
  fields: [
    {
      ...{ name: 'side', label: '评价对象', kind: 'choice', text: CLOSING_TEXTS.noRating },
      options: [
        ['unit', '责任单位'],
        ['bureau', '信访部门'],
      ],
    },
    { name: 'value', label: '满意度', kind: 'code', table: 'DM_MYD', codes: /^[013]$/, text: CLOSING_TEXTS.noRating },
    {
      ...{ name: 'reasons', label: '不满意原因', kind: 'codes', table: 'DM_BMYYY', text: CLOSING_TEXTS.noCause },
      when: ({ value }) => value === '3',
    },
    {
      name: 'text',
      label: '评价内容',
      kind: 'words',
      max: 500,
      rows: 3,
      tooLong: '评价内容不能超过500个字',
      isQuoted: true,
    },
    {
      ...{ name: 'channel', label: '评价渠道', kind: 'code', table: 'DM_PJQD', text: CLOSING_TEXTS.noChannel },
      initial: () => '1',
    },
  ],
}

export const selectForCheck: ActionForm = {
  ...{ code: 'D10', action: 'selectForCheck', name: '抽取核查', fields: [] },
  note: '抽取本件进行办结核查。',
}

const score = (name: string, label: string): Field => ({
  ...{ name, label, kind: 'number', min: 0, max: MOST_POINTS, unit: '分', text: CLOSING_TEXTS.unscored },
})

/** Whoever is told to do it again is told why, in so many words. */
const SHORTEST_REASON = 10

function verdictProblems({ result, findings }: Values) {
  const isShort = result === 'redo' && textOf(findings).trim().length < SHORTEST_REASON
  return isShort ? [{ field: 'findings', text: CLOSING_TEXTS.shortReason }] : []
}

export const checkClosing: ActionForm = {
  ...{
    code: 'D11',
    action: 'checkClosing',
    name: '办结核查',
    check: verdictProblems,
    instead: ['recordCallback', 'proposeSupervision'],
  },
  note: '逐项打分并作出结论；未通过的应写明发现的问题。',
  fields: [
    score('procedure', '程序'),
    score('substance', '实体'),
    score('delivery', '送达'),
    score('evaluation', '评价'),
    {
      ...{ name: 'result', label: '核查结论', kind: 'choice', text: CLOSING_TEXTS.noResult },
      options: [
        ['passed', '通过'],
        ['correct', '限期整改'],
        ['redo', '重新办理'],
      ],
    },
    {
      ...{
        name: 'findings',
        label: '发现的问题',
        kind: 'words',
        min: 1,
        max: 1000,
        rows: 4,
        text: CLOSING_TEXTS.noFinding,
      },
      when: ({ result }) => result === 'correct' || result === 'redo',
    },
  ],
}

export const recordCallback: ActionForm = {
  ...{ code: 'D16', action: 'recordCallback', name: '回访' },
  note: '如实登记核查期间对信访人的回访，供作出核查结论时参考。',
  fields: [
    {
      ...{ name: 'calledOn', label: '回访日期', kind: 'day', until: 'today', text: NO_DAY },
      initial: ({ today }) => today,
    },
    {
      ...{ name: 'way', label: '回访方式', kind: 'choice', text: CLOSING_TEXTS.noWay },
      options: Object.entries(CALLBACK_WAYS),
      initial: () => 'phone',
    },
    {
      ...{ name: 'value', label: '是否满意', kind: 'code', table: 'DM_MYD', codes: /^[013]$/ },
      text: CLOSING_TEXTS.noSatisfaction,
    },
    {
      ...{ name: 'note', label: '回访情况', kind: 'words', max: 500, rows: 3, isQuoted: true },
      tooLong: '回访情况不能超过500个字',
    },
  ],
  check: ({ value, note }) =>
    value === '3' && !textOf(note).trim() ? [{ field: 'note', text: CLOSING_TEXTS.noComplaint }] : [],
}

export const submitCorrection: ActionForm = {
  ...{ code: 'D11a', action: 'submitCorrection', name: '报送整改情况' },
  note: '整改情况由核查单位确认。',
  fields: [
    { name: 'proof', label: '整改情况', kind: 'words', min: 10, max: 2000, rows: 5, text: CLOSING_TEXTS.shortProof },
    { name: 'fileIds', label: '证明材料', kind: 'files', most: MAX_FILES },
  ],
}

export const reopen: ActionForm = {
  ...{ code: 'D12', action: 'reopen', name: '重新办理' },
  note: '由原承办单位重新办理，并重新计算期限。',
  fields: [
    {
      ...{ name: 'ground', label: '重新办理的依据', kind: 'choice', text: CLOSING_TEXTS.noGround },
      options: [
        ['check', '核查'],
        ['review', '复查复核决定'],
        ['supervision', '督办'],
        ['newFacts', '新的事实'],
      ],
    },
    { name: 'reason', label: '理由', kind: 'words', min: 10, max: 1000, rows: 4, text: CLOSING_TEXTS.shortReason },
  ],
}

export const archive: ActionForm = {
  ...{ code: 'D13', action: 'archive', name: '归档' },
  note: '复查复核期限届满且无未完成事项的可以归档。',
  fields: [{ name: 'archiveNo', label: '档案号', kind: 'line', max: 50, hint: '不填的，以信访件编号为档案号' }],
}
