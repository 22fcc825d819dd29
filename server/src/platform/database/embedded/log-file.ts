import { existsSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SIZE_LIMIT_BYTES = 10_000_000
const TAIL_LINES = 20

/** PostgreSQL's own log, with a mark at the moment of opening: what follows belongs to this start. */
export class LogFile {
  private constructor(
    readonly path: string,
    private readonly start: number,
  ) {}

  /** One old log is kept when the present one has grown too long. */
  static in(folder: string): LogFile {
    const path = join(folder, 'postgres.log')
    const size = existsSync(path) ? statSync(path).size : 0
    if (size <= SIZE_LIMIT_BYTES) return new LogFile(path, size)
    renameSync(path, `${path}.old`)
    return new LogFile(path, 0)
  }

  /** The last lines that were written since the opening. */
  tail(): string {
    const news = existsSync(this.path) ? readFileSync(this.path).subarray(this.start).toString('utf8') : ''
    return news.trimEnd().split('\n').slice(-TAIL_LINES).join('\n')
  }
}
