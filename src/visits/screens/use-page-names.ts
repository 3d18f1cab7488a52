import { useTranslations } from 'use-intl';

const NAMED_PAGES = ['projects', 'achievements', 'cv', 'contact'] as const;
const PROJECT = /^projects\/(.+)$/;

/** Returns a function that names a page by its path below the target's address. */
export function usePageNames() {
  const t = useTranslations('visits.pages');
  return (page: string) => {
    if (page === '') return t('first');
    const namedPage = NAMED_PAGES.find((name) => name === page);
    if (namedPage) return t(namedPage);
    const slug = PROJECT.exec(page)?.[1];
    return slug === undefined ? page : t('project', { name: decodeSlug(slug) });
  };
}

function decodeSlug(slug: string) {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
