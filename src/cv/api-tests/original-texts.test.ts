import { expect, it } from 'vitest';
import { send } from '#testing/members.ts';
import { openPublicCv, visitCv } from '#testing/public-cvs.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import type { Operation } from '../model/operations.ts';

const instance = shareTestInstance();

/** Opens a member with a CV and its German translation, of which the summary is translated. */
async function openTranslation() {
  const ada = await openPublicCv(instance);
  const { headline } = (await ada.read(ada.id)).document.basics;
  const made = await ada.ask('POST', `/${ada.id}/variants`, {
    purpose: 'language',
    name: 'Lebenslauf',
    language: 'de',
  });
  const id: string = made.body.id;
  const write = async (...operations: Operation[]) => {
    const { revision } = await ada.read(id);
    expect((await ada.change(id, revision, ...operations)).status).toBe(200);
  };
  const setHeadline = (value: string) => write({ do: 'set', at: ['basics'], field: 'headline', value });
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await ada.ask(method, `/${id}${path}`, body);
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
  };
  const pageOf = async (cookie?: string) => (await visitCv(instance, id, 'page', cookie)).body;
  return { ...ada, id, original: ada.id, headline, setHeadline, ask, pageOf };
}

const marked = (text: string) => `<bdi lang="en">${text}</bdi>`;

it('the page of a translation says which texts are in the original’s language', async () => {
  const ada = await openTranslation();
  expect(await ada.pageOf(ada.member.cookie)).toContain(marked(ada.headline));
  const file = await fetch(`${instance.url}/api/cvs/${ada.id}/export/html`, {
    headers: { authorization: `Bearer ${ada.member.token}` },
  });
  expect(await file.text()).toContain(marked(ada.headline));
  await ada.ask('PUT', '/sharing', { visibility: 'public' });
  const page = await ada.pageOf();
  expect(page).toContain('<html lang="de"');
  expect(page).toContain(marked(ada.headline));
  expect((await visitCv(instance, ada.original, 'page', ada.member.cookie)).body).not.toContain('<bdi lang');

  await ada.setHeadline('Pflegefachkraft');
  expect(await ada.pageOf()).toContain(marked(ada.headline));
  await ada.ask('PUT', '/publication', { mode: 'published' });
  expect(await ada.pageOf()).toContain('<bdi>Pflegefachkraft</bdi>');
});

it('the latest version says it too, while it is edited', async () => {
  const ada = await openTranslation();
  await ada.ask('PUT', '/sharing', { visibility: 'public' });
  await ada.ask('PUT', '/publication', { mode: 'latest' });
  await ada.setHeadline('Pflegefachkraft');
  expect(await ada.pageOf()).toContain('<bdi>Pflegefachkraft</bdi>');
  await ada.setHeadline(ada.headline);
  expect(await ada.pageOf()).toContain(marked(ada.headline));
  const { revision } = await ada.read(ada.original);
  await ada.ask('PATCH', '/translation', { originalRevision: revision, same: ['/basics.headline'] });
  expect(await ada.pageOf()).toContain(`<bdi>${ada.headline}</bdi>`);
  await ada.ask('PATCH', '/translation', { originalRevision: revision, different: ['/basics.headline'] });
  expect(await ada.pageOf()).toContain(marked(ada.headline));
  await ada.ask('DELETE', '/variant');
  expect(await ada.pageOf()).not.toContain('<bdi lang');
});

it('a link to it says it too, with contact details masked and of a pinned copy', async () => {
  const ada = await openTranslation();
  const texts = `Nurse, call ${'+44 20 7946 0000'}`;
  const { revision } = await ada.read(ada.original);
  const setPhone: Operation = { do: 'set', at: ['basics'], field: 'phone', value: '+44 20 7946 0000' };
  const setOther: Operation = { do: 'set', at: ['basics'], field: 'headline', value: texts };
  await ada.change(ada.original, revision, setPhone, setOther);
  const made = await ada.member.call('POST', `/api/cvs/${ada.original}/variants`, {
    purpose: 'language',
    name: 'B',
    language: 'de',
  });
  for (const pinned of [false, true]) {
    const target = { kind: 'cv', id: made.body.id };
    const share = await ada.member.call('POST', '/api/shares', {
      ...{ target, contact: 'masked', pinned },
    });
    expect([share.status, share.body]).toMatchObject([201, {}]);
    const { body } = await send(instance, 'GET', new URL(share.body.url, instance.url).pathname);
    expect(body).toMatch(/<p class="headline"><bdi lang="en">Nurse, call (?!\+44)/);
  }
});
