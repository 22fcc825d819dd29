import { shippedOf } from './materials.mjs'

describe('What goes to offices', () => {
  const dependencies = [
    { ref: 'petition-portal@1.0.0', dependsOn: ['jest@30.0.0', 'pg@8.0.0'] },
    { ref: '@portal/server@1.0.0', dependsOn: ['fastify@5.0.0'] },
    { ref: '@portal/mf-mail@1.0.0', dependsOn: ['react@19.0.0'] },
    { ref: '@portal/bench@1.0.0', dependsOn: ['autocannon@8.0.0'] },
    { ref: 'fastify@5.0.0', dependsOn: ['ajv@8.0.0'] },
    ...['jest@30.0.0', 'pg@8.0.0', 'react@19.0.0', 'autocannon@8.0.0', 'ajv@8.0.0'].map(ref => ({
      ref,
      dependsOn: [],
    })),
  ]
  const bill = { components: dependencies.slice(1).map(({ ref }) => ({ 'bom-ref': ref })), dependencies }

  it('is what the server and the browsers lead to, and what was installed, and no tools', () => {
    const { components } = shippedOf(bill, ['pg@8.0.0'])
    expect(components.map(component => component['bom-ref'])).toEqual([
      '@portal/server@1.0.0',
      '@portal/mf-mail@1.0.0',
      'fastify@5.0.0',
      'pg@8.0.0',
      'react@19.0.0',
      'ajv@8.0.0',
    ])
  })
})
