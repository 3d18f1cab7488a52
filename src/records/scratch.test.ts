import { sql as query } from 'drizzle-orm';
import { it } from 'vitest';
import { registerMember } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { searchFor } from './server/search.ts';
import { type Sort, selectPage } from './server/store.ts';

const instance = shareTestInstance();

it('explains', async () => {
  const many = await registerMember(instance, { verified: false });
  const few = await registerMember(instance, { verified: false });
  const { pool } = instance.kernel.db;
  for (const [m, n] of [
    [many, 5000],
    [few, 50],
  ] as const) {
    await m.call('POST', '/api/projects', {
      title: 'The Analytical Engine',
      summary: 'An engine that weaves',
      tags: ['maths'],
      stack: ['brass'],
      caseStudy: { problem: 'word '.repeat(80), approach: 'other '.repeat(80), outcome: 'well '.repeat(40) },
    });
    for (let from = 1; from <= n; from += 500)
      await pool.query(
        `insert into records (id, owner_id, kind, revision, document, version, position, slug, title, sort_title, status, tags, happened, expires, featured, images, language, words, created_at, updated_at)
       select gen_random_uuid(), owner_id, kind, 1, document || jsonb_build_object('title', 'Engine ' || n), version, lpad(n::text, 5, '0') || '1', 'e-' || n, 'Engine ' || n, 'engine ' || n, case when n % 3 = 0 then 'published' else 'draft' end,
         case when n % 100 = 0 then array['rare'] else array['maths'] end, (1800 + n % 200)::text, '', false, '{}', 'en', words || case when n = 1234 then ' zebra' else '' end || ' ' || md5(n::text), now(), now() - n * interval '1 minute'
       from records, generate_series($2::int, $3::int) n where owner_id = $1 and title not like 'Engine %'`,
        [m.uid, from, Math.min(n, from + 499)],
      );
  }
  await pool.query('analyze records');
  const shelfOf = (uid: string) => ({ ownerId: uid, kind: 'project' });
  const cases: Record<string, object> = {
    order: { sort: 'order' },
    orderMiddle: { sort: 'order', after: ['025001', '00000000-0000-0000-0000-000000000000'] },
    title: { sort: 'title' },
    titleMiddle: { sort: 'title', after: ['engine 3', '00000000-0000-0000-0000-000000000000'] },
    updated: { sort: 'updated' },
    updatedMiddle: {
      sort: 'updated',
      after: [new Date(Date.now() - 2500 * 60000).toISOString(), '00000000-0000-0000-0000-000000000000'],
    },
    date: { sort: 'date' },
    expires: { sort: 'expires' },
    dateMiddle: { sort: 'date', after: ['1900', '00000000-0000-0000-0000-000000000000'] },
    status: { sort: 'order', status: 'published' },
    archived: { sort: 'order', status: 'archived' },
    trash: { sort: 'order', status: 'trash' },
    tag: { sort: 'order', tag: 'maths' },
    rareTag: { sort: 'order', tag: 'rare' },
    noTag: { sort: 'order', tag: 'none' },
    rare: { sort: 'order', search: searchFor('zebra', 'en') },
    frequent: { sort: 'order', search: searchFor('engine', 'en') },
    two: { sort: 'order', search: searchFor('en', 'en') },
    frequentUpdated: { sort: 'updated', search: searchFor('engine', 'en') },
  };
  const out: string[] = [];
  for (const [name, c] of Object.entries(cases)) {
    for (const m of [many, few]) {
      const run = async ({ sql }: any) => {
        const page = selectPage(sql, shelfOf(m.uid), {
          limit: 51,
          without: ['caseStudy', 'gallery', 'metrics', 'collaborators'],
          sort: 'order' as Sort,
          ...c,
        }).getSQL();
        await sql.execute(page);
        const { rows } = await sql.execute(query`explain (analyze, buffers, costs off) ${page}`);
        return rows.map((r: any) => Object.values(r)[0]).join('\n');
      };
      const plan = await ('tag' in c || 'search' in c
        ? instance.kernel.db.asSystem(run)
        : instance.kernel.db.asMember(m.uid, run));
      const time = /Execution Time: ([\d.]+)/.exec(plan)?.[1];
      const ptime = /Planning Time: ([\d.]+)/.exec(plan)?.[1];
      out.push(`=== ${name} ${m === many ? 'many' : 'few'} ${time} plan ${ptime}`);
      if (m === many) out.push(plan);
    }
  }
  const { writeFileSync } = await import('node:fs');
  writeFileSync('/tmp/scratch/explain.txt', out.join('\n'));
}, 120000);
