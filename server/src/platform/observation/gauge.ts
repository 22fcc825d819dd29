import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { newReference } from '../http/reference'

/** Where figures belong, and where it is told that one cannot be read. */
export interface Figures {
  readonly registers: Registry[]
  readonly missed: (name: string, error: unknown) => void
  readonly read: (name: string) => void
}

/** Counts each time that a figure cannot be read; the log has the first of them, until it can be read again. */
export function figuresOf(registry: Registry, log: Pick<FastifyBaseLogger, 'error'>): Figures {
  const registers = [registry]
  const failures = new Counter({
    name: 'portal_metrics_failures_total',
    help: 'How often a figure could not be read, by its name; the log has the cause',
    labelNames: ['figure'] as const,
    registers,
  })
  const missing = new Set<string>()
  return {
    registers,
    missed(figure, error) {
      failures.inc({ figure })
      if (!missing.has(figure)) log.error({ err: error, figure, reference: newReference() }, 'a figure cannot be read')
      missing.add(figure)
    },
    read: figure => void missing.delete(figure),
  }
}

/** A gauge that is read when somebody asks; one that cannot be read says nothing. */
export function gauge<L extends string = never>(
  { registers, missed, read: wasRead }: Figures,
  name: string,
  help: string,
  read: (of: Gauge<L>) => Promise<void>,
  labelNames: readonly L[] = [],
): void {
  new Gauge<L>({
    name,
    help,
    labelNames,
    registers,
    async collect() {
      this.reset()
      await read(this).then(
        () => wasRead(name),
        error => {
          // `reset` leaves nothing of one with labels, and a nought of one without.
          if (labelNames.length === 0) this.remove()
          missed(name, error)
        },
      )
    },
  })
}
