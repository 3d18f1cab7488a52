import pg from 'pg';
import { emptySite } from '../../src/portfolio/model/site-shape.ts';
import type { Member } from '../member.ts';

const PROJECTS = 6;
const SUMMARY = 'A table of operations, column by column, by which the engine would work out the numbers of Bernoulli.';

const site = { ...emptySite('en'), headline: 'Mathematician and writer', open: true };

const project = {
  ...{ summary: SUMMARY, role: 'Author', client: '', start: '1842', end: '1843', ongoing: false },
  ...{ status: 'published', featured: true, tags: ['mathematics'], stack: [], links: [], cover: null, gallery: [] },
  ...{ caseStudy: { problem: '', approach: '', outcome: '' }, metrics: [], collaborators: [] },
};

/** Returns the host of a seeded site. */
export const hostOfSite = (at: number) => `member-${at}.vitrine.example`;

/** Publishes a member's site with projects through the API and returns its path. */
export async function publishSite(connectionString: string, url: string, { uid, token }: Member) {
  await withClient(connectionString, (client) =>
    client.query('update users set email_verified = true where uid = $1', [uid]),
  );
  const call = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  for (let at = 0; at < PROJECTS; at += 1) await call('POST', '/api/projects', { ...project, title: `Note ${at}` });
  await call('PUT', '/api/site', { document: site });
  const { addresses } = (await call('POST', '/api/site/publish')) as { addresses: { url: string }[] };
  return new URL(addresses[0]?.url ?? '').pathname;
}

/** Inserts so many members with similar published sites directly into the database. */
export const seedSites = (connectionString: string, count: number) =>
  withClient(connectionString, async (client) => {
    const members = `generate_series(0, ${count - 1}) as member`;
    await client.query(
      `insert into users (uid, email, display_name, email_verified, username, username_look, bio)
       select 'member-' || member, 'member-' || member || '@vitrine.example', 'Member ' || member, true,
              'member-' || member, 'look-' || member, $1 from ${members}`,
      [SUMMARY],
    );
    await client.query(
      `insert into sites (owner_id, revision, written, written_version, published, published_version, published_at, updated_at)
       select 'member-' || member, 1, $1, 1, $1, 1, now(), now() from ${members}`,
      [JSON.stringify(site)],
    );
    await client.query(
      `insert into records (id, owner_id, kind, document, version, position, slug, title, sort_title, status, tags,
                            happened, expires, featured, images, language, words, created_at, updated_at)
       select gen_random_uuid(), 'member-' || member, 'project',
              $1::jsonb || jsonb_build_object('title', 'Note ' || note), 1, 'a' || note, 'note-' || note, 'Note ' || note,
              'note ' || note, 'published', '{mathematics}', '1842', 'z', true, '{}', 'en', '', now(), now()
         from ${members}, generate_series(1, ${PROJECTS}) as note`,
      [JSON.stringify(project)],
    );
    // Otherwise autovacuum would run during the measurement.
    await client.query('vacuum analyze');
  });

async function withClient(connectionString: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
