import pg from 'pg';

/** The number of records of each kind, spread evenly over the days. */
export type SeedCounts = {
  days: number;
  people: number;
  cvsEach: number;
  /** Days with visits for each member. Each day is stored twice: for the site and in total. */
  visitsEach: number;
  domains: number;
  mails: number;
  events: number;
};

const FIRST_NAMES =
  'Ada,Augustus,Blaise,Caroline,Charles,Emmy,George,Grace,Hypatia,Isaac,Leonhard,Luigi,Maria,Mary,Sofia';
const LAST_NAMES =
  'Agnesi,Babbage,Boole,De Morgan,Euler,Germain,Herschel,Hopper,Kovalevskaya,Lovelace,Menabrea,Newton,Noether,Pascal,Somerville';

/** Returns the SQL for the time of the nth of `count` records, the last of which is now. */
const at = (n: string, count: number, days: number) =>
  `(now() - (${count} - ${n}) * (interval '${days} days' / ${Math.max(count, 1)}))`;
/** Returns the SQL for a time-ordered id (UUIDv7), as the product makes them. */
const idOf = (moment: string, n: string) =>
  `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '70008000' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const oneOf = (names: string, n: string) => `(string_to_array('${names}', ','))[1 + ${n} % ${names.split(',').length}]`;

/**
 * Fills the database with the data of many members over years. Connects as the superuser and skips foreign keys and
 * triggers, so use it only for disposable databases.
 */
export async function seedInstance(superUrl: string, counts: SeedCounts) {
  const { days, people, cvsEach, visitsEach, domains, mails, events } = counts;
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  const run = (text: string) => client.query(text);
  try {
    await run('set session_replication_role = replica; set synchronous_commit = off');
    await run(`
      insert into users (uid, email, display_name, username, username_look, created_at, is_active, email_verified)
      select 'planted-' || n, lower(replace(first, ' ', '') || '.' || replace(last, ' ', '')) || '.' || n || '@example.org',
             first || ' ' || last, lower(replace(last, ' ', '')) || '-' || n, lower(replace(last, ' ', '')) || '-' || n,
             ${at('n', people, days)}, n % 100 <> 7, n % 20 <> 3
        from (select n, ${oneOf(FIRST_NAMES, 'n')} as first, ${oneOf(LAST_NAMES, '(n / 15)')} as last
                from generate_series(1, ${people}) n) person`);
    await run(`
      insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
      select 'planted-' || n, 'planted-' || n, 'planted-' || n, now() + interval '30 days', created, created
        from (select n, ${at('n', people, days)} as created from generate_series(1, ${people}) n) session`);
    await run(`
      insert into files (id, name, owner_id, blob, generation, size, md5_hash, content_type, download_token, time_created)
      select gen_random_uuid(), 'users/planted-' || n || '/images/face.png', 'planted-' || n, 'planted-' || n, 1,
             50000 + n % 7 * 40000, '', 'image/png', '', ${at('n', people, days)}
        from generate_series(1, ${people}) n`);
    await run(`
      insert into records (id, owner_id, kind, document, version, position, title, sort_title, status, tags, happened,
                           expires, featured, images, language, words, created_at, updated_at)
      select gen_random_uuid(), 'planted-' || n, 'cv', '{}', 1, 'a' || cv, 'CV', 'cv', 'private', '{}', '', '', false, '{}',
             'en', '', created, created
        from (select n, cv, ${at('n', people, days)} as created
                from generate_series(1, ${people}) n, generate_series(1, ${cvsEach}) cv) one`);
    await run(`
      insert into visit_days (owner_id, target_kind, target_id, day, views, readers, downloads, first_at, last_at)
      select 'planted-' || n, kind, '', (now() - ago * interval '1 day')::date, 1 + n % 5, 1, n % 2, now(), now()
        from generate_series(1, ${people}) n, generate_series(0, ${visitsEach - 1}) ago,
             unnest(array['all', 'site']) kind`);
    await run(`
      insert into hostnames (host, owner_id, state, proof, seen, created_at, authorized_at)
      select 'www.' || ${oneOf(LAST_NAMES.toLowerCase().replaceAll(' ', ''), 'n')} || '-' || n || '.example',
             'planted-' || 1 + n % ${people},
             (array['pending', 'verified', 'authorized', 'authorized', 'authorized', 'failing', 'revoked'])[1 + n % 7],
             'planted', '[]', created, created
        from (select n, ${at('n', domains, days)} as created from generate_series(1, ${domains}) n) one`);
    await run(`
      insert into outbox (id, event, template, language, recipient, data, state, attempts, last_error, created_at, sent_at)
      select ${idOf('created', 'n')}, 'planted ' || n, 'test', 'en', 'reader-' || n || '@example.org', '{}',
             case when n % 50 = 0 then 'failed' else 'sent' end, 1, case when n % 50 = 0 then 'refused' end, created,
             case when n % 50 <> 0 then created end
        from (select n, ${at('n', mails, days)} as created from generate_series(1, ${mails}) n) one`);
    await run(`
      insert into audit_events (id, at, actor_kind, actor_id, action, subject_kind, subject_id, owner_id, details)
      select ${idOf('moment', 'n')}, moment, 'member', 'planted-' || 1 + n % ${people},
             (array['signed-in', 'signed-in', 'password-changed', 'account-created'])[1 + n % 4], 'person',
             'planted-' || 1 + n % ${people}, 'planted-' || 1 + n % ${people}, '{}'
        from (select n, ${at('n', events, days)} as moment from generate_series(1, ${events}) n) one`);
    // Otherwise autovacuum would run during the measurement.
    await run('vacuum analyze');
  } finally {
    await client.end();
  }
}
