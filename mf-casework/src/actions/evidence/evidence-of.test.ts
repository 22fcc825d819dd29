import type { PapersAnswer } from '@portal/shared-lib/contract/calls/cases'
import { evidenceOf } from './evidence-of'

type Paper = PapersAnswer['documents'][number]

const FILE = { id: 'f1', name: '受理告知书.pdf' }
const DELIVERED: Paper['deliveries'][number] = {
  personSeq: 1,
  name: '冯*莲',
  modeName: '当面',
  deliveredOn: '2026-11-20',
  deliveredBy: '沈丁兰',
  receiver: '',
  refused: false,
  witnesses: '',
  mailNo: '',
  attempts: '',
  file: null,
}
const paper = (more: Partial<Paper>): Paper => ({
  documentId: '1',
  type: '01',
  typeName: '受理告知书',
  organisation: '安澜市人社局',
  writtenBy: '沈丁兰',
  issuedAt: '2026-11-20 09:00:00',
  file: null,
  deliveries: [],
  content: {},
  ...more,
})
const answer = (content: Paper['content'], more: Partial<Paper> = {}) =>
  paper({ type: '06', typeName: '处理意见书', issuedAt: '2026-12-01 09:00:00', content, ...more })

describe('What bears a line of a checklist out', () => {
  it('is for the notice each notice of acceptance, with whom it was given to', () => {
    const refused = { ...DELIVERED, refused: true }
    const unreached = { ...DELIVERED, name: '冯*荷', deliveredOn: null, attempts: '两次上门均无人在家。' }
    const notice = paper({ file: FILE, deliveries: [refused, unreached], content: { text: '已受理。' } })
    expect(evidenceOf('notice', [notice, answer({})])).toEqual([
      { title: '受理告知书　安澜市人社局 2026-11-20', file: FILE, text: '已受理。' },
      { title: '冯*莲 2026-11-20 当面送达（拒收）', file: null, text: '' },
      { title: '冯*荷 未能送达', file: null, text: '两次上门均无人在家。' },
    ])
  })

  it('is for what was answered the newest answer alone, never a notice', () => {
    const documents = [answer({ basis: '旧依据' }), answer({ basis: '新依据' }, { deliveries: [DELIVERED] }), paper({})]
    expect(evidenceOf('basis', documents)).toEqual([{ title: '依据', text: '新依据', file: null }])
    expect(evidenceOf('delivery', documents).map(({ title }) => title)).toEqual(['冯*莲 2026-11-20 当面送达'])
  })

  it('is for the requests what was said to each, and the answer itself', () => {
    const answers = [
      { no: 1, text: '面积已核实。' },
      { no: 2, text: '' },
    ]
    expect(evidenceOf('answers', [answer({ answers, opinion: '兑付补偿款。' })])).toEqual([
      { title: '第1项诉求的答复', text: '面积已核实。', file: null },
      { title: '处理意见书　安澜市人社局 2026-12-01', text: '兑付补偿款。', file: null },
    ])
  })

  it('is nothing of what was not issued', () => {
    const drafts = [paper({ issuedAt: null }), answer({ basis: '依据' }, { issuedAt: null })]
    expect((['notice', 'delivery', 'basis', 'answers'] as const).flatMap(what => evidenceOf(what, drafts))).toEqual([])
  })
})
