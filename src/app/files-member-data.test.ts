import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';

const NAMES = ['note.txt', '../strange/..//name', 'ö/😀.txt'];
const target = (uid: string, name: string) => `/v0/b/vitrine.local/o/${encodeURIComponent(`users/${uid}/${name}`)}`;

async function upload({ url }: TestInstance, { uid, token }: { uid: string; token: string }, name: string) {
  const answer = await fetch(`${url}/v0/b/vitrine.local/o?name=${encodeURIComponent(`users/${uid}/${name}`)}`, {
    method: 'POST',
    headers: { authorization: `Firebase ${token}`, 'content-type': 'multipart/related; boundary=B' },
    body: `--B\r\n\r\n{"contentType":"text/plain","metadata":{"year":"1843"}}\r\n--B\r\n\r\nNote G as ${name}\r\n--B--`,
  });
  expect(answer.status).toBe(200);
}

it('a member’s files are imported into another instance with their metadata', async () => {
  const from = await startTestInstance();
  const to = await startTestInstance();
  const ada = await addMember(from, { verified: false });
  for (const name of NAMES) await upload(from, ada, name);
  const headers = { authorization: `Bearer ${ada.token}` };
  const zip = await (await fetch(`${from.url}/api/me/export`, { headers })).arrayBuffer();

  const there = await addMember(to, { verified: false });
  const authorization = `Bearer ${there.token}`;
  const report = await fetch(`${to.url}/api/me/import`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/zip' },
    body: zip,
  });
  expect(await report.json()).toEqual({ imported: ['files', 'profile'], warnings: [] });
  for (const name of NAMES) {
    const file = await fetch(to.url + target(there.uid, name), { headers: { authorization } });
    expect(await file.json()).toMatchObject({ contentType: 'text/plain', metadata: { year: '1843' } });
    const bytes = await fetch(`${to.url + target(there.uid, name)}?alt=media`, { headers: { authorization } });
    expect(await bytes.text()).toBe(`Note G as ${name}`);
  }
});
