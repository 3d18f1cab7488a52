import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { HUB_LIMITS, HUB_NAMES, type Hub } from '../../model/hubs.ts';
import type { HubAccess } from './use-hub-import.ts';

export type HubFormState = ReturnType<typeof useHubForm>;
type OfferedHub = { hub: Hub; host: string };

/** State of the form that finds repositories. It keeps what was typed while the dialog is closed, except the token. */
export function useHubForm(find: (access: HubAccess) => Promise<void>) {
  const t = useTranslations('projects.hubs');
  return useForm<HubAccess>({
    initial: { hub: 'github', username: '', token: '' },
    check: ({ username, token }) => (username.trim() === '' && token.trim() === '' ? { username: t('needsOne') } : {}),
    submit: find,
  });
}

/** First step of an import from a hub: whose repositories, and a token that is used once. */
export function HubForm({ hubs, form }: { hubs: readonly OfferedHub[]; form: HubFormState }) {
  const t = useTranslations('projects.hubs');
  const { hub } = form.values;
  return (
    <form {...form.props} className="grid gap-4">
      <Segments
        label={t('hub')}
        value={hub}
        onValueChange={(value) => form.set('hub', value)}
        choices={hubs.map((one) => ({ value: one.hub, label: labelOf(one) }))}
      />
      <TextField
        label={t('username')}
        hint={t('usernameHint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        dir="ltr"
        maxLength={HUB_LIMITS.path}
        {...form.field('username')}
      />
      <PasswordField
        label={t('token')}
        hint={t(`tokenHints.${hub}`)}
        autoComplete="off"
        dir="ltr"
        maxLength={HUB_LIMITS.token}
        {...form.field('token')}
      />
      <div role="alert" className="empty:hidden">
        {form.message && <p className="rounded-control bg-error-tint px-3 py-2 text-error">{form.message}</p>}
      </div>
      <div className="flex justify-end pb-3">
        <Button type="submit" tone="primary" busy={form.pending}>
          {t(form.pending ? 'listing' : 'find')}
        </Button>
      </div>
    </form>
  );
}

/** Returns the name of a hub, with its host if it is not the public one. */
const labelOf = ({ hub, host }: OfferedHub) => (host === `${hub}.com` ? HUB_NAMES[hub] : `${HUB_NAMES[hub]} (${host})`);
