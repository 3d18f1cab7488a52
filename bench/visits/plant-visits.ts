import pg from 'pg';
import { dayAt, dayFrom } from '../../src/visits/model/days.ts';

const DAYS = 90;
const LINKS = 20;
const PAGES = 40;
const HOSTS = 5000;
const COUNTRIES = ['IT', 'DE', 'FR', 'TR', 'GB', 'ES', 'EG', 'US', 'IN', 'BR', 'PL', 'NL', 'SE', 'JP', 'MX'];
/** The maximum number of sources that the product counts separately per day. */
const MOST_SOURCES = 100;

type Sums = Map<string, number>;

/** Inserts so many visits of members, summed up as the product does, directly into the database. */
export async function plantVisits(
  connectionString: string,
  members: readonly (readonly [uid: string, visits: number])[],
) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const [uid, visits] of members) await plantFor(client, uid, visits);
    // Otherwise autovacuum would run during the measurement.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function plantFor(client: pg.Client, uid: string, visits: number) {
  const today = dayAt(Date.now());
  const random = numbersFrom(42);
  const some = (count: number) => Math.floor(random() ** 2 * count);
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    const days: Sums = new Map();
    const pages: Sums = new Map();
    const sources: Sums = new Map();
    const kept = new Map<string, Set<string>>();
    for (let visit = 0; visit < visits / DAYS; visit += 1) {
      const link = some(LINKS + 1);
      const page = `projects/note-${some(PAGES)}`;
      const host = `site-${some(HOSTS)}.example.org`;
      const country = COUNTRIES[some(COUNTRIES.length)] ?? '';
      for (const target of [link === 0 ? 'site\t' : `share\tlink-${link}`, 'all\t']) {
        count(days, target);
        count(pages, `${target}\t${page}`);
        count(sources, `${target}\tcountry\t${country}`);
        const hosts = kept.get(target) ?? new Set();
        kept.set(target, hosts);
        if (hosts.size < MOST_SOURCES) hosts.add(host);
        count(sources, `${target}\treferrer\t${hosts.has(host) ? host : ''}`);
      }
    }
    const on = [uid, dayFrom(today, -ago)];
    await client.query(
      `insert into visit_days (owner_id, day, target_kind, target_id, views, readers, downloads, first_at, last_at)
       select $1, $2, split_part(name, e'\\t', 1), split_part(name, e'\\t', 2), views, views / 2 + 1, 0, $2::date, $2::date
         from unnest($3::text[], $4::int[]) as one (name, views)`,
      [...on, ...columns(days)],
    );
    await client.query(
      `insert into visit_pages (owner_id, day, target_kind, target_id, page, views)
       select $1, $2, split_part(name, e'\\t', 1), split_part(name, e'\\t', 2), split_part(name, e'\\t', 3), views
         from unnest($3::text[], $4::int[]) as one (name, views)`,
      [...on, ...columns(pages)],
    );
    await client.query(
      `insert into visit_sources (owner_id, day, target_kind, target_id, kind, value, views)
       select $1, $2, split_part(name, e'\\t', 1), split_part(name, e'\\t', 2), split_part(name, e'\\t', 3),
              split_part(name, e'\\t', 4), views
         from unnest($3::text[], $4::int[]) as one (name, views)`,
      [...on, ...columns(sources)],
    );
  }
}

const count = (sums: Sums, name: string) => sums.set(name, (sums.get(name) ?? 0) + 1);

const columns = (sums: Sums) => [[...sums.keys()], [...sums.values()]];

/** Returns a seeded random number generator with values from 0 to 1. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
