import { describe, expect, it } from 'vitest';
import { encodeCursor } from '#platform/server/db/keyset.ts';
import { registerAdmin } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });

describe('the outbox', () => {
  it('is filtered by recipient, state and template and paginated', async () => {
    const admin = await registerAdmin(instance);
    const find = async (query: string) =>
      (await admin.call('GET', `/api/admin/mail?${query}`)).body as {
        items: { id: string; recipient: string }[];
        nextCursor?: string;
      };
    await instance.kernel.db.pool.query(
      `insert into outbox (id, event, template, language, recipient, data, state)
       select gen_random_uuid(), 'found ' || n, case when n > 3 then 'test' else 'farewell' end, 'en',
              'reader_' || n || '%of@library.example', '{}', case when n = 5 then 'failed' else 'sent' end
         from generate_series(1, 5) n`,
    );
    const names = async (query: string) => (await find(query)).items.map(({ recipient }) => recipient[7]).toSorted();
    expect(await names('q=LIBRARY')).toEqual(['1', '2', '3', '4', '5']);
    expect(await names('q=library&template=farewell')).toEqual(['1', '2', '3']);
    expect(await names('q=library&state=failed')).toEqual(['5']);
    expect(await names(`q=${encodeURIComponent('r_2%of')}`)).toEqual(['2']);
    expect(await names('q=re&template=farewell')).toEqual(['1', '2', '3']);
    expect(await names('q=eader@library')).toEqual([]);

    const seen: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page = await find(`q=library&limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(5);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });

  it.each([
    ['q', `q=${'a'.repeat(321)}`],
    ['q', 'q=a&q=b'],
    ['state', 'state=lost'],
    ['state', 'state=sent&state=failed'],
    ['template', `template=${'a'.repeat(101)}`],
    ['cursor', 'cursor=nonsense'],
    ['cursor', `cursor=${encodeCursor(['1'])}`],
    ['limit', 'limit=0'],
    ['limit', 'limit=101'],
    ['limit', 'limit=many'],
    ['colour', 'colour=red'],
  ])('rejects an invalid query with the error on its field: %s by %s', async (field, query) => {
    const admin = await registerAdmin(instance);
    const { status, body } = await admin.call('GET', `/api/admin/mail?${query}`);
    expect([status, body.data.fields]).toEqual([400, [{ path: field, message: expect.any(String) }]]);
  });

  it.each<[string, unknown]>([
    ['an invalid address', { to: 'reader' }],
    ['two addresses', { to: 'ada@example.org, eve@example.org' }],
    ['a header', { to: 'ada@example.org\r\nBcc: eve@example.org' }],
    ['markup', { to: '<b>ada@example.org</b>' }],
    ['a number', { to: 1 }],
    ['an address that is too long', { to: `${'a'.repeat(320)}@example.org` }],
    ['a missing address', {}],
  ])('rejects a test email to %s', async (_, body) => {
    const admin = await registerAdmin(instance);
    const answer = await admin.call('POST', '/api/admin/mail/test', body);
    expect([answer.status, answer.body.data.fields[0].path]).toEqual([400, 'to']);
  });
});
