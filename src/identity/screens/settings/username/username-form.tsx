import { useTranslations } from 'use-intl';
import { useInstanceFacts } from '#platform/browser/instance-settings/use-instance-facts.ts';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import type { UserDocument } from '../../../contract.ts';
import { foldUsername } from '../../../model/username.ts';
import { useAuth } from '../../auth-provider.tsx';
import { identityApi } from '../../identity-api.ts';
import { sendUsernameChangeNotification } from '../../mail-functions.ts';
import { UsernameField } from '../../username-field.tsx';
import { focusSection } from '../focus-section.ts';
import { FormActions } from '../form-actions.tsx';

type Props = {
  user: UserDocument;
  /** Called with the previous username; empty if there was none. */
  onChanged: (old: string) => void;
  onCancel?: () => void;
};

/** Renders the form that changes the username, or sets the first one. */
export function UsernameForm({ user, onChanged, onCancel }: Props) {
  const t = useTranslations('profile.username');
  const { setUser } = useAuth();
  const { usernameChangeDays } = useInstanceFacts();
  const old = user.profile.username;
  const form = useForm({
    initial: { username: '' },
    check: ({ username }) => ({ username: old !== '' && foldUsername(username) === old ? t('same') : undefined }),
    submit: async (values) => {
      const changed = await identityApi.changeUsername.call(values);
      if (old !== '') {
        void sendUsernameChangeNotification(user.email, user.displayName, old, changed.profile.username);
      }
      setUser(changed);
      onChanged(old);
      if (!onCancel) focusSection('username');
    },
  });
  return (
    <form {...form.props} className="grid max-w-sm gap-4">
      <UsernameField
        label={t('new')}
        displayName={user.displayName}
        currentUsername={old}
        onPick={(name) => form.set('username', name)}
        {...form.field('username')}
      />
      {old !== '' && usernameChangeDays > 0 && (
        <p className="text-text-secondary text-xs">{t('rule', { days: usernameChangeDays })}</p>
      )}
      <FormMessage form={form} />
      <FormActions label={t(old === '' ? 'choose' : 'change')} busy={form.pending} onCancel={onCancel} />
    </form>
  );
}
