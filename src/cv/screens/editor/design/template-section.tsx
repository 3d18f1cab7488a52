import { memo, useCallback, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { templateOperations } from '../../../model/columns.ts';
import type { Design } from '../../../model/design.ts';
import type { Section } from '../../../model/shapes.ts';
import { paperSizeOf } from '../../pages/paper-size.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { useTemplateList } from '../use-templates.ts';
import { DesignSection } from './design-section.tsx';
import { TemplateCard } from './template-card.tsx';
import { findTemplate, type TemplateInfo } from './visible-fields.ts';

type Props = { id: string; revision: number } & Pick<Design, 'template' | 'page'>;

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-5 min-[26rem]:grid-cols-3';
/** Shows two rows and the top of a third as a scroll hint. The padding leaves room for focus rings. */
const SCROLL_BOX = '-mx-2 -mt-2 h-118 overflow-y-auto p-2';

/** Radio group of all templates, each with a thumbnail of the CV. */
export const TemplateSection = memo(function TemplateSection({ id, revision, template, page }: Props) {
  const t = useTranslations('cv-editor.designPane.template');
  const query = useTemplateList();
  const chosen = findTemplate(query.data?.items, template);
  return (
    <DesignSection title={t('title')}>
      {query.isLoadingError ? (
        <LoadError title={t('failed')} query={query} />
      ) : (
        <div data-field="template">
          <Loading waiting={query.isPending} label={t('loading')} skeleton={<TemplateSkeletons page={page} />}>
            {query.data && chosen && (
              <TemplateGroup templates={query.data.items} chosen={chosen} cvId={id} revision={revision} page={page} />
            )}
          </Loading>
        </div>
      )}
    </DesignSection>
  );
});

type TemplateGroupProps = {
  templates: readonly TemplateInfo[];
  chosen: TemplateInfo;
  cvId: string;
  revision: number;
  page: Design['page'];
};

function TemplateGroup({ templates, chosen, cvId, revision, page }: TemplateGroupProps) {
  const t = useTranslations('cv-editor.designPane.template');
  const editor = useCvEditor();
  const group = useId();
  const scrollBox = useRef<HTMLDivElement>(null);
  const choose = useCallback(
    (template: TemplateInfo) => {
      const sections = editor.read([], 'sections') as Section[];
      editor.do(...templateOperations({ sections }, template));
    },
    [editor],
  );
  // Scrolls only the box, so that the template in use is visible at first.
  useEffect(() => {
    const card = scrollBox.current?.querySelector(':checked')?.closest('label');
    if (scrollBox.current && card) scrollBox.current.scrollTop = card.offsetTop - card.offsetHeight / 4;
  }, []);
  return (
    <>
      <div ref={scrollBox} className={`relative ${SCROLL_BOX}`}>
        <div role="radiogroup" aria-label={t('title')} className={GRID}>
          {templates.map((template) => (
            <TemplateCard
              key={template.id}
              {...{ template, cvId, revision, page, group }}
              checked={template === chosen}
              disabled={editor.locked}
              onChoose={choose}
            />
          ))}
        </div>
      </div>
      <p className="mt-3 min-h-10 text-pretty text-text-secondary">{chosen.character}</p>
    </>
  );
}

const SKELETON_KEYS = [1, 2, 3, 4, 5, 6];
const TemplateSkeletons = ({ page }: Pick<Design, 'page'>) => (
  <div className={`${SCROLL_BOX} overflow-hidden`}>
    <div className={GRID}>
      {SKELETON_KEYS.map((key) => (
        <div key={key} style={{ aspectRatio: paperSizeOf(page).ratio }} className="bg-paper shadow-sheet" />
      ))}
    </div>
  </div>
);
