import pg from 'pg';
import { dayAt, dayFrom } from '../../src/visits/model/days.ts';

const DAYS = 90;
const LINKS = 20;
const PAGES = 40;
const HOSTS = 5000;
const COUNTRIES = ['IT', 'DE', 'FR', 'TR', 'GB', 'ES', 'EG', 'US', 'IN', 'BR', 'PL', 'NL', 'SE', 'JP', 'MX'];
/** The maximum number of sources that the product counts separately per day. */
const MAX_SOURCES = 100;

type ViewCounts = Map<string, number>;

/** Inserts so many visits of members, summed up as the product does, directly into the database. */
export async function seedVisits(
  connectionString: string,
  members: readonly (readonly [uid: string, visits: number])[],
) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const [uid, visits] of members) await seedFor(client, uid, visits);
    // Otherwise autovacuum would run during the measurement.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function seedFor(client: pg.Client, uid: string, visits: number) {
  const today = dayAt(Date.now());
  const random = numbersFrom(42);
  const skewedIndex = (count: number) => Math.floor(random() ** 2 * count);
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    const days: ViewCounts = new Map();
    const pages: ViewCounts = new Map();
    const sources: ViewCounts = new Map();
    const hostsByTarget = new Map<string, Set<string>>();
    for (let visit = 0; visit < visits / DAYS; visit += 1) {
      const link = skewedIndex(LINKS + 1);
      const page = `projects/note-${skewedIndex(PAGES)}`;
      const host = `site-${skewedIndex(HOSTS)}.example.org`;
      const country = COUNTRIES[skewedIndex(COUNTRIES.length)] ?? '';
      for (const target of [link === 0 ? 'site\t' : `share\tlink-${link}`, 'all\t']) {
        count(days, target);
        count(pages, `${target}\t${page}`);
        count(sources, `${target}\tcountry\t${country}`);
        const hosts = hostsByTarget.get(target) ?? new Set();
        hostsByTarget.set(target, hosts);
        if (hosts.size < MAX_SOURCES) hosts.add(host);
        count(sources, `${target}\treferrer\t${hosts.has(host) ? host : ''}`);
      }
    }
    const ownerAndDay = [uid, dayFrom(today, -ago)];
    await client.query(
      `insert into visit_days (owner_id, day, target_kind, target_id, views, readers, downloads, first_at, last_at)
       select $1, $2, split_part(name, e'\\t', 1), split_part(name, e'\\t', 2), views, views / 2 + 1, 0, $2::date, $2::date
         from unnest($3::text[], $4::int[]) as one (name, views)`,
      [...ownerAndDay, ...columns(days)],
    );
    await client.query(
      `insert into visit_pages (owner_id, day, target_kind, target_id, page, views)
       select $1, $2, split_part(name, e'\\t', 1), split_part(name, e'\\t', 2), split_part(name, e'\\t', 3), views
         from unnest($3::text[], $4::int[]) as one (name, views)`,
      [...ownerAndDay, ...columns(pages)],
    );
    await client.query(
      `insert into visit_sources (owner_id, day, target_kind, target_id, kind, value, views)
       select $1, $2, split_part(name, e'\\t', 1), split_part(name, e'\\t', 2), split_part(name, e'\\t', 3),
              split_part(name, e'\\t', 4), views
         from unnest($3::text[], $4::int[]) as one (name, views)`,
      [...ownerAndDay, ...columns(sources)],
    );
  }
}

const count = (counts: ViewCounts, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

const columns = (counts: ViewCounts) => [[...counts.keys()], [...counts.values()]];

/** Returns a seeded random number generator with values from 0 to 1. */
function numbersFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
