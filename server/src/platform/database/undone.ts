import type { Services } from '../services'
import type { Db } from './connect'

/** Answers what something would do: it is done, and then undone. */
export async function undone<T>({ db }: Pick<Services, 'db'>, work: (db: Db) => Promise<T>): Promise<T> {
  const transaction = await db.startTransaction().execute()
  try {
    return await work(transaction)
  } finally {
    await transaction.rollback().execute()
  }
}
