import { describe, expect, it } from 'vitest';
import { readPdf } from '#cv/render/reading/read-pdf.ts';
import { openLink, openLinks } from '#testing/links.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ APP_URL: 'http://vitrine.example', TRUST_PROXY: '1' });

/** Contact details, each used in several places. */
const CONTACT_DETAILS = {
  mail: 'countess@lovelace.example',
  phone: '+44 20 7946 0018',
  website: 'https://lovelace.example/ada',
  code: 'https://github.com/countess',
  letters: 'https://letters.example/countess',
  street: '12 St James’s Square',
  post: 'SW1Y 4JH',
};
const ANY_CONTACT = /countess@|7946|lovelace\.example|github\.com|letters\.example|St James|SW1Y|mailto:|tel:/;

/** Opens a member whose texts all contain contact details. */
async function openReachable() {
  const ada = await openLinks(instance, {
    headline: `Analyst, ${CONTACT_DETAILS.mail}`,
    about: `Write to [me](mailto:${CONTACT_DETAILS.mail}) or ${CONTACT_DETAILS.mail}, call ${CONTACT_DETAILS.phone}, see [my code](${CONTACT_DETAILS.code}).`,
    availability: { text: `Ask ${CONTACT_DETAILS.mail}`, until: '' },
    description: `Analyst, to be had at ${CONTACT_DETAILS.website}`,
    title: `Ada, ${CONTACT_DETAILS.mail}`,
    indexing: true,
  });
  const { call } = ada.member;
  const profile = {
    ...{ bio: `Reach me: ${CONTACT_DETAILS.mail}`, website: CONTACT_DETAILS.website },
    socialLinks: { github: CONTACT_DETAILS.code, letters: CONTACT_DETAILS.letters },
  };
  expect((await call('PATCH', '/api/me', { profile })).status).toBe(200);
  await ada.changeProject({
    summary: `Ask me at ${CONTACT_DETAILS.mail}`,
    links: [
      { label: 'Me', url: CONTACT_DETAILS.website },
      { label: '', url: 'https://elsewhere.example/note-g' },
    ],
    collaborators: [{ name: 'Charles Babbage', url: CONTACT_DETAILS.code }],
    caseStudy: {
      problem: `Call ${CONTACT_DETAILS.phone}.`,
      approach: `See ${CONTACT_DETAILS.letters}`,
      outcome: CONTACT_DETAILS.mail,
    },
    metrics: [{ label: CONTACT_DETAILS.mail, value: '25' }],
  });
  await call('POST', '/api/achievements', {
    ...{
      title: 'A medal',
      visible: true,
      description: `By ${CONTACT_DETAILS.mail}`,
      credentialUrl: CONTACT_DETAILS.website,
      date: '1843',
    },
    evidence: [{ label: 'Me', url: CONTACT_DETAILS.code }],
  });
  const { revision, document } = (await call('GET', `/api/cvs/${ada.cv}`)).body;
  const basics = {
    ...document.basics,
    ...{ email: CONTACT_DETAILS.mail, phone: CONTACT_DETAILS.phone, url: `mailto:${CONTACT_DETAILS.mail}` },
    summary: `Write to ${CONTACT_DETAILS.mail} or call ${CONTACT_DETAILS.phone}.`,
    location: {
      ...document.basics.location,
      address: CONTACT_DETAILS.street,
      postalCode: CONTACT_DETAILS.post,
      city: 'London',
    },
    ...{ profiles: [], custom: [] },
  };
  const saved = await call('PUT', `/api/cvs/${ada.cv}`, { revision, document: { ...document, basics } });
  expect([saved.status, saved.body]).toMatchObject([200, {}]);
  await call('PUT', `/api/cvs/${ada.cv}/visibility`, { visibility: 'link' });
  await ada.write({ cv: ada.cv });
  return ada;
}

/** Returns all text of a PDF: its title, pages and attachments. */
async function textInPdf(url: string) {
  const { title, attachments, pages } = await readPdf(new Uint8Array(await (await fetch(url)).arrayBuffer()));
  const inside = attachments.map(({ content }) => Buffer.from(content).toString());
  return [title, ...pages.flatMap(({ runs }) => runs.map(({ text }) => text)), ...inside].join('\n');
}

/** Returns the responses of a link by path, as text; also that of the PDF. */
async function responsesBehind(path: string, below: readonly string[]) {
  const responses: Record<string, string> = {};
  for (const page of below) {
    const { status, body, headers } = await openLink(instance, path + page);
    expect([page, status]).toEqual([page, 200]);
    const headerText = [...headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    responses[page] = page.endsWith('.pdf') ? await textInPdf(instance.url + path + page) : `${headerText}\n${body}`;
  }
  return responses;
}

const PAGES = {
  portfolio: [
    '',
    '/projects',
    '/projects/note-g',
    '/achievements',
    '/cv',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/cv.pdf',
  ],
  project: [''],
  cv: ['', '/cv.pdf'],
} as const;

describe('a masked link', () => {
  it.each(['portfolio', 'project', 'cv'] as const)(
    'to a %s reveals no contact details of its member',
    async (kind) => {
      const ada = await openReachable();
      for (const pinned of [false, true]) {
        const link = await ada.link(kind, { contact: 'masked', indexing: true, pinned });
        const masked = await responsesBehind(link.path, PAGES[kind]);
        for (const [page, text] of Object.entries(masked)) {
          const found = ANY_CONTACT.exec(text);
          expect([page, found && text.slice(Math.max(0, found.index - 60), found.index + 60)]).toEqual([page, null]);
          expect(text).not.toContain(ada.member.email);
          expect(text).not.toContain(`${ada.member.username}.vitrine.example`);
        }
        expect(Object.values(masked).join('\n')).toContain('on request');
        expect((await openLink(instance, `${link.path}/contact`)).status).toBe(404);
        const contactRequest = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
        const sent = await openLink(instance, `${link.path}/contact`, {
          ...contactRequest,
          body: 'name=M&email=m@a.example&message=x',
        });
        expect([404, 405]).toContain(sent.status);
        // Without the mask the contact details must appear; otherwise the test proves nothing.
        await ada.set(link, { contact: 'shown' });
        const shown = await responsesBehind(link.path, PAGES[kind]);
        for (const page of kind === 'portfolio' ? ['', '/projects/note-g', '/cv', '/cv.pdf'] : PAGES[kind])
          expect([page, ANY_CONTACT.test(shown[page] ?? '')]).toEqual([page, true]);
      }
    },
    60_000,
  );

  it('has other pictures and preview images than an unmasked link', async () => {
    const ada = await openReachable();
    for (const [kind, file] of [
      ['cv', '/cv.png'],
      ['portfolio', '/card/home.png'],
      ['project', '/card/home.png'],
    ] as const) {
      const link = await ada.link(kind);
      const bytes = async () => Buffer.from(await (await fetch(instance.url + link.path + file)).arrayBuffer());
      const shown = await bytes();
      await ada.set(link, { contact: 'masked' });
      expect([file, (await bytes()).equals(shown)]).toEqual([file, false]);
    }
  });

  it('uses mask texts in the language of the site', async () => {
    const ada = await openReachable();
    await ada.write({ language: 'de' });
    const { path } = await ada.link('portfolio', { contact: 'masked' });
    expect((await openLink(instance, path)).body).toContain('Analyst, E-Mail auf Anfrage');
  });
});
