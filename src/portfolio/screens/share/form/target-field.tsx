import { useTranslations } from 'use-intl';
import { Segments } from '#ui/segments.tsx';
import { SHARE_TARGETS } from '../../../contract.ts';
import { CvChoice, ProjectChoice } from './record-choices.tsx';
import type { ShareForm } from './use-share-form.ts';

/** Field for the target of a link: the portfolio, a project or a CV. */
export function TargetField({ form }: { form: ShareForm }) {
  const t = useTranslations('portfolio-share.form.target');
  const { kind, id } = form.values;
  const chosen = { value: id, error: form.faults.id, onChange: (next: string | null) => form.set('id', next) };
  return (
    <div className="grid gap-3">
      <Segments
        label={t('label')}
        choices={SHARE_TARGETS.map((value) => ({ value, label: t(`${value}.name`) }))}
        value={kind}
        onValueChange={(next) => {
          form.set('kind', next);
          form.set('id', null);
        }}
      />
      {kind === 'project' && <ProjectChoice {...chosen} />}
      {kind === 'cv' && <CvChoice {...chosen} />}
    </div>
  );
}
