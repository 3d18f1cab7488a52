import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

// Requests on which scripts outside the project rely, sent by plain fetch as they do.
const instance = shareTestInstance();
let token = '';

async function ask(method: string, path: string, body?: object) {
  const answer = await fetch(`${instance.url}${path}`, {
    method,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

beforeAll(async () => {
  const { email, password, name, username } = newPerson();
  const signedUp = await ask('POST', '/api/auth/sign-up/email', { email, password, name, username });
  expect(signedUp.status).toBe(200);
  token = signedUp.body.token;
  const { rows } = await instance.kernel.db.pool.query(
    "select data ->> 'code' as otp from outbox where recipient = $1",
    [email],
  );
  await ask('POST', '/api/auth/email-otp/verify-email', { email, otp: rows[0].otp });
});

const FIELDS: Record<string, object> = {
  projects: {
    title: 'Analytical Engine',
    summary: 'Weaves algebraical patterns',
    status: 'published',
    tags: ['maths', 'machines'],
    role: 'Analyst',
    client: 'Charles Babbage',
    start: '1842',
    end: '1843-07',
    ongoing: false,
    links: [{ label: 'Notes', url: 'https://example.org/notes' }],
    caseStudy: { problem: 'Tables', approach: 'Cards', outcome: 'Note G' },
    metrics: [{ label: 'Operations', value: '25' }],
  },
  achievements: {
    title: 'Royal Medal',
    kind: 'award',
    issuer: 'Royal Society',
    date: '1843-07-10',
    expires: '1850',
    description: 'For **Note G**',
    credentialId: 'RS-7',
    credentialUrl: 'https://example.org/rs7',
    visible: true,
  },
};

describe.each(['projects', 'achievements'])('/api/%s', (kind) => {
  const path = `/api/${kind}`;
  const fields = FIELDS[kind] ?? {};

  it('POST creates a record from the fields that scripts send', async () => {
    const { status, body } = await ask('POST', path, fields);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...fields, id: expect.any(String), revision: 1 });
    expect((await ask('GET', `${path}/${body.id}`)).body).toEqual(body);
  });

  it('GET lists records, with q, status, tag, cursor and limit', async () => {
    for (let at = 0; at < 3; at += 1) await ask('POST', path, { ...fields, title: `Loom ${at}`, tags: ['silk'] });
    const first = await ask('GET', `${path}?q=loom&tag=silk&limit=2`);
    expect([first.status, first.body.items.length]).toEqual([200, 2]);
    const second = await ask('GET', `${path}?q=loom&tag=silk&limit=2&cursor=${first.body.nextCursor}`);
    expect(second.body.items).toHaveLength(1);
    expect(second.body).not.toHaveProperty('nextCursor');
    const status = kind === 'projects' ? 'published' : 'visible';
    expect((await ask('GET', `${path}?status=${status}&limit=100`)).body.items.length).toBeGreaterThan(2);
    for (const limit of [0, 101]) expect((await ask('GET', `${path}?limit=${limit}`)).status).toBe(400);
  });

  it('PATCH changes fields of the current revision, or responds 409 with the stored record', async () => {
    const { id } = (await ask('POST', path, fields)).body;
    const saved = await ask('PATCH', `${path}/${id}`, { revision: 1, title: 'Note G' });
    expect([saved.status, saved.body]).toMatchObject([200, { ...fields, title: 'Note G', revision: 2 }]);
    const late = await ask('PATCH', `${path}/${id}`, { revision: 1, title: 'Late' });
    expect([late.status, late.body.code, late.body.data.current]).toEqual([409, 'CONFLICT', saved.body]);
  });

  it('DELETE moves a record to the trash', async () => {
    const { id } = (await ask('POST', path, fields)).body;
    const { status, body } = await ask('DELETE', `${path}/${id}`);
    expect([status, body]).toMatchObject([200, { id, trashedAt: expect.any(String) }]);
    expect((await ask('GET', `${path}?status=trash`)).body.items.map((item: { id: string }) => item.id)).toContain(id);
  });

  it('errors have a code, a status, a message and the names of the fields', async () => {
    const { status, body } = await ask('POST', path, { title: '', colour: 'red' });
    expect([status, body]).toEqual([
      400,
      {
        code: 'BAD_REQUEST',
        status: 400,
        message: expect.any(String),
        data: {
          fields: expect.arrayContaining([
            { path: 'title', message: expect.any(String) },
            { path: 'colour', message: 'This field doesn’t exist' },
          ]),
        },
      },
    ]);
    const answer = await fetch(`${instance.url}${path}`);
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'UNAUTHORIZED', status: 401 }]);
    const unknownId = '00000000-0000-4000-8000-000000000000';
    expect((await ask('GET', `${path}/${unknownId}`)).body).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  });
});

describe('/api/cvs', () => {
  it('POST requires a name; GET lists, reads and pages; DELETE moves to the trash', async () => {
    expect((await ask('POST', '/api/cvs', {})).body.data.fields).toMatchObject([{ path: 'name' }]);
    const made = await ask('POST', '/api/cvs', { name: 'For Turin', tags: ['turin'] });
    expect([made.status, made.body]).toMatchObject([201, { id: expect.any(String), revision: 1, name: 'For Turin' }]);
    await ask('POST', '/api/cvs', { name: 'For London', tags: ['turin'] });
    expect((await ask('GET', `/api/cvs/${made.body.id}`)).body).toEqual(made.body);
    const first = await ask('GET', '/api/cvs?q=for&status=private&tag=turin&limit=1');
    expect([first.status, first.body.items.length]).toEqual([200, 1]);
    const second = await ask('GET', `/api/cvs?q=for&status=private&tag=turin&limit=1&cursor=${first.body.nextCursor}`);
    expect([second.body.items.length, second.body.nextCursor]).toEqual([1, undefined]);
    const gone = await ask('DELETE', `/api/cvs/${made.body.id}`);
    expect([gone.status, gone.body]).toMatchObject([200, { trashedAt: expect.any(String) }]);
  });

  it('PUT takes a revision and a document, and responds 409 with the stored CV', async () => {
    const { id, document } = (await ask('POST', '/api/cvs', { name: 'For Turin' })).body;
    document.basics.headline = 'Analyst';
    const saved = await ask('PUT', `/api/cvs/${id}`, { revision: 1, document });
    expect([saved.status, saved.body]).toMatchObject([200, { id, revision: 2, document }]);
    const late = await ask('PUT', `/api/cvs/${id}`, { revision: 1, document });
    expect([late.status, late.body.code, late.body.data.current]).toEqual([409, 'CONFLICT', saved.body]);
    const wrong = await ask('PUT', `/api/cvs/${id}`, { revision: 2, document: { ...document, colour: 'red' } });
    expect([wrong.status, wrong.body.data.fields]).toMatchObject([400, [{ path: 'document.colour' }]]);
  });

  it('PUT visibility takes private, link or public', async () => {
    const { id } = (await ask('POST', '/api/cvs', { name: 'For Turin' })).body;
    for (const visibility of ['link', 'public', 'private']) {
      const { status, body } = await ask('PUT', `/api/cvs/${id}/visibility`, { visibility });
      expect([status, body]).toMatchObject([200, { id, visibility }]);
    }
  });

  it.each([
    ['text', (text: string) => text],
    ['Base64', (text: string) => Buffer.from(text).toString('base64')],
  ])('POST import takes a file as %s, and GET export returns it', async (_, encode) => {
    const resume = { basics: { name: 'Ada Lovelace' }, work: [{ name: 'Analytical Engine', salary: 7 }] };
    const content = encode(JSON.stringify(resume));
    const { status, body } = await ask('POST', '/api/cvs/import', { content, filename: 'ada.json' });
    expect([status, body]).toMatchObject([
      201,
      {
        id: expect.any(String),
        name: 'ada',
        report: { format: 'json-resume', imported: 1, kept: 1, warnings: [{ problem: 'keptRaw' }] },
      },
    ]);
    expect((await ask('GET', `/api/cvs/${body.id}/export/json-resume`)).body).toEqual(resume);
    for (const [format, beginning] of [
      ['europass', /^<Candidate /m],
      ['rendercv', /^cv:/m],
      ['markdown', /^# Ada Lovelace/],
      ['text', /^ADA LOVELACE|^Ada Lovelace/],
    ] as const) {
      const file = await fetch(`${instance.url}/api/cvs/${body.id}/export/${format}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([file.status, file.headers.get('content-disposition')]).toEqual([
        200,
        expect.stringMatching(/^attachment; filename="ada\./),
      ]);
      expect(await file.text()).toMatch(beginning);
    }
    expect((await ask('GET', `/api/cvs/${body.id}/export/papyrus`)).status).toBe(400);
  });
});
