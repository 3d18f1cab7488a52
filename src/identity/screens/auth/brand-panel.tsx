import { useTranslations } from 'use-intl';
import noteG from './note-g.svg';

/** Renders the logo at full size, as on the home page: a glass case on a plinth, with a work inside. */
export function BrandPanel() {
  const t = useTranslations('identity.frame');
  return (
    <aside
      aria-label={t('exhibit')}
      className="hidden items-center justify-center border-border border-s bg-surface px-12 lg:flex dark:bg-desk"
    >
      <figure className="w-full max-w-xl">
        <div className="mx-4 overflow-clip rounded-t-card border-[1.5px] border-primary border-b-0 px-8 pt-8">
          <img src={noteG} alt="" width={548} height={324} loading="lazy" className="h-auto w-full shadow-float" />
        </div>
        <figcaption className="rounded-[3px] border-primary border-t-10 px-12 pt-3 text-text-secondary">
          <span className="font-medium text-text">{t('exhibitTitle')}</span>
          <br />
          {t('exhibitText')}
        </figcaption>
      </figure>
    </aside>
  );
}
