import { Markup } from '#platform/pure/markup.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import type { SitePage, SiteView } from '#portfolio/model/site-view.ts';
import { nextProject } from '#portfolio/pages/shown-sections.ts';
import { type ContactForm, renderSitePage, type SitePageInput } from '#portfolio/pages/site-page.ts';
import { projectPage, siteUrls } from './sites.ts';

/** A contact form that a visitor sent with faults. */
export const CONTACT_FORM: ContactForm = {
  action: '/contact',
  values: { name: 'Charles', email: 'charles', message: '' },
  faults: { email: 'This is no address.', message: 'Nothing is written yet.' },
  honeypot: 'website',
};

/** Renders a page of an example site as it was on November 22, 2026. */
export const renderPage = (view: SiteView, page: SitePage = { kind: 'home' }, overrides: Partial<SitePageInput> = {}) =>
  renderSitePage({
    ...{ view, page, urls: siteUrls(), words: translatorOf(view.site.language), today: '2026-11-22' },
    project:
      page.kind === 'project'
        ? { ...projectPage(), ...view.projects.find(({ slug }) => slug === page.slug) }
        : undefined,
    next: page.kind === 'project' ? nextProject(view, page.slug) : undefined,
    contact: page.kind === 'contact' ? CONTACT_FORM : undefined,
    cv: {
      article: new Markup('<article class="cv"><h1>Ada Lovelace</h1></article>'),
      style: '.cv { margin: 0; }',
      person: false,
    },
    ...overrides,
  }).renderWith(undefined);

/** Returns the structured data of a page. */
export const graphIn = (page: string) => {
  const [, json = 'null'] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page) ?? [];
  return JSON.parse(json)?.['@graph'];
};
