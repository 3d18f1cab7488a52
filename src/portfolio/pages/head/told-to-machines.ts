import { isWebAddress } from '#platform/field-rules.ts';
import { plainText } from '#platform/markdown/plain-text.ts';
import { shortened } from '#platform/markdown/shortened.ts';
import { jsonLd, type Markup } from '#platform/markup.ts';
import type { SitePicture, SiteView } from '../../model/site-view.ts';
import { headingOfPage, nameOf } from '../parts/titles.ts';
import { aboutOf, showsSection } from '../shown-sections.ts';
import type { SitePageGiven } from '../site-given.ts';

type Given = Pick<SitePageGiven, 'view' | 'page' | 'place' | 'project' | 'words' | 'alone'>;

const LONGEST = 500;

/** Returns the JSON-LD of a page. Contains nothing that visitors of the site cannot see. */
export function toldToMachines(given: Given): Markup {
  const { page, alone } = given;
  const own = page.kind === 'home' ? [profileOf(given)] : page.kind === 'project' ? [workOf(given)] : [];
  return jsonLd({
    '@context': 'https://schema.org',
    '@graph': [...own, ...(page.kind === 'home' || alone ? [] : [wayTo(given)])],
  });
}

const profileOf = ({ view, place, words }: Given) => ({
  '@type': 'ProfilePage',
  url: place.canonical({ kind: 'home' }),
  inLanguage: view.site.language,
  mainEntity: {
    ...personOf({ view, place, words }),
    description: showsSection(view, 'about')
      ? shortened(plainText(aboutOf(view), { long: true }), LONGEST) || undefined
      : undefined,
    image: view.person.photo && wholeAddress(view.person.photo, place),
    sameAs: showsSection(view, 'links') ? addressesOf(view) : undefined,
  },
});

const personOf = ({ view, place, words, alone }: Pick<Given, 'view' | 'place' | 'words' | 'alone'>) => ({
  '@type': 'Person',
  name: nameOf(view, words),
  jobTitle: view.site.headline.trim() || undefined,
  url: alone ? undefined : place.canonical({ kind: 'home' }),
});

function workOf({ view, page, place, project, words, alone }: Given) {
  return {
    '@type': 'CreativeWork',
    name: project?.title,
    description: project?.summary || undefined,
    url: place.canonical(page),
    inLanguage: view.site.language,
    dateCreated: project?.end || project?.start || undefined,
    dateModified: project?.updatedAt,
    keywords: project && project.tags.length > 0 ? project.tags.join(', ') : undefined,
    image: project?.cover && wholeAddress(project.cover, place),
    author: personOf({ view, place, words, alone }),
  };
}

/** Returns the breadcrumb list of a page. */
function wayTo(given: Given) {
  const { view, page, place, words } = given;
  const steps = [
    { name: nameOf(view, words), item: place.canonical({ kind: 'home' }) },
    ...(page.kind === 'project'
      ? [
          {
            name: headingOfPage({ ...given, page: { kind: 'projects' } }),
            item: place.canonical({ kind: 'projects' }),
          },
        ]
      : []),
    { name: headingOfPage(given), item: place.canonical(page) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

function addressesOf({ person: { website, links } }: SiteView) {
  const all = [website, ...links.map(({ url }) => url)].filter(isWebAddress);
  return all.length > 0 ? all : undefined;
}

const wholeAddress = ({ sources }: SitePicture, place: SitePageGiven['place']) => {
  const widest = sources.findLast(({ format }) => format === 'webp');
  return widest && new URL(widest.url, place.canonical({ kind: 'home' })).href;
};
