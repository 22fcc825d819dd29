import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { sbomOf } from './sbom.ts'
import { provinceOf, remoteOf } from './testing.ts'

const { JsonStrictValidator } = Validation
const { Spec1dot6 } = Spec

const packages = [
  { name: '@scope/tool', version: '2.0.0', license: 'MIT' },
  { name: 'dual', version: '1.0.0', license: '(MIT OR Apache-2.0)' },
  { name: 'own', version: '0.1.0-rc.1', license: 'SEE LICENSE IN LICENSE.md' },
  { name: 'unsaid', version: '3.0.0' },
]

it('keeps to the schema of CycloneDX 1.6, whatever licences packages name', async () => {
  const shell = { ...remoteOf('shell', {}, { packages }), remote: undefined }
  const all = [shell, remoteOf('mf-mail', {}, { packages })]
  const text = sbomOf({ province: provinceOf(), folder: '', all, contract: {}, calls: new Set(), sharedLib: '0.1.0' })
  expect(await new JsonStrictValidator(Spec1dot6.version).validate(text)).toBeNull()
})
