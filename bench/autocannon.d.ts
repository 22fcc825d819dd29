/** The part of autocannon that is used here; it comes without types. */
declare module 'autocannon' {
  export interface Request {
    method?: 'GET' | 'POST'
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }

  interface Options {
    url: string
    connections: number
    duration: number
    requests: Request[]
    /** Whether an answer is right; `mismatches` counts those that are not. */
    verifyBody?: (body: string) => boolean
  }

  interface Result {
    duration: number
    '2xx': number
    non2xx: number
    errors: number
    mismatches: number
    latency: { p50: number; p99: number }
    requests: { total: number }
  }

  export default function autocannon(options: Options): Promise<Result>
}
