import { getOrganisation } from '../organisations/organisations'

/** Organisations whose people play in the cases. */
export const OFFICE = {
  province: getOrganisation('临江省信访局').id,
  city: getOrganisation('安澜市信访局').id,
  county: getOrganisation('石渡县信访局').id,
  labour: getOrganisation('安澜市人力资源和社会保障局').id,
  housing: getOrganisation('安澜市住房和城乡建设局').id,
  land: getOrganisation('安澜市自然资源局').id,
  town: getOrganisation('荷塘镇人民政府').id,
  /** Has no access of its own. */
  remoteTown: getOrganisation('荷湾乡人民政府').id,
} as const

/** Who signs for, who agrees first and who last, in an organisation that answers. */
export interface Team {
  readonly id: string
  readonly name: string
  readonly clerk: string
  readonly head: string
  readonly leader: string
  /** Names of clerk and head, who look into matters together. */
  readonly investigators: readonly string[]
}

const team = (id: string, name: string, letters: string, investigators: readonly string[]): Team => ({
  ...{ id, name, investigators },
  ...{ clerk: `${letters}12`, head: `${letters}13`, leader: `${letters}14` },
})

export const TEAM = {
  labour: team(OFFICE.labour, '安澜市人力资源和社会保障局', 'rs', ['沈丁兰', '韩戊竹']),
  housing: team(OFFICE.housing, '安澜市住房和城乡建设局', 'zj', ['朱庚柏', '杨辛莺']),
  land: team(OFFICE.land, '安澜市自然资源局', 'zr', ['尤壬溪', '朱壬蘅']),
  town: team(OFFICE.town, '荷塘镇人民政府', 'xz', ['许癸岚', '尤甲湄']),
} as const satisfies Record<string, Team>
