/**
 * Text that was unsaved when a session ended, in the browser's IndexedDB, by user, until that user opens the form again.
 * A browser that refuses storage keeps nothing, and works all the same.
 */
const DATABASE = 'portal'
const STORE = 'kept'
/** Milliseconds after which text that nobody came back for is thrown away: 30 days. */
const SAVED_FOR = 30 * 24 * 3_600_000

interface SavedText {
  readonly value: unknown
  readonly keptAt: number
}

/** Keeps what a user had entered in the form `what`. */
export async function saveText(userId: string, what: string, value: unknown): Promise<void> {
  const saved: SavedText = { value, keptAt: Date.now() }
  await inStore(store => store.put(saved, keyOf(userId, what))).catch(() => undefined)
}

/** What was saved for a user in a form, once; undefined where there is nothing. */
export async function takeSavedText(userId: string, what: string): Promise<unknown> {
  const key = keyOf(userId, what)
  const saved: SavedText | undefined = await inStore(store => store.get(key)).catch(() => undefined)
  if (saved) await inStore(store => store.delete(key)).catch(() => undefined)
  return saved && Date.now() - saved.keptAt < SAVED_FOR ? saved.value : undefined
}

const keyOf = (userId: string, what: string) => `${userId} ${what}`

async function inStore<Answer>(work: (store: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await answerOf(opening)
  try {
    return await answerOf(work(database.transaction(STORE, 'readwrite').objectStore(STORE)))
  } finally {
    database.close()
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
