import type { Db } from '../platform/database/connect'
import type { Services } from '../platform/services'

/** Answers what something would do: it is done, and then undone. */
export async function undone<T>({ db }: Pick<Services, 'db'>, work: (db: Db) => Promise<T>): Promise<T> {
  const transaction = await db.startTransaction().execute()
  try {
    return await work(transaction)
  } finally {
    await transaction.rollback().execute()
  }
}
