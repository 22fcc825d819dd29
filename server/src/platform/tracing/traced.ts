import { type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api'

const tracer = trace.getTracer('portal')

/** Does some work as a span of its own. Why it failed is told by the log alone: texts of errors may quote what users entered. */
export function traced<T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, options, async span => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** The same, as a part of a call or a job; what belongs to neither is not traced. */
export function tracedWithin<T>(name: string, options: () => SpanOptions, work: () => Promise<T>): Promise<T> {
  return trace.getActiveSpan()?.isRecording() ? traced(name, options(), work) : work()
}
