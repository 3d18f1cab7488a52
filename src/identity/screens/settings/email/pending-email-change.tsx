import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { Icon } from '#ui/icon.tsx';
import type { EmailChange, UserDocument } from '../../../contract.ts';
import { identityApi } from '../../identity-api.ts';
import { focusSection } from '../focus-section.ts';
import { useSecurity } from '../use-security.ts';

type Props = { user: UserDocument; change: EmailChange; onCancelled: () => void };

/** Shows a pending email change: which addresses have confirmed it, and a button that cancels it. */
export function PendingEmailChange({ user, change, onCancelled }: Props) {
  const t = useTranslations('profile.email');
  const format = useFormatter();
  const wordsOf = useErrorText();
  const security = useSecurity();
  const cancel = useMutation(
    identityApi.email.cancel.mutationOptions({
      onSuccess: async () => {
        await security.refetch();
        onCancelled();
        focusSection('email');
      },
    }),
  );
  // A member without a verified address confirms only the new one.
  const links = user.emailVerified ? 2 : 1;
  const until = format.dateTime(new Date(change.expiresAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="mt-4 rounded-card border border-border p-4">
      <p className="break-words">
        {t.rich('waiting', { links, email: change.newEmail, b: (words) => <bdi className="font-medium">{words}</bdi> })}
      </p>
      <ul className="mt-3 grid gap-2">
        {user.emailVerified && <AddressStatus address={user.email} confirmed={change.oldConfirmed} />}
        <AddressStatus address={change.newEmail} confirmed={change.newConfirmed} />
      </ul>
      <p className="mt-3 text-text-secondary text-xs">{t('waitingUntil', { links, until })}</p>
      <Button className="mt-4" busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
        {t('cancelChange')}
      </Button>
      {cancel.error && (
        <p role="alert" className="mt-2 text-error">
          {wordsOf(cancel.error)}
        </p>
      )}
    </div>
  );
}

function AddressStatus({ address, confirmed }: { address: string; confirmed: boolean }) {
  const t = useTranslations('profile.email');
  return (
    <li className="flex items-start gap-2">
      <Icon
        of={confirmed ? CircleCheck : CircleDashed}
        className={`mt-0.5 ${confirmed ? 'text-success' : 'text-text-secondary'}`}
      />
      <span className="min-w-0 break-words">
        <bdi className="verbatim">{address}</bdi>
        {' · '}
        <span className="text-text-secondary">{t(confirmed ? 'hasConfirmed' : 'hasNotConfirmed')}</span>
      </span>
    </li>
  );
}
