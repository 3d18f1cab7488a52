import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { SaveState } from '#ui/feedback/save-state.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import type { SettingsSectionForm } from './use-settings-section.ts';

type SettingsSectionName = 'branding' | 'people' | 'limits' | 'domains' | 'mail' | 'notice';

type Props = {
  name: SettingsSectionName;
  form: SettingsSectionForm;
  /** Fields above the form that are saved on their own. */
  before?: ReactNode;
  /** Additional action next to Save. */
  action?: ReactNode;
  children: ReactNode;
};

/** A section of the settings with its own Save button and a hint about unsaved changes. */
export function SettingsSection({ name, form, before, action, children }: Props) {
  const t = useTranslations('admin-settings');
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      className="scroll-mt-2 border-border border-t py-10 first:border-t-0 first:pt-0"
    >
      <h2 id={`${name}-title`} className="font-medium text-title">
        {t(`${name}.title`)}
      </h2>
      <p className="mt-1 mb-6 max-w-prose text-text-secondary">{t(`${name}.lead`)}</p>
      {before}
      <form {...form.props} aria-labelledby={`${name}-title`} className="grid gap-6">
        {children}
        <FormMessage form={form} />
        <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" tone="primary" busy={form.pending}>
            {t('save')}
          </Button>
          {action}
          {form.unsaved && !form.pending && (
            <>
              <span className="text-text-secondary">{t('unsaved')}</span>
              <Button tone="quiet" onClick={form.discard}>
                {t('discard')}
              </Button>
            </>
          )}
          {form.pending ? <SaveState state="saving" /> : form.saved && <SaveState state="saved" />}
        </div>
      </form>
    </section>
  );
}
