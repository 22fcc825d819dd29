import { type ListFilter, listAddress } from '@portal/shared-lib/router'
import { condition, countOf, EMPTY_QUERY, filterOf, groupsOf } from './list-query'
import { readQuery, writeQuery } from './use-list-query'
import type { ListView } from './view'
import { DEPARTMENT, PERSONAL } from './views/todos'

const VIEW: ListView = {
  viewId: 'v_dbx_depart',
  title: '部门待办',
  hint: '',
  open: '办理',
  rowActions: [],
  words: { fields: ['xfjbh', 'xfr'], hint: '' },
  tabs: [{ key: 'signFor', title: '待签收', conditions: () => [condition('todoType', 'is', 'signFor')] }],
  switches: [{ key: 'unclaimed', title: '仅未领取', conditions: () => [condition('blr', 'empty')] }],
}
const NUMBER = 'LX990000202611210001'
const GROUP = { join: 'or' as const, conditions: [condition('nrfl', 'under', '010000')] }

describe('what a list is asked for', () => {
  it('joins words, tab, switches and groups', () => {
    const query = {
      ...EMPTY_QUERY,
      words: '冯',
      tab: 'signFor',
      switches: ['unclaimed'],
      lamp: 'red',
      grouped: true,
      groups: [GROUP],
    }
    expect(filterOf(VIEW, query)).toEqual({
      join: 'and',
      conditions: [condition('todoType', 'is', 'signFor'), condition('blr', 'empty'), condition('lamp', 'is', 'red')],
      groups: [
        { join: 'or', conditions: [condition('xfjbh', 'contains', '冯'), condition('xfr', 'contains', '冯')] },
        GROUP,
      ],
    })
  })

  it('takes 即将到期 and 已超期 together for what has either lamp', () => {
    const query = { ...EMPTY_QUERY, switches: ['unclaimed', 'soon', 'overdue'] }
    expect(filterOf(DEPARTMENT, query).conditions).toEqual([
      condition('blr', 'empty'),
      condition('lamp', 'is', 'yellow', 'orange', 'red'),
    ])
  })

  it.each(['personalToDo', 'departToDo'])('has every filter on by which a figure opens %s', page => {
    const view = page === 'personalToDo' ? PERSONAL : DEPARTMENT
    const filters: ListFilter[] =
      page === 'personalToDo' ? ['soon', 'overdue', 'simple'] : ['unclaimed', 'soon', 'overdue']
    const conditions = {
      soon: condition('lamp', 'is', 'yellow', 'orange'),
      overdue: condition('lamp', 'is', 'red'),
      unclaimed: condition('blr', 'empty'),
      simple: condition('simple', 'is', '1'),
    }
    for (const filter of filters) {
      const { searchParams } = new URL(listAddress(`/toDoManage/${page}`, filter), 'http://portal')
      const query = readQuery(searchParams)
      expect(query.switches).toEqual([filter])
      expect(filterOf(view, query).conditions).toEqual([conditions[filter]])
    }
  })

  it('looks a whole petition number up', () => {
    const { groups } = filterOf(VIEW, { ...EMPTY_QUERY, words: NUMBER.toLowerCase() })
    expect(groups).toEqual([{ join: 'and', conditions: [condition('xfjbh', 'is', NUMBER)] }])
  })

  it('asks for nothing by empty groups, unknown tabs and unknown switches', () => {
    const query = { ...EMPTY_QUERY, tab: 'x', switches: ['y'], groups: [{ join: 'and' as const, conditions: [] }] }
    expect(filterOf(VIEW, query)).toEqual({ join: 'and', conditions: [], groups: [] })
  })

  it('is what it was after it has been saved and taken up again', () => {
    const saved = filterOf(VIEW, { ...EMPTY_QUERY, words: '冯', tab: 'signFor', groups: [GROUP] })
    const groups = groupsOf(saved)
    expect(countOf(groups)).toBe(4)
    expect(filterOf(VIEW, { ...EMPTY_QUERY, groups }).groups).toEqual(groups)
  })

  it('lies in the address, from which it is read as it was', () => {
    const query = {
      words: '路灯 & 井盖',
      tab: 'signFor',
      switches: ['unclaimed', 'soon'],
      groups: [GROUP],
      lamp: 'red',
      grouped: true,
      sort: { field: 'dueAt', descending: true },
    }
    expect(readQuery(new URLSearchParams(writeQuery(query)))).toEqual(query)
    expect(writeQuery(EMPTY_QUERY)).toEqual({})
  })

  it.each(['{', '7', '[1]', '[{"join":"or"}]', 'null'])('asks for nothing where the address was spoilt: %s', where => {
    expect(readQuery(new URLSearchParams({ where })).groups).toEqual([])
  })
})
