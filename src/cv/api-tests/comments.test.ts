import { describe, expect, it } from 'vitest';
import { addAdmin, addMember } from '#testing/add-member.ts';
import { ENTRY, openComments } from '#testing/comments.ts';
import { openCvs } from '#testing/cvs.ts';
import { comparableResponse, visitor } from '#testing/members.ts';
import { readHtml } from '#testing/read-html.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });

const formIn = (page: string) => /<form.*<\/form>/s.exec(page)?.[0] ?? '';

describe('commenting on a block', () => {
  it('shows a comment to visitors once the owner approves it, with the answer', async () => {
    const { id, ask, page, postComment, listComments: storedComments } = await openComments(instance);
    const answer = await postComment({ text: 'Which notes?\r\nAll seven?' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/cv/${id}?said=held&at=${encodeURIComponent(ENTRY)}#said`,
    ]);
    expect(await page(`?said=held&at=${ENTRY}`)).toContain('once Ada Lovelace approves it');
    expect(await page()).not.toContain('Which notes?');
    const [comment] = await storedComments('?state=held');
    expect(comment).toMatchObject({
      place: ENTRY.split('/'),
      blockName: 'Analyst',
      readerName: 'Mary',
      text: 'Which notes?\nAll seven?',
      state: 'held',
      answer: null,
    });
    const path = `/${id}/comments/${comment?.id}`;
    expect((await ask('PATCH', path, { state: 'shown' })).body.state).toBe('shown');
    expect(readHtml(await page()).text).toMatch(/Mary.*Which notes\?\s+All seven\?/s);
    const answered = await ask('PATCH', path, { answer: ' All of them. ' });
    expect(answered.body).toMatchObject({ answer: 'All of them.', answeredAt: expect.any(String) });
    expect(await ask('PATCH', path, { answer: 'All of them.' })).toMatchObject({ status: 200, body: answered.body });
    expect(await page()).toContain('All of them.');
    expect((await ask('PATCH', path, { answer: '' })).body).toMatchObject({ answer: null, answeredAt: null });
    expect(await page()).not.toContain('All of them.');
    await ask('PATCH', path, { state: 'resolved' });
    expect(await page()).not.toContain('Which notes?');
    await ask('PATCH', path, { state: 'shown' });
    expect(await page()).toContain('Which notes?');
    expect((await ask('DELETE', path)).status).toBe(200);
    expect(await page()).not.toContain('Which notes?');
    expect((await ask('DELETE', path)).status).toBe(404);
    expect((await ask('PATCH', path, { state: 'shown' })).status).toBe(404);
  });

  it('shows a comment at once if comments are open', async () => {
    const { page, postComment } = await openComments(instance, { comments: 'open' });
    expect(await page()).not.toContain('Which notes?');
    expect((await postComment({})).headers.get('location')).toContain('said=shown');
    expect(await page()).toContain('Which notes?');
  });

  it('stores a repeated comment only once', async () => {
    const { postComment, listComments: storedComments } = await openComments(instance);
    const answers = await Promise.all([postComment({}), postComment({}), postComment({})]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await storedComments()).toHaveLength(1);
    await postComment({ text: 'Another thing.' });
    expect((await storedComments()).map(({ text }) => text)).toEqual(['Another thing.', 'Which notes?']);
  });

  it('renders the form only below the requested block', async () => {
    const { page } = await openComments(instance);
    expect(formIn(await page())).toBe('');
    const withForm = await page(`?remark=${ENTRY}`);
    expect(readHtml(formIn(withForm)).text).toContain('Comment on “Analyst”');
    expect(withForm.match(/<form/g)).toHaveLength(1);
    expect(await page('?remark=sections/nowhere')).toBe(await page());
  });

  it('treats comments as plain text', async () => {
    const { page, postComment } = await openComments(instance, { comments: 'open' });
    const hostile = '</textarea><script>alert(1)</script><img src=x onerror=alert(1)> [a](javascript:alert(1)) **b**';
    await postComment({ name: '"><b>Mary</b>\u202e', text: hostile });
    const html = await page();
    expect(readHtml(html).text).toContain(hostile);
    expect(readHtml(html).text).toContain('"><b>Mary</b>');
    expect(html).not.toMatch(/<script|<img|<b>|\u202e/);
    const again = await postComment({ name: '', text: hostile });
    expect(again.body).not.toMatch(/<script|<img/);
    expect(again.body).toContain('&lt;/textarea&gt;');
  });

  it('returns an invalid comment with errors and the typed input', async () => {
    const { postComment, listComments: storedComments } = await openComments(instance);
    const withoutName = await postComment({ name: ' \u0000 ', text: ' Which notes?' });
    expect([withoutName.status, withoutName.body]).toEqual([422, expect.stringContaining('Enter your name')]);
    expect(formIn(withoutName.body)).toContain('>\nWhich notes?</textarea>');
    const long = await postComment({ name: 'M'.repeat(81), text: 'x'.repeat(2001) });
    expect(long.status).toBe(422);
    expect(formIn(long.body)).toContain('80 characters or fewer');
    expect(formIn(long.body)).toContain('2,000 characters or fewer');
    expect(formIn(long.body)).toContain('x'.repeat(2001));
    expect((await postComment({ text: '' })).body).toContain('Enter a comment');
    const unseen = await postComment({ name: '\u200b\u2060', text: '\u200b\n\ufe0f' });
    expect(formIn(unseen.body)).toMatch(/Enter your name.*Enter a comment/s);
    expect(await storedComments()).toEqual([]);
    expect((await postComment({ name: 'M'.repeat(80), text: `${'x\r\n'.repeat(999)}xy` })).status).toBe(303);
  });

  it('rejects other encodings and content types', async () => {
    const { id, listComments: storedComments } = await openComments(instance);
    const post = async (body: string | Uint8Array, type = 'application/x-www-form-urlencoded') =>
      (await visitor(instance).call('POST', `/cv/${id}/comments`, Buffer.from(body), { 'content-type': type })).status;
    const fields = `place=${encodeURIComponent(ENTRY)}&name=Mary&text=`;
    expect(await post(`${fields}%E9t%E9`)).toBe(400);
    expect(await post(`${fields}%`)).toBe(400);
    expect(await post(Buffer.concat([Buffer.from(fields), Buffer.from([0xe9])]))).toBe(400);
    expect(await post('{"text":"x"}', 'application/json')).toBe(415);
    expect(await post(fields, 'multipart/form-data; boundary=x')).toBe(415);
    expect(await post(`${fields}${'x'.repeat(70_000)}`)).toBe(413);
    expect(await post('')).toBe(422);
    expect(await storedComments()).toEqual([]);
  });

  it('rejects comments sent from other sites', async () => {
    const { postComment, listComments: storedComments } = await openComments(instance);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect((await postComment({}, { headers })).status).toBe(403);
    }
    expect(await storedComments()).toEqual([]);
    const own = { origin: instance.url, 'sec-fetch-site': 'same-origin' };
    expect((await postComment({}, { headers: own })).status).toBe(303);
  });

  it('pretends to accept a comment that fills in the honeypot field', async () => {
    const { postComment, listComments: storedComments } = await openComments(instance);
    const [real, trapped] = [
      await postComment({}),
      await postComment({ website: 'https://spam.example', text: 'Buy' }),
    ];
    expect(trapped.status).toBe(real.status);
    expect(trapped.headers.get('location')).toBe(real.headers.get('location'));
    expect(await storedComments()).toHaveLength(1);
  });

  it('limits comments from one address and says when to try again', async () => {
    const { postComment, listComments: storedComments } = await openComments(instance);
    const from = { address: '10.9.9.9' };
    for (const text of ['1', '2', '3', '4', '5']) expect((await postComment({ text }, from)).status).toBe(303);
    const refused = await postComment({ text: 'The sixth' }, from);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(formIn(refused.body)).toContain('Try again in 10 minutes.');
    expect(formIn(refused.body)).toContain('The sixth');
    expect((await postComment({ text: 'Another' })).status).toBe(303);
    expect(await storedComments()).toHaveLength(6);
  });

  it('limits comments from one address to twenty a day', async () => {
    const { postComment } = await openComments(instance);
    const from = { address: '10.9.9.8' };
    for (let n = 0; n < 20; n += 1) {
      expect((await postComment({ text: `No. ${n}` }, from)).status).toBe(303);
      // Resets the ten-minute limit.
      await instance.kernel.db.pool.query(`delete from rate_limits where key like 'comments address:%'`);
    }
    const refused = await postComment({ text: 'One more' }, from);
    expect([refused.status, formIn(refused.body)]).toEqual([429, expect.stringContaining('Try again in 24 hours.')]);
  });

  it('rejects a comment when the CV has the maximum number', async () => {
    const { id, member, postComment } = await openComments(instance);
    await instance.kernel.db.pool.query(
      `insert into cv_comments (id, owner_id, cv_id, place, block_name, reader_name, text, state, created_at)
       select gen_random_uuid(), $2, $1, '{sections,jobs}', '', 'Mary', n::text, 'held', now() from generate_series(1, 200) n`,
      [id, member.uid],
    );
    const refused = await postComment({});
    expect([refused.status, formIn(refused.body)]).toEqual([422, expect.stringContaining('reached its comment limit')]);
  });

  it('offers the enclosing block if the block was deleted, and keeps its name in older comments', async () => {
    const {
      id,
      ask,
      change,
      postComment,
      listComments: storedComments,
      page,
    } = await openComments(instance, { comments: 'open' });
    await postComment({ text: 'Before' });
    const { revision } = (await ask('GET', `/${id}`)).body;
    await change(id, revision, { do: 'remove', at: ENTRY.split('/') });
    await change(id, revision + 1, {
      do: 'insert',
      into: ['sections', 'jobs'],
      list: 'items',
      item: { id: 'other', name: 'Difference Engine' },
      after: null,
    });
    await ask('PUT', `/${id}/publication`, { mode: 'published' });
    expect(await page()).not.toContain('Before');
    const refused = await postComment({ text: 'After' });
    expect([refused.status, formIn(refused.body)]).toEqual([
      422,
      expect.stringContaining('you commented on was removed'),
    ]);
    expect(formIn(refused.body)).toContain('value="sections/jobs"');
    expect(formIn(refused.body)).toContain('>\nAfter</textarea>');
    expect(await storedComments()).toMatchObject([{ text: 'Before', blockName: 'Analyst' }]);
  });
});

describe('access to comments', () => {
  const CASES = (['private', 'link', 'public'] as const).flatMap((visibility) =>
    (['off', 'held', 'open'] as const).map((comments) => ({ visibility, comments })),
  );

  it.each(CASES)('accepts comments on a $visibility CV with comments $comments, or returns 404', async (choices) => {
    const { postComment, page, id } = await openComments(instance, choices);
    const isOpen = choices.visibility !== 'private' && choices.comments !== 'off';
    const unknownCv = await visitor(instance).call('POST', '/cv/01990000-0000-7000-8000-000000000000/comments');
    const answer = await postComment({});
    expect(answer.status).toBe(isOpen ? 303 : 404);
    if (!isOpen) expect(comparableResponse(answer)).toEqual(comparableResponse(unknownCv));
    const read = await page(`?remark=${ENTRY}`);
    expect(formIn(read) !== '').toBe(isOpen);
    expect(read.includes('class="remarks"')).toBe(isOpen);
    const opened = await visitor(instance).call('GET', `/cv/${id}/comments`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/cv/${id}`]);
  });

  it('returns 404 for trashed CVs and deactivated members', async () => {
    const [trashed, gone] = [await openComments(instance), await openComments(instance)];
    await trashed.ask('DELETE', `/${trashed.id}`);
    expect((await trashed.postComment({})).status).toBe(404);
    await instance.kernel.db.pool.query('update users set is_active = false where uid = $1', [gone.member.uid]);
    expect((await gone.postComment({})).status).toBe(404);
  });

  it('lets only the owner read, approve, answer or delete comments', async () => {
    const { id, postComment, listComments: storedComments } = await openComments(instance);
    await postComment({});
    const [comment] = await storedComments();
    const admin = await addAdmin(instance);
    for (const { call } of [await addMember(instance), admin]) {
      const path = `/api/cvs/${id}/comments`;
      expect((await call('GET', path)).status).toBe(404);
      expect((await call('PATCH', `${path}/${comment?.id}`, { state: 'shown' })).status).toBe(404);
      expect((await call('DELETE', `${path}/${comment?.id}`)).status).toBe(404);
    }
    expect((await visitor(instance).call('GET', `/api/cvs/${id}/comments`)).status).toBe(401);
    const other = await openComments(instance);
    expect((await other.ask('PATCH', `/${other.id}/comments/${comment?.id}`, { state: 'shown' })).status).toBe(404);
    expect(await storedComments()).toMatchObject([{ state: 'held' }]);
  });
});

describe('managing comments', () => {
  it('answers comments on a locked CV and lists them page by page', async () => {
    const { id, ask, postComment, listComments: storedComments } = await openComments(instance);
    for (const text of ['A', 'B', 'C']) await postComment({ text });
    await ask('PUT', `/${id}/lock`, { locked: true });
    const [newest] = await storedComments();
    expect((await ask('PATCH', `/${id}/comments/${newest?.id}`, { state: 'shown', answer: 'Yes' })).status).toBe(200);
    const first = (await ask('GET', `/${id}/comments?limit=2`)).body;
    const second = (await ask('GET', `/${id}/comments?limit=2&cursor=${first.nextCursor}`)).body;
    expect([...first.items, ...second.items].map(({ text }: { text: string }) => text)).toEqual(['C', 'B', 'A']);
    expect(second.nextCursor).toBeUndefined();
    expect((await storedComments('?state=shown')).map(({ text }) => text)).toEqual(['C']);
    expect((await ask('GET', `/${id}/comments?cursor=nonsense`)).status).toBe(400);
    expect((await ask('PATCH', `/${id}/comments/${newest?.id}`, { answer: 'x'.repeat(2001) })).status).toBe(400);
    expect((await ask('PATCH', `/${id}/comments/${newest?.id}`, { state: 'gone' })).status).toBe(400);
  });

  it('exports comments and imports them with the CV', async () => {
    const {
      id,
      ask,
      member,
      postComment,
      listComments: storedComments,
    } = await openComments(instance, { comments: 'open' });
    await postComment({});
    const [comment] = await storedComments();
    await ask('PATCH', `/${id}/comments/${comment?.id}`, { answer: 'All seven.' });
    const headers = { authorization: `Bearer ${member.token}` };
    const archive = await (await fetch(`${instance.url}/api/me/export`, { headers })).bytes();
    const other = await openCvs(instance);
    const answer = await other.member.call('POST', '/api/me/import', archive, { 'content-type': 'application/zip' });
    expect(answer.body).toMatchObject({ imported: expect.arrayContaining(['cv-comments']), warnings: [] });
    const [cv] = (await other.ask('GET', '')).body.items;
    expect((await other.ask('GET', `/${cv.id}/comments`)).body.items).toMatchObject([
      { readerName: 'Mary', text: 'Which notes?', answer: 'All seven.', state: 'shown', place: ENTRY.split('/') },
    ]);
  });
});
