import { memo, useCallback, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import type { Design } from '../../../model/design.ts';
import { paperOf } from '../../pages/papers.ts';
import { useHand } from '../hand.tsx';
import { useTemplateList } from '../use-templates.ts';
import { DesignSection } from './design-section.tsx';
import { type Template, templateIn } from './shown-fields.ts';
import { TemplateCard } from './template-card.tsx';

type Props = { id: string; revision: number } & Pick<Design, 'template' | 'page'>;

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-5 min-[26rem]:grid-cols-3';
/** Shows two rows and the top of a third as a scroll hint. The padding leaves room for focus rings. */
const BOX = '-mx-2 -mt-2 h-118 overflow-y-auto p-2';

/** Radio group of all templates, each with a thumbnail of the CV. */
export const TemplateSection = memo(function TemplateSection({ id, revision, template, page }: Props) {
  const t = useTranslations('cv-editor.look.template');
  const wordsOf = useFailureWords();
  const query = useTemplateList();
  const chosen = templateIn(query.data?.items, template);
  return (
    <DesignSection title={t('title')}>
      {query.isLoadingError ? (
        <ErrorState
          title={t('failed')}
          text={wordsOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <div data-field="template">
          <Loading waiting={query.isPending} label={t('loading')} skeleton={<Skeletons page={page} />}>
            {query.data && chosen && (
              <TemplateGroup templates={query.data.items} chosen={chosen} cvId={id} revision={revision} page={page} />
            )}
          </Loading>
        </div>
      )}
    </DesignSection>
  );
});

type GroupProps = {
  templates: readonly Template[];
  chosen: Template;
  cvId: string;
  revision: number;
  page: Design['page'];
};

function TemplateGroup({ templates, chosen, cvId, revision, page }: GroupProps) {
  const t = useTranslations('cv-editor.look.template');
  const hand = useHand();
  const group = useId();
  const box = useRef<HTMLDivElement>(null);
  const choose = useCallback(
    (template: string) => hand.do({ do: 'set', at: ['design'], field: 'template', value: template }),
    [hand],
  );
  // Scrolls only the box, so that the template in use is visible at first.
  useEffect(() => {
    const card = box.current?.querySelector(':checked')?.closest('label');
    if (box.current && card) box.current.scrollTop = card.offsetTop - card.offsetHeight / 4;
  }, []);
  return (
    <>
      <div ref={box} className={`relative ${BOX}`}>
        <div role="radiogroup" aria-label={t('title')} className={GRID}>
          {templates.map((template) => (
            <TemplateCard
              key={template.id}
              {...{ template, cvId, revision, page, group }}
              checked={template === chosen}
              disabled={hand.locked}
              onChoose={choose}
            />
          ))}
        </div>
      </div>
      <p className="mt-3 min-h-10 text-pretty text-text-secondary">{chosen.character}</p>
    </>
  );
}

const SOME = [1, 2, 3, 4, 5, 6];
const Skeletons = ({ page }: Pick<Design, 'page'>) => (
  <div className={`${BOX} overflow-hidden`}>
    <div className={GRID}>
      {SOME.map((key) => (
        <div key={key} style={{ aspectRatio: paperOf(page).ratio }} className="bg-paper shadow-sheet" />
      ))}
    </div>
  </div>
);
