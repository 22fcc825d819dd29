import type { Services } from '../services'

interface Log {
  error(details: object, text: string): void
}

/**
 * Seals what lies there from before contents were sealed, and with the newest key what an older one sealed. Once in the
 * life of a server is enough: it writes nothing that would need it. What one go has done stays done.
 */
export async function renewSeals({ files }: Pick<Services, 'files'>, log: Log, signal: AbortSignal): Promise<void> {
  await files.closeFolders()
  const begun = new Date()
  let failed = 0
  for await (const digests of files.toRenew())
    for (const sha256 of digests) {
      if (signal.aborted) return
      await files.renewSeal(sha256).catch(error => {
        failed += 1
        log.error({ err: error }, 'a content cannot be sealed')
      })
    }
  if (failed === 0) await files.noteRenewed(begun)
}
