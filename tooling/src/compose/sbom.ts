import { Enums, Models, Serialize, SPDX, Spec } from '@cyclonedx/cyclonedx-library'
import type { Parts } from './parts.ts'
import type { Part } from './workspace.ts'

/**
 * What runs in browsers, as CycloneDX 1.6 JSON: the portal, its parts, and in each the npm packages that its files
 * hold. Without time and random number: the same composition gives the same bytes.
 */
export function sbomOf({ province, all, sharedLib }: Parts) {
  const portal = new Models.Component(Enums.ComponentType.Application, `portal-${province.code}`, {
    version: all[0]?.version ?? '',
    description: province.title,
    bomRef: 'portal',
  })
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: portal }) })
  for (const part of all) {
    const component = componentOf(part, sharedLib)
    bom.components.add(component)
    portal.dependencies.add(component.bomRef)
  }
  const normalizer = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6)
  return `${new Serialize.JsonSerializer(normalizer).serialize(bom, { sortLists: true, space: 2 })}\n`
}

function componentOf({ name, version, id, packages, remote }: Part, sharedLib: string) {
  const bomRef = `${name}@${version}`
  const component = new Models.Component(Enums.ComponentType.Application, name, { version, bomRef })
  component.properties.add(new Models.Property('portal:build', id))
  component.properties.add(new Models.Property('portal:shared-lib', remote?.sharedLib ?? sharedLib))
  for (const one of packages) component.components.add(packageOf(one, bomRef))
  return component
}

function packageOf({ name, version, license }: Part['packages'][number], within: string) {
  const [group, short] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const component = new Models.Component(Enums.ComponentType.Library, short ?? name, {
    version,
    ...(group && { group }),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    bomRef: `${within}/${name}@${version}`,
  })
  if (license) component.licenses.add(licenseOf(license))
  return component
}

/** As a package.json names it. */
function licenseOf(text: string) {
  if (SPDX.isSupportedSpdxId(text)) return new Models.SpdxLicense(text)
  return / (AND|OR|WITH) /.test(text) ? new Models.LicenseExpression(text) : new Models.NamedLicense(text)
}
