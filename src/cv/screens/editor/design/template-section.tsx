import { memo, useCallback, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { templateOperations } from '../../../model/choose-template.ts';
import type { Design } from '../../../model/design.ts';
import type { Section } from '../../../model/shapes.ts';
import { paperSizeOf } from '../../pages/paper-size.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { useTemplateList } from '../use-templates.ts';
import { DesignSection } from './design-section.tsx';
import { TemplateCard } from './template-card.tsx';
import { findTemplate, type TemplateInfo } from './visible-fields.ts';

type Props = { id: string; revision: number } & Pick<Design, 'template' | 'page'>;

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-5';
/** The number of templates shown until the member asks for all of them. */
const FIRST = 4;

/** Radio group of the templates, each with a thumbnail of the CV: the chosen one with a few others, or all. */
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
  const [isExpanded, setExpanded] = useState(false);
  const [first] = useState(() => firstWith(chosen.id, templates));
  const choose = useCallback(
    (template: TemplateInfo) => {
      const sections = editor.read([], 'sections') as Section[];
      const design = editor.read([], 'design') as Design;
      editor.do(...templateOperations({ sections, design }, template, chosen));
    },
    [editor, chosen],
  );
  // The first ones stay in their order while one of them is chosen.
  const collapsed = first.includes(chosen.id) ? first : firstWith(chosen.id, templates);
  const shown = isExpanded ? templates : collapsed.flatMap((id) => findTemplate(templates, id) ?? []);
  return (
    <div className="grid gap-4">
      <div role="radiogroup" aria-label={t('title')} className={GRID}>
        {shown.map((template) => (
          <TemplateCard
            key={template.id}
            {...{ template, cvId, revision, page, group }}
            checked={template === chosen}
            disabled={editor.locked}
            onChoose={choose}
          />
        ))}
      </div>
      <p className="min-h-10 text-pretty text-text-secondary">
        <span className="font-medium text-text">{chosen.name}</span>
        {` · ${chosen.character}`}
      </p>
      <Button className="justify-self-start" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
        {isExpanded ? t('showFewer') : t('showAll', { count: templates.length })}
      </Button>
    </div>
  );
}

/** Returns the ids of the first templates, the chosen one before the others. */
const firstWith = (chosen: string, templates: readonly TemplateInfo[]) =>
  [chosen, ...templates.map(({ id }) => id).filter((id) => id !== chosen)].slice(0, FIRST);

const SKELETON_KEYS = Array.from({ length: FIRST }, (_, at) => at);
const TemplateSkeletons = ({ page }: Pick<Design, 'page'>) => (
  <div className={GRID}>
    {SKELETON_KEYS.map((key) => (
      <div key={key} style={{ aspectRatio: paperSizeOf(page).ratio }} className="bg-paper shadow-sheet" />
    ))}
  </div>
);
