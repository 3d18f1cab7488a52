import { describe, expect, it } from 'vitest';
import { templates } from '#app/mails.ts';
import { MAIL_TOPICS, type MailTopic } from '#mail/contract.ts';
import { unsubscribeUrl } from '#mail/server/opt-outs/unsubscribe-link.ts';
import { defineMail, moveOptOuts, queueMail } from '#mail/service.ts';
import { sealText } from '#platform/server/sealed-text.ts';
import { openContact } from '#portfolio/testing/contact.ts';
import { eventually } from '#testing/eventually.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { SITES_URL } from '#testing/member-sites.ts';
import { type Member, makeAdmin, newIpAddress, registerMember, send } from '#testing/members.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });
const PATH = '/api/me/notifications';
const read = async ({ call }: Member) => (await call('GET', PATH)).body;
const change = ({ call }: Member, body: unknown) => call('PATCH', PATH, body);
const OF_MEMBERS = {
  ...{ messages: true, comments: true, testimonials: true, links: true },
  ...{ shared: true, domains: true, decisions: true },
};

/** Returns the path of the link in an email to an address. */
function linkTo(address: string, topic: MailTopic, secret = instance.kernel.secret) {
  const { pathname, search } = new URL(unsubscribeUrl({ secret, appUrl: SITES_URL, address, topic }));
  return pathname + search;
}

/** Requests a link as a mail program or a browser without a session does. */
const request = (path: string, init: RequestInit = {}) =>
  fetch(instance.url + path, {
    redirect: 'manual',
    ...init,
    headers: { host: new URL(SITES_URL).host, 'x-forwarded-for': newIpAddress(), ...init.headers },
  });

/** Sends what a mail provider sends for one click on its own button (RFC 8058). */
const oneClick = (path: string, headers: Record<string, string> = {}) =>
  request(path, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

/** Queues an email about a topic and reports whether it is in the outbox. */
async function isQueued(recipient: string, topic: MailTopic, event = `${topic} ${Math.random()}`) {
  const template = [...templates.values()].find((one) => one.topic === topic);
  if (!template) throw new Error(`no email about ${topic}`);
  const any = defineMail({ ...template, data: { parse: (data: unknown) => data } as never });
  const { kernel } = instance;
  await kernel.db.asSystem('prepare a test', async (tx) =>
    queueMail(kernel, tx, any, { event, recipient, language: 'en', data: {} }),
  );
  const { rowCount } = await kernel.db.pool.query('select from outbox where event = $1', [event]);
  return rowCount === 1;
}

describe('the choice of emails', () => {
  it('is everything at first, with those for admins only for admins', async () => {
    const member = await registerMember(instance);
    expect(await read(member)).toEqual(OF_MEMBERS);
    await makeAdmin(instance, member);
    expect(await read(member)).toEqual({ ...OF_MEMBERS, newMembers: true, reports: true });
  });

  it('decides what is sent, topic by topic, and can be undone', async () => {
    const member = await registerMember(instance);
    const { status, body } = await change(member, { comments: false, links: false });
    expect([status, body]).toEqual([200, { ...OF_MEMBERS, comments: false, links: false }]);
    expect(await isQueued(member.email, 'comments')).toBe(false);
    expect(await isQueued(member.email.toUpperCase(), 'comments')).toBe(false);
    expect(await isQueued(member.email, 'domains')).toBe(true);
    expect((await change(member, { comments: true })).body).toEqual({ ...OF_MEMBERS, links: false });
    expect(await isQueued(member.email, 'comments')).toBe(true);
  });

  it('belongs to one member', async () => {
    const [ada, mary] = [await registerMember(instance), await registerMember(instance)];
    await change(ada, { comments: false });
    expect(await read(mary)).toEqual(OF_MEMBERS);
  });

  it.each([{ security: false }, { comments: 'no' }, { comments: null }, [], 'none', { isAdmin: true }])(
    'refuses %j',
    async (body) => {
      const member = await registerMember(instance);
      expect((await change(member, body)).status).toBe(400);
      expect(await read(member)).toEqual(OF_MEMBERS);
    },
  );

  it('of admins is refused to members, and every choice to visitors before their input is parsed', async () => {
    const member = await registerMember(instance);
    expect((await change(member, { reports: false, comments: false })).status).toBe(403);
    expect(await read(member)).toEqual(OF_MEMBERS);
    expect((await send(instance, 'PATCH', PATH, { body: { comments: 'no' } })).status).toBe(401);
    expect((await send(instance, 'GET', PATH)).status).toBe(401);
  });

  it('moves to a new address, and replaces that of its former owner', async () => {
    const [ada, mary] = [await registerMember(instance), await registerMember(instance)];
    await change(ada, { comments: false });
    await change(mary, { domains: false });
    await instance.kernel.db.asSystem('prepare a test', ({ sql }) =>
      moveOptOuts(sql, { from: ada.email, to: mary.email }),
    );
    expect(await read(ada)).toEqual(OF_MEMBERS);
    expect(await read(mary)).toEqual({ ...OF_MEMBERS, comments: false });
  });

  it('ends with the account', async () => {
    const member = await registerMember(instance);
    await change(member, { comments: false });
    expect((await member.call('DELETE', '/api/me')).status).toBe(200);
    const { rows } = await instance.kernel.db.pool.query('select from mail_opt_outs where address = $1', [
      member.email,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a link that unsubscribes', () => {
  it('asks when it is opened, and changes nothing', async () => {
    const member = await registerMember(instance);
    const path = linkTo(member.email, 'comments');
    for (const method of ['GET', 'HEAD']) expect((await request(path, { method })).status).toBe(200);
    const page = await (await request(path)).text();
    expect(page).toContain(`<form action="${path}" method="post">`);
    expect(page).toContain(member.email);
    expect(page).not.toContain('<script');
    expect(await read(member)).toEqual(OF_MEMBERS);
  });

  it('unsubscribes with one click, without a session, as often as it is clicked', async () => {
    const member = await registerMember(instance);
    const path = linkTo(member.email, 'comments');
    for (let click = 0; click < 2; click += 1) {
      const answer = await oneClick(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
      expect(await read(member)).toEqual({ ...OF_MEMBERS, comments: false });
    }
    expect(await isQueued(member.email, 'comments')).toBe(false);
    const multipart = new FormData();
    multipart.set('List-Unsubscribe', 'One-Click');
    expect((await request(linkTo(member.email, 'links'), { method: 'POST', body: multipart })).status).toBe(200);
    expect((await request(linkTo(member.email, 'domains'), { method: 'POST' })).status).toBe(200);
    expect(await read(member)).toEqual({ ...OF_MEMBERS, comments: false, links: false, domains: false });
  });

  it('also works for somebody without an account', async () => {
    expect((await oneClick(linkTo('Stranger@example.net', 'shared'))).status).toBe(200);
    expect(await isQueued('stranger@example.net', 'shared')).toBe(false);
  });

  it('is refused if it was not made by this instance', async () => {
    const member = await registerMember(instance);
    const good = linkTo(member.email, 'comments');
    const foreign = linkTo(member.email, 'comments', 'the secret of another instance, quite as long');
    const { secret } = instance.kernel;
    const otherPurpose = sealText(
      secret,
      'something else',
      JSON.stringify({ address: member.email, topic: 'comments' }),
    );
    const unknownTopic = sealText(
      secret,
      'unsubscribe from a topic',
      JSON.stringify({ address: 'a', topic: 'weather' }),
    );
    const forged = Buffer.from(JSON.stringify({ address: member.email, topic: 'comments' })).toString('base64url');
    const tokens = ['', forged, otherPurpose, unknownTopic, 'x'.repeat(5000), '%00', '..%2f', 'null'];
    const paths = [
      foreign,
      `${good}A`,
      good.slice(0, -1),
      '/unsubscribe',
      ...tokens.map((one) => `/unsubscribe?token=${one}`),
    ];
    for (const path of paths) {
      for (const method of ['GET', 'POST'])
        expect([path, (await request(path, { method })).status]).toEqual([path, 400]);
    }
    expect(await read(member)).toEqual(OF_MEMBERS);
    expect((await request(good, { method: 'DELETE' })).status).toBe(405);
  });

  it('is limited for each IP address', async () => {
    const headers = { 'x-forwarded-for': newIpAddress() };
    const statuses = new Set<number>();
    for (let batch = 0; batch < 31; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => request('/unsubscribe?token=guess', { method: 'POST', headers })),
      );
      for (const { status } of answers) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([400, 429]);
  });
});

describe('the contact form of a member who gets no messages', () => {
  it('is gone from the site, and back with the messages', async () => {
    const { member, at, write } = await openContact(instance);
    expect((await at('/contact')).status).toBe(200);
    expect((await oneClick(linkTo(member.email, 'messages'))).status).toBe(200);
    await eventually(async () => expect((await at('/contact')).status).toBe(404));
    expect((await write()).status).toBe(404);
    await change(member, { messages: true });
    await eventually(async () => expect((await at('/contact')).status).toBe(200));
  });
});

/** Emails that are always sent: about security, the account, a decision of an admin, or asked for by the recipient. */
const WITHOUT_TOPIC = [
  ...['account-created', 'account-deactivated', 'account-deleted', 'account-security', 'changed-by-admin'],
  ...['domain-taken-off', 'email-change-approval', 'email-change-proof', 'email-changed', 'email-taken', 'invitation'],
  ...['new-sign-in', 'one-time-code', 'password-changed', 'password-reset', 'put-back', 'taken-down', 'test'],
  ...['username-changed', 'verify-reminder', 'welcome'],
];

describe('the emails of the product', () => {
  it('each have a topic, except those that are always sent', () => {
    const all = [...templates.values()];
    expect(
      all
        .filter(({ topic }) => topic === undefined)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(WITHOUT_TOPIC);
    expect(MAIL_TOPICS.filter((topic) => !all.some((template) => template.topic === topic))).toEqual([]);
  });

  it('with a topic name their link in the headers and at the end, and the others name none', async () => {
    const server = await startMailServer();
    const mailing = await startTestInstance({ APP_URL: SITES_URL, SMTP_URL: server.url, TRUST_PROXY: '1' });
    const admin = await registerMember(mailing);
    await makeAdmin(mailing, admin);
    await registerMember(mailing);
    const headersOf = async (subject: RegExp) => {
      const found = await eventually(() => {
        const one = server.received.find(({ mail }) => subject.test(mail.subject ?? ''));
        if (!one) throw new Error(`no email ${subject}`);
        return one;
      });
      const header = (key: string) => found.mail.headers.find((one) => one.key === key)?.value;
      return { link: header('list-unsubscribe'), post: header('list-unsubscribe-post'), mail: found.mail };
    };
    const { link, post, mail } = await headersOf(/^New member/);
    const [, url = ''] = /^<(.*)>$/.exec(link ?? '') ?? [];
    expect(post).toBe('List-Unsubscribe=One-Click');
    expect(url.startsWith(`${SITES_URL}/unsubscribe?token=`)).toBe(true);
    expect(mail.html).toContain(url);
    expect(mail.text).toContain(url);
    const { pathname, search } = new URL(url);
    const answer = await fetch(mailing.url + pathname + search, {
      method: 'POST',
      headers: { host: new URL(SITES_URL).host },
    });
    expect(answer.status).toBe(200);
    expect(await read(admin)).toMatchObject({ newMembers: false, reports: true });
    const code = await headersOf(/code$/);
    expect([code.link, code.post, code.mail.html?.includes('/unsubscribe')]).toEqual([undefined, undefined, false]);
  });
});
