import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Site } from '../../../contract.ts';
import type { SitePage } from '../../../model/site-view.ts';
import { pathOf, readSitePath } from '../../../pages/site-paths.ts';
import { projectsApi } from '../../projects-api.ts';

const MOST = 100;
const PUBLISHED = projectsApi.list.queryOptions({ input: { status: 'published', sort: 'order', limit: MOST } });
const HOME = 'home';
const PLAIN = ['projects', 'achievements', 'cv', 'contact'] as const;

type Looked = {
  page: SitePage;
  onPage: (page: SitePage) => void;
  /** The site that is shown; undefined for the published one, whose sections are not known here. */
  site: Site | undefined;
};

/** Returns the options for choosing a page of the site. */
export function usePages({ page, onPage, site }: Looked) {
  const t = useTranslations('portfolio-editor.view.pages');
  const { data } = useQuery(PUBLISHED);
  const valueFor = (one: SitePage) => pathOf(one) || HOME;
  const projects = (data?.items ?? []).map(({ slug, title }) => ({
    value: valueFor({ kind: 'project', slug }),
    label: t('project', { title }),
  }));
  const known = [
    { value: HOME, label: t('home') },
    ...PLAIN.filter((kind) => !site || hasPage(site, kind)).flatMap((kind) => [
      { value: kind as string, label: t(kind) },
      ...(kind === 'projects' ? projects : []),
    ]),
  ];
  const value = valueFor(page);
  return {
    value,
    // A link may lead to a page that was created after the options were loaded.
    options: known.some((one) => one.value === value)
      ? known
      : [...known, { value, label: page.kind === 'project' ? page.slug : value }],
    choose: (next: string) => {
      const found = readSitePath(next === HOME ? '' : next);
      if (found?.kind === 'page') onPage(found.page);
    },
  };
}

/** Returns whether a site has a page: hidden and empty sections have none. */
function hasPage({ document, holds }: Site, kind: (typeof PLAIN)[number]) {
  const isHeld = { ...holds, cv: document.cv !== null, contact: true }[kind];
  return Boolean(isHeld) && document.sections.some((section) => section.kind === kind && section.visible);
}
