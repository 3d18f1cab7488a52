import { html, joinLines } from '#platform/pure/markup.ts';
import type { SiteUrls, SiteView } from '../model/site-view.ts';
import { showsSection } from './shown-sections.ts';

/** Update time of a feed without entries. */
const EPOCH = '1970-01-01T00:00:00.000Z';

/** Returns an Atom feed of the site's projects, newest first. */
export function feedOf(view: SiteView, urls: SiteUrls): string {
  const home = urls.canonicalUrl({ kind: 'home' });
  const name = view.person.name.trim() || new URL(home).host;
  const shown = showsSection(view, 'projects') ? view.projects : [];
  const projects = shown.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  const entries = projects.map((project) => {
    const address = urls.canonicalUrl({ kind: 'project', slug: project.slug });
    return html`<entry>
<id>${address}</id>
<title>${project.title}</title>
<link href="${address}"/>
<updated>${project.updatedAt}</updated>${project.summary !== '' && html`\n<summary>${project.summary}</summary>`}
</entry>`;
  });
  return html`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${view.site.language}">
${joinLines([
  html`<id>${home}</id>`,
  html`<title>${name}</title>`,
  html`<link href="${home}"/>`,
  html`<link rel="self" type="application/atom+xml" href="${home.replace(/\/$/, '')}/feed.xml"/>`,
  html`<updated>${projects[0]?.updatedAt ?? EPOCH}</updated>`,
  html`<author><name>${name}</name></author>`,
  ...entries,
])}
</feed>
`.text;
}
