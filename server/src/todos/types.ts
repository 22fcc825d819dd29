/** What is to be done: its name in lists and the page that does it. */
const TODO_TYPES = {
  sort: { name: '待分办', page: '/toDoManage/handle' },
} as const

export type TodoType = keyof typeof TODO_TYPES

/** Name and page of the type that a row carries. */
export function getTodoType(type: string): { readonly name: string; readonly page: string } {
  if (!isTodoType(type)) throw new Error(`Unknown type of to-do: ${type}`)
  return TODO_TYPES[type]
}

const isTodoType = (type: string): type is TodoType => Object.hasOwn(TODO_TYPES, type)
