import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { Icon } from '#ui/icon.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { SHARE_TARGETS, type Share } from '../../../contract.ts';
import type { ShareActions } from '../use-share-actions.ts';
import { OptionFields } from './option-fields.tsx';
import { CvChoice, ProjectChoice } from './record-choices.tsx';
import { ShareFields } from './share-fields.tsx';
import { DEFAULT_SHARE_VALUES, toCreateInput } from './share-values.ts';
import { type ShareForm, useShareForm } from './use-share-form.ts';

type Props = { open: boolean; shareActions: ShareActions; onCreated: (share: Share) => void; onClose: () => void };

/** Sheet for creating a link. Keeps its values when it is closed without creating. */
export function NewShareSheet({ open, shareActions, onCreated, onClose }: Props) {
  const t = useTranslations('portfolio-share');
  const id = useId();
  const form = useShareForm(DEFAULT_SHARE_VALUES, async (values) => {
    onCreated(await shareActions.create(toCreateInput(values)));
    form.reset();
  });
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('form.new')}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} tone="primary" busy={form.pending}>
            {t('form.create')}
          </Button>
        </>
      }
    >
      <ShareFields id={id} form={form} target={<TargetField form={form} />}>
        <MoreOptions form={form} />
      </ShareFields>
    </Sheet>
  );
}

/** Field for the target of a link: the portfolio, a project or a CV. */
function TargetField({ form }: { form: ShareForm }) {
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

/** Rarely needed options, collapsed until the member opens them or one has an error. */
function MoreOptions({ form }: { form: ShareForm }) {
  const t = useTranslations('portfolio-share.form');
  const id = useId();
  const [isExpanded, setIsExpanded] = useState(false);
  const { id: _target, label: _label, ...faults } = form.faults;
  const open = isExpanded || Object.values(faults).some((fault) => fault !== undefined);
  return (
    <div className="border-border border-t pt-3">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setIsExpanded(!open)}
        className="-mx-1.5 flex min-h-8 items-center gap-1.5 rounded-control px-1.5 text-start font-medium text-text-secondary hover:bg-hover hover:text-text pointer-coarse:min-h-11"
      >
        <Icon of={ChevronRight} className={`transition-transform ${open ? 'rotate-90' : 'rtl:rotate-180'}`} />
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
          <span>{t('more')}</span>
          {!open && <span className="font-normal text-xs">{t('moreHint')}</span>}
        </span>
      </button>
      {open && (
        <div id={id} className="pt-4">
          <OptionFields form={form} />
        </div>
      )}
    </div>
  );
}
