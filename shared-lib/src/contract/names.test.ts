import { z } from 'zod'
import { named } from './form'
import { fromWire, toWire } from './names'
import { namesOf } from './names-of'

const Mail = z.object({
  groupId: named('groupid', z.string()),
  sentAt: named('fsrq', z.string()).optional(),
  contents: z.string(),
  files: named('fjList', z.array(z.object({ id: z.string(), name: named('wjm', z.string()) })).nullable()),
})

const english = { groupId: 'g1', contents: '你好', files: [{ id: 'f1', name: '说明.pdf' }] }
const wire = { groupid: 'g1', contents: '你好', fjList: [{ id: 'f1', wjm: '说明.pdf' }] }

describe('names of the wire', () => {
  it('reads the names out of a schema, at every depth', () => {
    expect(namesOf(Mail)).toEqual({ groupId: 'groupid', sentAt: 'fsrq', files: ['fjList', { name: 'wjm' }] })
  })

  it('has none for a schema whose names travel as they are', () => {
    expect(namesOf(z.object({ id: z.string() }))).toBeUndefined()
  })

  it('renames in both directions', () => {
    expect(toWire(namesOf(Mail), english)).toEqual(wire)
    expect(fromWire(namesOf(Mail), wire)).toEqual(english)
  })

  it('looks through lists and leaves null alone', () => {
    expect(fromWire(namesOf(z.object({ list: z.array(Mail) })), { list: [wire, { ...wire, fjList: null }] })).toEqual({
      list: [english, { ...english, files: null }],
    })
  })

  it('takes keys that mean something to JavaScript for what they are: keys', () => {
    const hostile = JSON.parse('{"__proto__":{"admin":true},"constructor":"x","contents":"a"}')
    const renamed = fromWire(namesOf(Mail), hostile) as Record<string, unknown>
    expect(Object.getPrototypeOf(renamed)).toBe(Object.prototype)
    expect(renamed.admin).toBeUndefined()
  })
})
