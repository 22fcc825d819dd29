import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'

/** Nothing that browsers could give a page: answers are data. */
const NO_PERMISSIONS = ['camera', 'microphone', 'display-capture', 'fullscreen', 'geolocation', 'usb', 'serial', 'hid']
  .map(name => `${name}=()`)
  .join(', ')

/**
 * Headers for every answer. The strictest policy is the rule, for answers that are data; pages bring their own.
 * What only means something on https is left out elsewhere, where browsers complain of it.
 */
export async function setSecurityHeaders(app: FastifyInstance, { https, trustProxy }: Config): Promise<void> {
  app.addHook('onRequest', async (_, reply) => void reply.header('permissions-policy', NO_PERMISSIONS))
  const secure = https !== undefined || trustProxy.length > 0
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The portal does not speak for other hosts below its own.
    strictTransportSecurity: secure && { includeSubDomains: false },
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    referrerPolicy: { policy: 'same-origin' },
  })
}
