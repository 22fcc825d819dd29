/** A PostgreSQL that runs, whether we started it or took it over. */
export interface Server {
  pid: number
  port: number
  isGone(): boolean
}
