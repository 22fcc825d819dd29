const DATABASE = 'portal-notices'
const STORE = 'seen'

/**
 * Marks something as seen in this browser, for good; true for the first to do so. In IndexedDB, because what
 * localStorage holds is thrown away at every sign-in. A browser that refuses storage sees everything for the first time.
 */
export function isFirstSight(key: string): Promise<boolean> {
  return new Promise<boolean>(resolve => {
    const opening = indexedDB.open(DATABASE)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onerror = () => resolve(true)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(STORE, 'readwrite')
      const adding = transaction.objectStore(STORE).add(1, key)
      adding.onsuccess = () => resolve(true)
      adding.onerror = () => resolve(adding.error?.name !== 'ConstraintError')
      transaction.oncomplete = () => database.close()
      transaction.onabort = () => database.close()
    }
  }).catch(() => true)
}
