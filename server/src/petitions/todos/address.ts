import { getTodoType } from './types'

/** The page that does a to-do, with its parameters, below the base path. */
export const todoAddress = (type: string, { petitionNo, todoId }: { petitionNo: string; todoId: string }): string =>
  `${getTodoType(type).page}?${new URLSearchParams({ xfjbh: petitionNo, dbid: todoId })}`
