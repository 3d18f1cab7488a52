import { Files } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import type { PageBlock } from '../../pages/block-style.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { usePageFit } from '../design/use-page-fit.ts';
import type { CvWriter } from '../writing/cv-writer.ts';
import { isLastPageNearlyEmpty } from './nearly-empty-page.ts';

type Props = { writer: CvWriter; pages: readonly { blocks: readonly PageBlock[] }[] };

/** Offers to fit a CV to one page less if its last page is nearly empty, and says what came of it. */
export function FitOffer({ writer, pages }: Props) {
  const t = useTranslations('cv-editor.designPane.fit');
  const { locked } = useCvEditor();
  const { id, content } = useSyncExternalStore(writer.subscribe, writer.view);
  const { fitTo, fitting, outcome } = usePageFit(id, content);
  const status = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (outcome && document.activeElement === document.body) status.current?.focus();
  }, [outcome]);
  const fewer = pages.length - 1;
  const isOffered = !locked && !outcome && isLastPageNearlyEmpty(pages, content);
  return (
    <div className="mx-auto mt-6 grid max-w-xl justify-items-center gap-3 text-center">
      {isOffered && (
        <>
          <p className="text-pretty text-text-secondary">{t('lastPage')}</p>
          <Button icon={Files} busy={fitting !== undefined} onClick={() => fitTo(fewer)}>
            {t('to', { pages: fewer })}
          </Button>
        </>
      )}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={`text-pretty outline-hidden empty:hidden ${outcome?.tone === 'trouble' ? 'text-warning' : ''}`}
      >
        {outcome?.text}
      </p>
    </div>
  );
}
