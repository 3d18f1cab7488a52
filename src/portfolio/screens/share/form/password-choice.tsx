import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { SHARE_PASSWORD } from '../../../model/share-limits.ts';
import type { ShareForm } from './use-share-form.ts';

/** Field to set, change or remove the password of a link. An existing password is never shown. */
export function PasswordChoice({ form, hasOne }: { form: ShareForm; hasOne: boolean }) {
  const t = useTranslations('portfolio-share.form.password');
  const { lock } = form.values;
  const turnTo = (next: typeof lock) => {
    form.set('lock', next);
    form.set('password', '');
  };
  if (lock === 'set') {
    return (
      <div className="grid justify-items-start gap-2">
        <PasswordField
          className="w-full"
          label={t(hasOne ? 'another' : 'label')}
          hint={t('hint', { count: SHARE_PASSWORD.shortest })}
          maxLength={SHARE_PASSWORD.longest}
          // Not an account's password, so browsers must not fill in a stored one.
          autoComplete="new-password"
          {...form.field('password')}
        />
        {hasOne && <Button onClick={() => turnTo('kept')}>{t('keep')}</Button>}
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
        <Button onClick={() => turnTo('set')}>{t('change')}</Button>
        {lock === 'off' ? (
          <Button onClick={() => turnTo('kept')}>{t('keep')}</Button>
        ) : (
          <Button onClick={() => turnTo('off')}>{t('takeOff')}</Button>
        )}
      </div>
    </div>
  );
}
