import type { ActionForm, Field } from './form'
import { ABOUT } from './testing/about'
import { argsOf, initialValues, valuesFrom } from './values'

const formOf = (...fields: Field[]): ActionForm => ({
  code: '',
  action: 'urge',
  button: '',
  name: '',
  note: '',
  fields,
})
const words = { name: 'text', wire: 'text', label: '意见', kind: 'words', max: 100 } as const
const files = { name: 'fileIds', wire: 'fileIds', label: '附件', kind: 'files' } as const
const unit: Field = { name: 'orgId', wire: 'orgId', label: '单位', kind: 'unit', place: 'below' }
const units = {
  name: 'receivers',
  wire: 'receivers',
  label: '单位',
  kind: 'units',
  place: 'below',
  hasLead: true,
  most: 9,
} as const
const day = { name: 'dueOn', wire: 'dueOn', label: '期限', kind: 'day' } as const
const FILE = { id: 'f1', name: '报告.pdf' }
const UNIT = { orgId: 'rs', name: '人社局', isLead: true }

describe('What a form holds', () => {
  it('begins with what is proposed', () => {
    const proposing: Field = { ...words, initial: ({ userName }) => userName }
    expect(initialValues(formOf(proposing), ABOUT)).toEqual({ text: '沈丁兰' })
    expect(initialValues(formOf(words), ABOUT)).toEqual({ text: '' })
    expect(initialValues(formOf(files, { name: 'ok', wire: 'ok', label: '符合', kind: 'point' }), ABOUT)).toEqual({
      fileIds: [],
      ok: false,
    })
  })

  it('travels without blanks and names, and without what is empty', () => {
    const values = { text: ' 同意 ', fileIds: [FILE], receivers: [UNIT], orgId: [UNIT], dueOn: '' }
    expect(argsOf(formOf(words, files, units, unit, day), values, ABOUT)).toEqual({
      text: '同意',
      fileIds: ['f1'],
      receivers: [{ orgId: 'rs', isLead: true }],
      orgId: 'rs',
    })
    expect(argsOf(formOf({ ...units, hasLead: false }), values, ABOUT)).toEqual({ receivers: ['rs'] })
    expect(argsOf(formOf({ ...files, name: 'fileId', kind: 'file' }), { fileId: [] }, ABOUT)).toEqual({})
    expect(argsOf(formOf({ ...files, name: 'fileId', kind: 'file' }), { fileId: [FILE] }, ABOUT)).toEqual({
      fileId: 'f1',
    })
  })

  it('travels with those who are to know, where some are named', () => {
    const accessList = ['p1']
    const values = {
      receivers: [
        { ...UNIT, accessList },
        { ...UNIT, accessList: [] },
      ],
      orgId: [{ ...UNIT, accessList }],
    }
    expect(argsOf(formOf(units, unit), values, ABOUT)).toEqual({
      receivers: [
        { orgId: 'rs', isLead: true, accessList },
        { orgId: 'rs', isLead: true },
      ],
      orgId: 'rs',
      accessList,
    })
  })

  it('does not travel where it is not asked for', () => {
    const hidden: Field = { ...day, when: ({ text }) => text === '限期' }
    expect(argsOf(formOf(words, hidden), { text: '同意', dueOn: '2026-12-18' }, ABOUT)).toEqual({ text: '同意' })
    expect(argsOf(formOf(words, hidden), { text: '限期', dueOn: '2026-12-18' }, ABOUT)).toHaveProperty('dueOn')
  })

  it('comes back from what was submitted by its names, by its id where there is none', () => {
    const args = { text: '同意', fileIds: ['f1', 'f2'], orgId: '', receivers: [{ orgId: 'rs', isLead: true }] }
    expect(valuesFrom(formOf(words, files, unit, units, day), args, { f1: '报告.pdf', rs: '人社局' })).toEqual({
      text: '同意',
      orgId: [],
      receivers: [UNIT],
      fileIds: [FILE, { id: 'f2', name: 'f2' }],
    })
  })

  it('comes back without deliveries, which are told anew', () => {
    const deliveries: Field = { name: 'deliveries', wire: 'deliveries', label: '送达', kind: 'deliveries' }
    expect(valuesFrom(formOf(deliveries), { deliveries: [] }, {})).toEqual({})
  })
})
