import { useTranslations } from 'use-intl';

const PLAIN = ['projects', 'achievements', 'cv', 'contact'] as const;
const PROJECT = /^projects\/(.+)$/;

/** Returns a function that names a page by its path below the target's address. */
export function usePageNames() {
  const t = useTranslations('visits.pages');
  return (page: string) => {
    if (page === '') return t('first');
    const plain = PLAIN.find((name) => name === page);
    if (plain) return t(plain);
    const slug = PROJECT.exec(page)?.[1];
    return slug === undefined ? page : t('project', { name: decoded(slug) });
  };
}

function decoded(slug: string) {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
