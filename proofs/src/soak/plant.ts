import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database.ts'

/** Faults that are put into what is measured, to see the proof fail by them. */
const PLANTS = ['leak', 'scan'] as const
export type Plant = (typeof PLANTS)[number]

export const isPlant = (text: string): text is Plant => PLANTS.some(plant => plant === text)

const EVERY_MS = 1000
const ROWS = 400

/** A table that grows steadily, all of which is read with each look at a to-do: as a list does that lacks its index. */
export async function plantScan(owner: Database, isOver: () => boolean): Promise<void> {
  await owner.query(`
    create table planted (id int, text text);
    grant select on planted to public;
    create policy planted on todo using ((select count(*) from planted where text like '%y') >= 0) with check (true);
    alter table todo enable row level security;
    alter table todo force row level security`)
  while (!isOver()) {
    await owner.query(`insert into planted select n, repeat('x', 200) from generate_series(1, ${ROWS}) as n`)
    await pause(EVERY_MS)
  }
}
