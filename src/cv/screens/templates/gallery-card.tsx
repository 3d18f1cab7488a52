import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/layout/badge.tsx';
import type { Cv } from '../../contract.ts';
import type { TemplateInfo } from '../editor/design/visible-fields.ts';
import { MissingPage } from '../pages/missing-page.tsx';
import { Thumbnail } from '../pages/thumbnail.tsx';

const SIZES = '(min-width: 640px) 18rem, 45vw';

type Props = {
  template: TemplateInfo;
  cv: Pick<Cv, 'id' | 'revision'>;
  page: Cv['document']['design']['page'];
  isCurrent: boolean;
  onChoose: () => void;
};

/**
 * Card that shows the CV in a template. The whole card is the button's target; its accessible name is the template's.
 */
export function GalleryCard({ template: { id, name, character, columns }, cv, page, isCurrent, onChoose }: Props) {
  const t = useTranslations('cv.templates');
  const descriptionId = useId();
  return (
    <li className="group relative flex min-w-0 flex-col gap-3">
      <div
        className={`transition-shadow group-hover:shadow-float group-has-focus-visible:outline-2 group-has-focus-visible:outline-primary outline-offset-4 ${isCurrent ? 'ring-3 ring-primary' : ''}`}
      >
        <Thumbnail
          cv={cv}
          template={id}
          page={page}
          sizes={SIZES}
          fallback={<MissingPage message={t('noPicture')} />}
        />
      </div>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            aria-current={isCurrent || undefined}
            aria-describedby={descriptionId}
            onClick={onChoose}
            className="text-start font-medium after:absolute after:inset-0 focus-visible:outline-none"
          >
            {name}
          </button>
          {isCurrent && (
            <Badge tone="primary" icon={Check}>
              {t('inUse')}
            </Badge>
          )}
        </div>
        <p id={descriptionId} className="text-pretty text-text-secondary max-sm:text-xs">
          {character} <span className="whitespace-nowrap">{t('columns', { count: columns })}</span>
        </p>
      </div>
    </li>
  );
}
