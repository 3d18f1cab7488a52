import { describe, expect, it } from 'vitest';
import { htmlFaults } from '#testing/html-faults.ts';
import { readHtml } from '#testing/read-html.ts';
import { CONTACT_FORM, renderPage } from '#testing/site-pages.ts';
import { adaSite } from '#testing/sites.ts';
import { SITE_LAYOUTS } from '../model/site-shape.ts';
import { renderDeadEnd } from './dead-end-page.ts';

const headingsIn = (page: string, level: number) =>
  [...page.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(
    ([, heading = '']) => readHtml(heading).text,
  );

const metaOf = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(page)?.[1];

describe('other pages', () => {
  it('mark an achievement as expired after its last day', () => {
    const [first] = adaSite().achievements;
    if (!first) throw new Error('the site has no achievements');
    const textOn = (today: string) =>
      readHtml(
        renderPage(
          { ...adaSite(), achievements: [{ ...first, expires: '2026-11' }] },
          { kind: 'achievements' },
          { today },
        ).page,
      ).text;
    expect(textOn('2026-11-30')).toContain('Valid until Nov 2026');
    expect(textOn('2026-12-01')).toContain('Expired Nov 2026');
  });

  it('show a project with its facts, its case study and the next project', () => {
    const { page } = renderPage(adaSite(), { kind: 'project', slug: 'note-g' });
    const { text, links } = readHtml(page);
    for (const content of [
      'Author',
      'Analytical Engine, finite differences',
      'Each is worked out',
      '25',
      'Charles Babbage',
    ])
      expect(text).toContain(content);
    expect(page).toMatch(/<a rel="next" href="\/projects\/a-memoir-translated">/);
    expect(links).toContain('https://en.wikipedia.org/wiki/Note_G');
    expect(page.match(/fetchpriority="high"/g)).toHaveLength(1);
    expect(page.match(/<img [^>]*loading="lazy"/g)).toHaveLength(3 + 4);
  });

  it('keep the typed values of the contact form and show errors at the fields and in a summary', () => {
    const { page } = renderPage(adaSite(), { kind: 'contact' });
    expect(page).toContain('value="charles">');
    expect(page).toMatch(/id="contact-email"[^>]* aria-invalid="true" aria-describedby="contact-email-fault"/);
    expect(page).toMatch(/<div class="faults"[^>]* tabindex="-1" autofocus>/);
    expect(readHtml(page).links).toEqual(expect.arrayContaining(['#contact-email', '#contact-message']));
    const sent = renderPage(adaSite(), { kind: 'contact' }, { contact: { ...CONTACT_FORM, isSent: true } });
    expect(sent.page).not.toContain('<form');
    expect(readHtml(sent.page).text).toContain('Ada Lovelace will get your message by email.');
  });

  it('include one that says that there is nothing, in the colours of a site and without any of its content', async () => {
    const texts = { title: 'Rien', text: 'Ici.', language: 'fr' } as const;
    for (const design of [undefined, adaSite({ theme: 'ink' }).site]) {
      const { page, style } = renderDeadEnd({ ...texts, ...(design && { design }) });
      expect(page).toContain('<html lang="fr" dir="ltr">');
      expect(page).not.toMatch(/<a |<link |<img |Ada/);
      expect(style.includes('--ground: #14130f;')).toBe(design !== undefined);
      expect(await htmlFaults(page)).toEqual([]);
    }
  });

  it.each(SITE_LAYOUTS)('say within the site that there is no such page in the layout %s', async (layout) => {
    const { page, title } = renderPage(adaSite({ layout }), { kind: 'home' }, { isMissing: true });
    expect(title).toBe('This page isn’t available – Ada Lovelace');
    expect(headingsIn(page, 1)).toEqual(['This page isn’t available']);
    expect(readHtml(page).links).toEqual(expect.arrayContaining(['/', '/projects', '/cv', '/contact']));
    expect(page).not.toMatch(/canonical|og:|aria-current="|ld\+json/);
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(await htmlFaults(page)).toEqual([]);
  });
});
