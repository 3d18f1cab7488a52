import { useTimeZone, useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Share } from '../../../contract.ts';
import { MAX_SHARE_LABEL_LENGTH, MAX_SHARE_NOTE_LENGTH } from '../../../model/share-limits.ts';
import { SHARE_WORD_LENGTH } from '../../../model/share-word.ts';
import { focusOnMount } from '../focus-on-mount.ts';
import type { ShareActions } from '../use-share-actions.ts';
import { EXPIRY_PRESETS, presetExpiry } from './expiry.ts';
import { PasswordChoice } from './password-choice.tsx';
import { changedOptions, valuesOf } from './share-values.ts';
import { type ShareForm, useShareForm } from './use-share-form.ts';

/** Options of a link that are typed, and so are saved with a button. */
export type TypedOption = 'label' | 'word' | 'password' | 'expiresAt' | 'note';

type Props = { share: Share; option: TypedOption; shareActions: ShareActions; onDone: () => void };

/** A small form for one typed option of a link. */
export function LinkOptionForm({ share, option, shareActions, onDone }: Props) {
  const t = useTranslations('portfolio-share');
  const before = valuesOf(share);
  const form = useShareForm(before, async (values) => {
    await shareActions.change(share, changedOptions(values, before));
    onDone();
  });
  return (
    <form
      {...form.props}
      className="grid gap-3 pt-1 pb-3 ps-8"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape would close the dialog too.
        event.stopPropagation();
        onDone();
      }}
    >
      <FormMessage form={form} />
      <OptionField share={share} option={option} form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.pending}>
          {t('dialog.save')}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function OptionField({ share, option, form }: { share: Share; option: TypedOption; form: ShareForm }) {
  const t = useTranslations('portfolio-share.form');
  switch (option) {
    case 'label':
      return (
        <TextField
          label={t('label')}
          hint={t('labelHint')}
          maxLength={MAX_SHARE_LABEL_LENGTH}
          autoComplete="off"
          ref={focusOnMount}
          {...form.field('label')}
        />
      );
    case 'word':
      return (
        <TextField
          label={t('word.label')}
          hint={t('word.hint', { example: `${location.host}/portfolio/acme-2026` })}
          maxLength={SHARE_WORD_LENGTH.max}
          dir="ltr"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          ref={focusOnMount}
          {...form.field('word')}
        />
      );
    case 'password':
      return <PasswordChoice form={form} hasPassword={share.hasPassword} />;
    case 'expiresAt':
      return <ExpiryField form={form} />;
    case 'note':
      return (
        <TextArea label={t('note')} hint={t('noteHint')} maxLength={MAX_SHARE_NOTE_LENGTH} {...form.field('note')} />
      );
  }
}

/** Field for the expiry of a link, in the member's time zone. */
function ExpiryField({ form }: { form: ShareForm }) {
  const t = useTranslations('portfolio-share.form.end');
  const timeZone = useTimeZone() ?? '';
  const { expiresAt } = form.values;
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('label')}</legend>
      <TextField
        type="datetime-local"
        label={t('label')}
        hint={t('hint', { zone: timeZone.replaceAll('_', ' ') })}
        ref={form.expiryInput}
        {...form.field('expiresAt')}
      />
      <div className="flex flex-wrap gap-2">
        {EXPIRY_PRESETS.map((preset) => (
          <Button key={preset} onClick={() => form.set('expiresAt', presetExpiry(preset, new Date()))}>
            {t(preset)}
          </Button>
        ))}
        {expiresAt !== '' && <Button onClick={() => form.set('expiresAt', '')}>{t('never')}</Button>}
      </div>
    </fieldset>
  );
}
