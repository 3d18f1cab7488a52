import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Site } from '../../../contract.ts';
import { hasVisibleSection } from '../../../model/sections/section-references.ts';
import type { SitePage } from '../../../model/site-view.ts';
import { hasWorkOf } from '../../../model/unpublished-work.ts';
import { pathAndQueryOf } from '../../../pages/site-paths.ts';
import { postsApi } from '../../posts-api.ts';
import { projectsApi } from '../../projects-api.ts';

const MAX_RECORDS = 100;
const LISTED = { input: { sort: 'order', limit: MAX_RECORDS } } as const;
const PROJECTS = projectsApi.list.queryOptions(LISTED);
const POSTS = postsApi.list.queryOptions(LISTED);
const HOME = 'home';
const STATIC_PAGES = ['projects', 'posts', 'achievements', 'cv', 'contact'] as const;

type UsePagesOptions = {
  page: SitePage;
  onPage: (page: SitePage) => void;
  /** The site that is shown; undefined for the published one, whose sections are not known here. */
  site: Site | undefined;
  /** Whether work that is not published is shown. */
  includesUnpublished: boolean;
};

/** Returns the options for choosing a page of the site. */
export function usePages({ page, onPage, site, includesUnpublished }: UsePagesOptions) {
  const t = useTranslations('portfolio-editor.view.pages');
  const tEditor = useTranslations('portfolio-editor');
  const { data: projects } = useQuery(PROJECTS);
  const { data: posts } = useQuery(POSTS);
  const isShown = ({ status }: { status: string }) =>
    status === 'published' || (includesUnpublished && status !== 'archived');
  const optionFor = (one: SitePage, label: string) => ({ page: one, value: pathAndQueryOf(one) || HOME, label });
  const optionsBelow = {
    projects: (projects?.items ?? [])
      .filter(isShown)
      .map(({ slug, title }) => optionFor({ kind: 'project', slug }, t('project', { title }))),
    posts: (posts?.items ?? [])
      .filter(isShown)
      .map(({ slug, title }) => optionFor({ kind: 'post', slug }, t('post', { title }))),
  };
  const pageOptions = [
    optionFor({ kind: 'home' }, t('home')),
    ...(site?.document.pages ?? []).map(({ slug, title, visible }) =>
      optionFor({ kind: 'own', slug }, visible ? title : `${title} (${tEditor('sections.hidden')})`),
    ),
    ...STATIC_PAGES.filter((kind) => !site || hasPage(site, kind, includesUnpublished)).flatMap((kind) => [
      optionFor({ kind }, t(kind)),
      ...(kind === 'projects' || kind === 'posts' ? optionsBelow[kind] : []),
    ]),
  ];
  const current = optionFor(page, nameOf(page));
  const { value } = current;
  return {
    value,
    // A link may lead to the page of a tag, or to a page that was created after the options were loaded.
    options: pageOptions.some((one) => one.value === value) ? pageOptions : [...pageOptions, current],
    choose: (next: string) => {
      const option = pageOptions.find((one) => one.value === next);
      if (option) onPage(option.page);
    },
  };
}

/** Returns what names a page that is not among the options. */
function nameOf(page: SitePage) {
  if ('slug' in page) return page.slug;
  if (page.kind === 'posts') return page.tag ?? page.series ?? page.kind;
  return page.kind === 'projects' ? (page.tag ?? page.kind) : page.kind;
}

/** Returns whether a site has a page: hidden and empty sections have none. */
function hasPage(site: Site, kind: (typeof STATIC_PAGES)[number], includesUnpublished: boolean) {
  const { document, holds } = site;
  const hasWork = (section: 'projects' | 'posts') => (includesUnpublished ? hasWorkOf(site, section) : holds[section]);
  const hasContent = {
    ...{ projects: hasWork('projects'), posts: hasWork('posts'), achievements: holds.achievements },
    ...{ cv: document.cv !== null, contact: true },
  }[kind];
  return Boolean(hasContent) && hasVisibleSection(document, kind);
}
