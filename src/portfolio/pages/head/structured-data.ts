import { isWebAddress } from '#platform/pure/field-rules.ts';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { shorten } from '#platform/pure/markdown/shorten.ts';
import { jsonLd, type Markup } from '#platform/pure/markup.ts';
import { type PostsPage, postsOfPage } from '../../model/site-posts.ts';
import { listAbove } from '../../model/site-tags.ts';
import type { SitePicture, SitePostPage, SiteView } from '../../model/site-view.ts';
import { headingOfPage, nameOf } from '../parts/titles.ts';
import { aboutOf, showsSection } from '../shown-sections.ts';
import type { SitePageInput } from '../site-page-input.ts';

type StructuredDataInput = Pick<
  SitePageInput,
  'view' | 'page' | 'urls' | 'project' | 'post' | 'words' | 'isStandalone'
>;

const MAX_ABOUT_LENGTH = 500;

/** Returns the JSON-LD of a page. Contains nothing that visitors of the site cannot see. */
export function structuredData(input: StructuredDataInput): Markup {
  const { page, isStandalone } = input;
  return jsonLd({
    '@context': 'https://schema.org',
    '@graph': [...mainEntityOf(input), ...(page.kind === 'home' || isStandalone ? [] : [breadcrumbsOf(input)])],
  });
}

function mainEntityOf(input: StructuredDataInput): object[] {
  const { page, post } = input;
  switch (page.kind) {
    case 'home':
      return [profileOf(input)];
    case 'project':
      return [creativeWorkOf(input)];
    case 'posts':
      return [blogOf(input, page)];
    case 'post':
      return post ? [blogPostingOf(input, post)] : [];
    default:
      return [];
  }
}

const profileOf = ({ view, urls, words }: StructuredDataInput) => ({
  '@type': 'ProfilePage',
  url: urls.canonicalUrl({ kind: 'home' }),
  inLanguage: view.site.language,
  mainEntity: {
    ...personOf({ view, urls, words }),
    description: showsSection(view, 'about')
      ? shorten(plainText(aboutOf(view), { long: true }), MAX_ABOUT_LENGTH) || undefined
      : undefined,
    image: view.person.photo && absolutePictureUrl(view.person.photo, urls),
    sameAs: showsSection(view, 'links') ? profileUrlsOf(view) : undefined,
  },
});

const personOf = ({
  view,
  urls,
  words,
  isStandalone,
}: Pick<StructuredDataInput, 'view' | 'urls' | 'words' | 'isStandalone'>) => ({
  '@type': 'Person',
  name: nameOf(view, words),
  jobTitle: view.site.headline.trim() || undefined,
  url: isStandalone ? undefined : urls.canonicalUrl({ kind: 'home' }),
});

function creativeWorkOf({ view, page, urls, project, words, isStandalone }: StructuredDataInput) {
  return {
    '@type': 'CreativeWork',
    name: project?.title,
    description: project?.summary || undefined,
    url: urls.canonicalUrl(page),
    inLanguage: view.site.language,
    dateCreated: project?.end || project?.start || undefined,
    dateModified: project?.updatedAt,
    keywords: project && project.tags.length > 0 ? project.tags.map(({ text }) => text).join(', ') : undefined,
    image: project?.cover && absolutePictureUrl(project.cover, urls),
    author: personOf({ view, urls, words, isStandalone }),
  };
}

function blogOf(input: StructuredDataInput, page: PostsPage) {
  const { view, urls } = input;
  return {
    '@type': 'Blog',
    name: headingOfPage(input),
    url: urls.canonicalUrl(page),
    inLanguage: view.site.language,
    author: personOf(input),
    blogPost: postsOfPage(view, page).map(({ slug, title, day }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: urls.canonicalUrl({ kind: 'post', slug }),
      datePublished: day,
    })),
  };
}

function blogPostingOf(input: StructuredDataInput, post: SitePostPage) {
  const { view, page, urls } = input;
  const { title, summary, day, updatedAt, tags, minutes, cover, series, originalUrl } = post;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: summary || undefined,
    url: urls.canonicalUrl(page),
    inLanguage: view.site.language,
    datePublished: day,
    dateModified: updatedAt,
    timeRequired: `PT${minutes}M`,
    keywords: tags.length > 0 ? tags.map(({ text }) => text).join(', ') : undefined,
    image: cover && absolutePictureUrl(cover, urls),
    isPartOf: series && { '@type': 'CreativeWorkSeries', name: series.text },
    isBasedOn: isWebAddress(originalUrl) ? originalUrl : undefined,
    author: personOf(input),
  };
}

/** Returns the breadcrumb list of a page. */
function breadcrumbsOf(input: StructuredDataInput) {
  const { view, page, urls, words } = input;
  const above = listAbove(page);
  const steps = [
    { name: nameOf(view, words), item: urls.canonicalUrl({ kind: 'home' }) },
    ...(above ? [{ name: headingOfPage({ ...input, page: above }), item: urls.canonicalUrl(above) }] : []),
    { name: headingOfPage(input), item: urls.canonicalUrl(page) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

function profileUrlsOf({ person: { website, links } }: SiteView) {
  const all = [website, ...links.map(({ url }) => url)].filter(isWebAddress);
  return all.length > 0 ? all : undefined;
}

const absolutePictureUrl = ({ sources }: SitePicture, urls: SitePageInput['urls']) => {
  const widest = sources.findLast(({ format }) => format === 'webp');
  return widest && new URL(widest.url, urls.canonicalUrl({ kind: 'home' })).href;
};
