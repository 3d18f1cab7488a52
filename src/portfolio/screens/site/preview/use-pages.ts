import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Site } from '../../../contract.ts';
import type { SitePage } from '../../../model/site-view.ts';
import { pathOf, readSitePath } from '../../../pages/site-paths.ts';
import { projectsApi } from '../../projects-api.ts';

const MAX_PROJECTS = 100;
const PUBLISHED_PROJECTS = projectsApi.list.queryOptions({
  input: { status: 'published', sort: 'order', limit: MAX_PROJECTS },
});
const HOME = 'home';
const STATIC_PAGES = ['projects', 'achievements', 'cv', 'contact'] as const;

type UsePagesOptions = {
  page: SitePage;
  onPage: (page: SitePage) => void;
  /** The site that is shown; undefined for the published one, whose sections are not known here. */
  site: Site | undefined;
};

/** Returns the options for choosing a page of the site. */
export function usePages({ page, onPage, site }: UsePagesOptions) {
  const t = useTranslations('portfolio-editor.view.pages');
  const { data } = useQuery(PUBLISHED_PROJECTS);
  const valueFor = (one: SitePage) => pathOf(one) || HOME;
  const projects = (data?.items ?? []).map(({ slug, title }) => ({
    value: valueFor({ kind: 'project', slug }),
    label: t('project', { title }),
  }));
  const pageOptions = [
    { value: HOME, label: t('home') },
    ...STATIC_PAGES.filter((kind) => !site || hasPage(site, kind)).flatMap((kind) => [
      { value: kind as string, label: t(kind) },
      ...(kind === 'projects' ? projects : []),
    ]),
  ];
  const value = valueFor(page);
  return {
    value,
    // A link may lead to a page that was created after the options were loaded.
    options: pageOptions.some((one) => one.value === value)
      ? pageOptions
      : [...pageOptions, { value, label: page.kind === 'project' ? page.slug : value }],
    choose: (next: string) => {
      const sitePath = readSitePath(next === HOME ? '' : next);
      if (sitePath?.kind === 'page') onPage(sitePath.page);
    },
  };
}

/** Returns whether a site has a page: hidden and empty sections have none. */
function hasPage({ document, holds }: Site, kind: (typeof STATIC_PAGES)[number]) {
  const hasContent = { ...holds, cv: document.cv !== null, contact: true }[kind];
  return Boolean(hasContent) && document.sections.some((section) => section.kind === kind && section.visible);
}
