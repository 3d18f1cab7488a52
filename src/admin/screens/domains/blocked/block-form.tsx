import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { useAdminApi } from '../../admin-api.tsx';
import { MAX_REASON_LENGTH } from '../claims/reason-dialog.tsx';
import type { BlockNameInput } from './use-blocked-names.ts';

const MAX_PATTERN_LENGTH = 253;
const MAX_NOTE_LENGTH = 200;
/** Minimum length for counting matches; shorter patterns match nearly every name, or none. */
const MIN_PATTERN_LENGTH = 4;

/** Focuses an input when it mounts. A constant ref callback, so that it does not run again on each render. */
const focus = (input: HTMLInputElement | null) => input?.focus();

type Props = { onBlock: (blockInput: BlockNameInput) => Promise<void>; onLeave: () => void };

/** Form that blocks a name or pattern and, if chosen, revokes existing claims that match it. */
export function BlockForm({ onBlock, onLeave }: Props) {
  const t = useTranslations('admin-domains.blocked');
  const api = useAdminApi();
  const form = useForm({
    initial: { pattern: '', note: '', takesOff: false, reason: '' },
    check: ({ pattern, takesOff, reason }) => ({
      pattern: pattern.trim() === '' ? t('needed') : undefined,
      reason: takesOff && reason.trim() === '' ? t('reasonNeeded') : undefined,
    }),
    submit: async ({ pattern, note, takesOff, reason }) => {
      await onBlock({ pattern: pattern.trim(), note, ...(takesOff ? { reason: reason.trim() } : {}) });
      onLeave();
    },
  });
  const { takesOff } = form.values;
  const pattern = useDeferredValue(form.values.pattern.trim());
  const matches = useQuery({
    ...api.domains.matches.queryOptions({ input: { pattern } }),
    enabled: pattern.length >= MIN_PATTERN_LENGTH,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const count = matches.data && !matches.isError ? matches.data.claims : 0;
  return (
    <form
      {...form.props}
      className="grid max-w-lg gap-4 rounded-card border border-border bg-surface p-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      <TextField
        ref={focus}
        label={t('pattern')}
        hint={t('patternHint')}
        maxLength={MAX_PATTERN_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        {...form.field('pattern')}
      />
      <TextField
        label={t('note')}
        hint={t('noteHint')}
        maxLength={MAX_NOTE_LENGTH}
        autoComplete="off"
        {...form.field('note')}
      />
      {(count > 0 || takesOff) && (
        <Checkbox
          label={t('takeOff', { count })}
          hint={t('takeOffHint')}
          checked={takesOff}
          onCheckedChange={(checked) => form.set('takesOff', checked)}
        />
      )}
      {takesOff && (
        <TextArea label={t('reason')} hint={t('reasonHint')} maxLength={MAX_REASON_LENGTH} {...form.field('reason')} />
      )}
      <FormMessage form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" busy={form.pending}>
          {t('save')}
        </Button>
        <Button tone="quiet" onClick={onLeave}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
