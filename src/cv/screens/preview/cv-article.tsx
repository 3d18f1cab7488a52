import { useTranslations } from 'use-intl';
import type { CvContent } from '../../contract.ts';
import { languageOf } from '../../model/language-of.ts';
import { outlineOf, type SectionOutline } from '../../model/outline/outline.ts';
import { isShort } from '../../model/shapes.ts';
import { withIndexKeys } from '../pages/with-index-keys.ts';
import { DetailLine } from './detail-line.tsx';
import { ItemView, ShortItemView } from './item-view.tsx';
import { Prose } from './prose.tsx';
import { usePageWords } from './use-page-words.ts';

/** A CV as formatted text, in its own language and direction. Hidden parts are omitted. */
export function CvArticle({ content }: { content: CvContent }) {
  const t = useTranslations('cv-history.resume');
  const { tag, direction } = languageOf(content.design.language);
  const page = usePageWords(tag);
  const { name, headline, contacts, sections } = outlineOf(content, page);
  if (name === '' && headline === '' && contacts.length === 0 && sections.length === 0) {
    return <p className="py-16 text-center text-text-secondary">{t('empty')}</p>;
  }
  return (
    <article
      aria-label={t('label')}
      lang={tag}
      dir={direction}
      className="mx-auto grid max-w-216 gap-10 pt-10 pb-16 text-[15px] leading-6 sm:pt-14"
    >
      <header>
        {name && <h2 className="text-balance break-words font-medium text-headline sm:text-display">{name}</h2>}
        {headline && <p className="mt-2 text-pretty break-words text-text-secondary text-title">{headline}</p>}
        {contacts.length > 0 && (
          <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
            {withIndexKeys(contacts).map(({ key, item }) => (
              <li key={key} className="min-w-0 max-w-full">
                <DetailLine detail={item} stacked />
              </li>
            ))}
          </ul>
        )}
      </header>
      {withIndexKeys(sections).map(({ key, item }) => (
        <SectionView key={key} section={item} name={item.heading || page.sections[item.kind]} />
      ))}
    </article>
  );
}

/** Section of the CV with its heading beside it. A hidden heading stays available to screen readers. */
const SectionView = ({ section: { kind, heading, texts, items }, name }: { section: SectionOutline; name: string }) => (
  <section className="grid gap-x-10 gap-y-4 border-border border-t pt-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
    <h3 dir="auto" className={heading ? 'text-balance break-words font-medium' : 'sr-only'}>
      {name}
    </h3>
    <div className="grid min-w-0 gap-5 sm:col-start-2">
      {texts.length > 0 && <Prose text={texts.join('\n\n')} />}
      {items.length > 0 && (
        <ul className={`grid ${isShort(kind) ? 'gap-1.5' : 'gap-5'}`}>
          {withIndexKeys(items).map(({ key, item }) => (
            <li key={key} className="min-w-0">
              {isShort(kind) ? <ShortItemView item={item} /> : <ItemView item={item} level="h4" />}
            </li>
          ))}
        </ul>
      )}
    </div>
  </section>
);
