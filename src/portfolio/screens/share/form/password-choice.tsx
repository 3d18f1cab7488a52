import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { SHARE_PASSWORD_LENGTH } from '../../../model/share-limits.ts';
import type { ShareForm } from './use-share-form.ts';

/** Field to set, change or remove the password of a link. An existing password is never shown. */
export function PasswordChoice({ form, hasPassword }: { form: ShareForm; hasPassword: boolean }) {
  const t = useTranslations('portfolio-share.form.password');
  const { lock } = form.values;
  const setLock = (next: typeof lock) => {
    form.set('lock', next);
    form.set('password', '');
  };
  if (lock === 'set') {
    return (
      <div className="grid justify-items-start gap-2">
        <PasswordField
          className="w-full"
          label={t(hasPassword ? 'another' : 'label')}
          hint={t('hint', { count: SHARE_PASSWORD_LENGTH.min })}
          maxLength={SHARE_PASSWORD_LENGTH.max}
          // Not an account's password, so browsers must not fill in a stored one.
          autoComplete="new-password"
          {...form.field('password')}
        />
        {hasPassword && <Button onClick={() => setLock('kept')}>{t('keep')}</Button>}
      </div>
    );
  }
  return (
    <div>
      <p className="mb-1 font-medium text-text-secondary text-xs leading-5">{t('label')}</p>
      <p className="flex items-start gap-2">
        <Icon of={KeyRound} className="mt-0.5 text-text-secondary" />
        <span className="min-w-0">{t(lock === 'off' ? 'goes' : 'isSet')}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => setLock('set')}>{t('change')}</Button>
        {lock === 'off' ? (
          <Button onClick={() => setLock('kept')}>{t('keep')}</Button>
        ) : (
          <Button onClick={() => setLock('off')}>{t('takeOff')}</Button>
        )}
      </div>
    </div>
  );
}
