import { useTranslations } from 'use-intl';
import { Link } from '#ui/link.tsx';
import type { PublicPage } from '../../../contract/people.ts';
import { PersonSection } from './person-section.tsx';

type Props = { pages: readonly PublicPage[]; isActive: boolean };

/** List of a member's public pages, opened as any visitor would see them. */
export function PublicPages({ pages, isActive }: Props) {
  const t = useTranslations('admin-people.one');
  return (
    <PersonSection title={t('pages')} lead={t('pagesLead')}>
      {pages.length === 0 ? (
        <p className="text-text-secondary">{t(isActive ? 'noPages' : 'pagesGone')}</p>
      ) : (
        <ul className="border-border border-t">
          {pages.map(({ kind, url, title }) => (
            <li key={url} className="grid gap-x-6 border-border border-b py-3 sm:grid-cols-[8rem_1fr]">
              <span className="text-text-secondary">{t(`pageKinds.${kind}`)}</span>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {title && (
                  <span dir="auto" className="block">
                    {title}
                  </span>
                )}
                <Link href={url} external>
                  <bdi>{url.replace(/^https?:\/\//, '')}</bdi>
                </Link>
              </span>
            </li>
          ))}
        </ul>
      )}
    </PersonSection>
  );
}
