import { type RawBuilder, sql } from 'kysely'

/** SQL for the name of a code in a column; the code itself where the table does not hold it. */
export const codeName = (table: string, column: string): RawBuilder<string> => sql<string>`coalesce(
  (select code_name from code_item where table_name = ${table} and code_id = ${sql.ref(column)}), ${sql.ref(column)})`

/** SQL for the path of a region below its province, like 安澜市石渡县荷塘镇. A region code holds those of its superiors. */
export const regionPath = (column: string): RawBuilder<string> => {
  const code = sql.ref(column)
  return sql<string>`(select coalesce(string_agg(region_name, '' order by region_code), ${code}) from region
    where region_code in (rpad(left(${code}, 4), 12, '0'), rpad(left(${code}, 6), 12, '0'),
      rpad(left(${code}, 9), 12, '0'), ${code}))`
}

/** SQL for the names of the codes in a column that holds several, in their order. */
export const codeNames = (table: string, column: string): RawBuilder<string[]> => sql<string[]>`array(
  select coalesce(code_name, code) from unnest(${sql.ref(column)}) with ordinality as chosen(code, place)
  left join code_item on table_name = ${table} and code_id = code order by place)`
