import { useTranslations } from 'use-intl';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { MAX_UNPUBLISHED, UNPUBLISHED_SECTIONS } from '../../../model/unpublished-work.ts';
import type { WorkToPublish } from './use-work-to-publish.ts';

/** Returns whether there may be more records of a section than are listed. */
const isCut = (records: WorkToPublish['records']) =>
  UNPUBLISHED_SECTIONS.some((section) => records.filter((one) => one.section === section).length >= MAX_UNPUBLISHED);

/** Lists unpublished work with checkboxes, to choose what is published with the site. */
export function WorkList({ work: { records, chosen, choose } }: { work: WorkToPublish }) {
  const t = useTranslations('portfolio-editor.publish.work');
  const ids = new Set(chosen.map(({ id }) => id));
  const isAll = chosen.length === records.length;
  const toggle = (id: string) => choose(ids.symmetricDifference(new Set([id])));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-text-secondary text-xs leading-5">{t('title')}</legend>
      {records.length > 1 && (
        <div className="border-border border-b pb-2">
          <Checkbox
            label={t('all', { count: records.length })}
            checked={isAll}
            mixed={!isAll && chosen.length > 0}
            onCheckedChange={() => choose(new Set(isAll ? [] : records.map(({ id }) => id)))}
          />
        </div>
      )}
      <ul className="grid max-h-[40dvh] gap-1.5 overflow-y-auto [overflow-wrap:anywhere]">
        {records.map(({ id, section, title }) => (
          <li key={id}>
            <Checkbox
              label={title || t('untitled')}
              hint={t(`kinds.${section}`)}
              checked={ids.has(id)}
              onCheckedChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
      {isCut(records) && <p className="text-text-secondary text-xs">{t('first', { count: MAX_UNPUBLISHED })}</p>}
    </fieldset>
  );
}
