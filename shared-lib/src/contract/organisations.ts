import { z } from 'zod'
import { nothing, optionalText, required } from './fields'
import { call } from './form'
import { type OrganisationForm, organisationProblems, PARENT_FIELDS } from './rules/organisation'
import { Region } from './tables'

const flag = z.enum(['0', '1'])
const entered = z.string().trim().default('')
const choice = z.string().trim().nullable().default('')

/** The form of an organisation, as it is shown and sent. */
const form = {
  id: entered,
  companyName: entered,
  docShortName: entered,
  pinYin: entered,
  orgCode: entered,
  regionCode: entered,
  subLevelCode: entered,
  subSystemCode: entered,
  parent1Id: choice,
  parent2Id: choice,
  parent3Id: choice,
  postalAddress: entered,
  receptionAddress: entered,
  telephone: entered,
  postalCode: entered,
  isPetition: flag.default('0'),
  isChoose: flag.default('1'),
}
const check = (args: OrganisationForm, problem: (text: string, field: string) => void) => {
  for (const { text, field } of organisationProblems(args)) problem(text, field)
}

/** An organisation for its form: the caller's own, or any for those who manage them. */
export const organisation = call('GET', 'api/orgController/getOrgById', {
  query: { id: required('请指定机构') },
  answer: z.object({
    ...form,
    regionName: z.string(),
    /** Sent back with a change, so that nobody overwrites what another saved meanwhile. */
    version: z.number().int(),
  }),
})

/** Organisations that may be above one: those of its region and of the regions above, nearest first. */
export const parentOrganisations = call('GET', 'api/orgController/getParentOrgList', {
  query: { regionCode: required('请选择行政区划'), orgId: entered },
  answer: z.array(
    z.object({
      id: z.string(),
      companyName: z.string(),
      regionName: z.string(),
      /** In which of the three lines it already stands below `orgId`: there it would make a circle. */
      below: z.array(z.enum(PARENT_FIELDS)),
    }),
  ),
})

/** Without a version the change is made whatever happened meanwhile. */
export const updateOrganisation = call('POST', 'api/orgController/updateOrg', {
  writes: true,
  data: { ...form, id: required('请指定机构'), version: z.number().int().optional() },
  check,
  answer: nothing,
})

/** Answers the new organisation's id; its code is made from its region. */
export const insertOrganisation = call('POST', 'api/orgController/insertOrg', {
  writes: true,
  data: form,
  check,
  answer: z.string(),
})

/** Where a tree of regions begins: the province, if any of its organisations has `orgName` in its name. */
export const rootRegions = call('POST', 'api/regionController/getRootProvinceList', {
  form: { orgName: optionalText(100) },
  answer: z.array(Region),
})
