import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wrongCase } from './check-case.ts'
import type { Clock, Facts, StepRow } from './facts.ts'
import { type Passage, readPassages } from './prose.ts'

const AT = '2026-11-20T09:00:00.000Z'
const LATER = '2026-11-20T10:00:00.000Z'
const DUE = '2026-12-07T16:00:00.000Z'

/** A petition that a bureau has transferred to an office, which has signed for it. */
const signed = (): Facts => ({
  petition: {
    id: 1,
    petition_no: 'LX',
    version: 3,
    state: '25',
    end_state: '',
    due_at: DUE,
    purpose: '03',
    walled_off: false,
    supervision_state: 0,
  },
  steps: [
    { ...step(1, null, '11'), sent_at: AT, at_bureau: true },
    { ...step(2, 1, '1'), sent_at: LATER },
  ],
  timeline: [
    line(1, '登记', '10', '10', null),
    { ...line(2, '转送', '10', '20', 1), at: LATER },
    line(3, '签收', '20', '25', 2),
  ],
  todos: [todo('accept', 2)],
  clocks: [clock('K03', 2), clock('K04', 2)],
  approvals: [],
  accessList: [],
  evaluations: [],
  reviews: [],
  terminations: [],
  supervisions: [],
})

const step = (id: number, parent_id: number | null, state: string): StepRow => ({
  id,
  parent_id,
  seq: id,
  state,
  mode: '',
  is_lead: true,
  need_report: false,
  pending: '',
  suspended: false,
  reopened: false,
  answered_at: null,
  accepted_at: null,
  sent_at: AT,
  from_org_id: 'a',
  to_org_id: 'b',
  at_bureau: false,
})

const line = (seq: number, action: string, state_before: string, state_after: string, step_id: number | null) => ({
  seq,
  at: AT,
  action,
  text: '',
  person_id: 'p',
  state_before,
  state_after,
  step_id,
})

const todo = (todo_type: string, step_id: number) => ({
  id: 1,
  todo_type,
  step_id,
  org_id: 'b',
  dept_id: 'd',
  person_id: 'p',
  ref_id: '',
  has_owner: true,
})

const clock = (type: string, step_id: number): Clock => ({
  id: 1,
  type,
  step_id,
  org_id: 'b',
  person_seq: null,
  state: 'running',
  due_at: DUE,
})

describe('The model of the workflow', () => {
  let passages: Map<string, Passage>
  beforeAll(async () => {
    passages = readPassages(await readFile(join(process.cwd(), 'docs/workflow.md'), 'utf8'))
  })

  it('reads from and to where actions lead', () => {
    expect(passages.get('C1')).toEqual({ from: new Set(['20']), to: new Set(['25']) })
    expect(passages.get('D6')?.to).toEqual(new Set(['60', '90', '92', 'unchanged']))
    expect(passages.size).toBeGreaterThan(50)
  })

  it('has nothing against what the document says', () => expect(wrongCase(signed(), passages)).toEqual([]))

  const BROKEN: [string, (facts: Facts) => unknown, string][] = [
    [
      'an action from a state in which it is not done',
      facts => facts.timeline.push(line(4, '签收', '25', '25', 2)),
      'not from',
    ],
    [
      'an action that leads elsewhere',
      facts => Object.assign(facts.timeline[2] ?? {}, { state_after: '30' }),
      'the state after is 25',
    ],
    ['an action that nobody knows', facts => facts.timeline.push(line(4, '烧毁', '25', '25', 2)), 'does not know'],
    [
      'a line that forgets the one before',
      facts => Object.assign(facts.timeline[2] ?? {}, { state_before: '22' }),
      'the state before was 20',
    ],
    ['another state of the petition', facts => Object.assign(facts.petition, { state: '30' }), 'the petition is in 30'],
    ['another state of a step', facts => Object.assign(facts.steps[1] ?? {}, { state: '5' }), '"state":"5"'],
    ['a step that nobody sent', facts => facts.steps.push(step(3, 2, '0')), '3 steps, by the timeline 2'],
    ['nobody who goes on', facts => facts.todos.pop(), 'has none of accept,sort,coHandle,revise'],
    ['a to-do that lies nowhere', facts => Object.assign(facts.todos[0] ?? {}, { has_owner: false }), 'has no owner'],
    ['a to-do with whoever is done', facts => facts.todos.push(todo('sort', 1)), 'is open though it is over'],
    ['an approval of nothing', facts => facts.todos.push(todo('approval', 2)), 'is over but asked for'],
    ['a clock that stands still', facts => facts.clocks.pop(), 'no K04 runs'],
    ['a clock that should have stopped', facts => facts.clocks.push(clock('K02', 2)), 'K02 on step 2 (running) runs'],
    ['a clock with whoever is done', facts => facts.clocks.push(clock('K01', 1)), 'though it is over'],
    ['a clock twice', facts => facts.clocks.push(clock('K04', 2)), 'twice'],
    ['another day on which it is due', facts => Object.assign(facts.petition, { due_at: AT }), 'is due at'],
    [
      'somebody to be rated without a window',
      facts => facts.evaluations.push({ side: 'unit', org_id: 'b', state: '0' }),
      'no K13',
    ],
  ]

  it.each(BROKEN)('notices %s', (_, spoil, text) => {
    const facts = signed()
    spoil(facts)
    expect(wrongCase(facts, passages).join('\n')).toContain(text)
  })

  it('has the limit of the sender run while a return is asked for, and not longer', () => {
    const facts = signed()
    facts.timeline.push(line(4, '申请退回', '25', '22', 2))
    Object.assign(facts.petition, { state: '22' })
    Object.assign(facts.steps[1] ?? {}, { state: '2' })
    facts.todos = [todo('returnSignFor', 2)]
    facts.clocks = [clock('K04', 2)]
    expect(wrongCase(facts, passages)).toEqual(['no limit runs on step 1, from which a return was asked for'])
    facts.clocks.push(clock('K01', 1))
    expect(wrongCase(facts, passages)).toEqual([])
  })

  it('has whoever co-handles say what it knows, and owe no notice', () => {
    const facts = signed()
    facts.steps.push({ ...step(3, 1, '0'), is_lead: false, sent_at: LATER })
    facts.todos.push(todo('signFor', 3))
    facts.clocks.push(clock('K02', 3), clock('K03', 3), clock('K21', 3))
    expect(wrongCase(facts, passages)).toEqual([])
    Object.assign(facts.clocks.at(-1) ?? {}, { type: 'K04' })
    expect(wrongCase(facts, passages)).toEqual([
      'clock K04 on step 3 (running) runs in 0',
      'no K21 runs on step 3 in 0',
    ])
  })

  describe('of a filing for termination', () => {
    const filing = (state: string) => ({ id: 7, state, version: 1, org_id: 'b', applicant_id: 'p', missing: [] })
    const ofFiling = { ...todo('termination', 1), ref_id: '7' }

    /** The petition has been withdrawn, and whatever else is on it hangs on the filing. */
    const filed = (state: string): Facts => {
      const facts = signed()
      facts.timeline.push(line(4, '信访人撤回', '25', '94', 1))
      Object.assign(facts.petition, { state: '94', end_state: '94' })
      Object.assign(facts.steps[1] ?? {}, { state: '9' })
      return { ...facts, terminations: [filing(state)], todos: [ofFiling], clocks: [clock('K23', 1)] }
    }

    it('has one who goes on, and a limit while a petition department has it', () => {
      expect(wrongCase(filed('1'), passages)).toEqual([])
      expect(wrongCase({ ...filed('1'), todos: [] }, passages)).toEqual(['not one is asked for filing 7 in 1'])
      expect(wrongCase(filed('0'), passages)).toEqual(['K23 runs 1 times of 7 in 0'])
    })

    it('has neither when it is over', () =>
      expect(wrongCase(filed('5'), passages)).toEqual([
        'termination of p is open though no filing is',
        'K23 runs though no filing is open',
      ]))

    it('has ended its petition once it is recognised, until that is undone', () => {
      const facts = { ...filed('3'), todos: [], clocks: [] }
      Object.assign(facts.petition, { due_at: null })
      expect(wrongCase(facts, passages)).toEqual(['recognised, but not terminated'])
      facts.timeline.push(line(5, '认定终结', '94', '80', 1))
      Object.assign(facts.petition, { state: '80', end_state: '80' })
      expect(wrongCase(facts, passages)).toEqual([])
      facts.timeline.push(line(6, '撤销终结', '80', '94', 1))
      Object.assign(facts.petition, { state: '94', end_state: '94' })
      facts.terminations = [filing('7')]
      expect(wrongCase(facts, passages)).toEqual([])
    })
  })

  it('lets nothing run or wait that has ended', () => {
    const facts = signed()
    facts.timeline.push(line(4, '信访人撤回', '25', '94', 1))
    Object.assign(facts.petition, { state: '94', end_state: '94' })
    Object.assign(facts.steps[1] ?? {}, { state: '9' })
    expect(wrongCase(facts, passages)).toEqual([
      'to-do accept of p on step 2 is open though the case ended in 94',
      'clock K03 on step 2 (running) though the case ended in 94',
      'clock K04 on step 2 (running) though the case ended in 94',
    ])
  })
})
