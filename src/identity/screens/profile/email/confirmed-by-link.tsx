import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Spinner } from '#ui/spinner.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { useAuth } from '../../auth-provider.tsx';
import { identityApi } from '../../identity-api.ts';
import { Outcome } from '../outcome.tsx';
import { useSecurity } from '../use-security.ts';

/** The link of a mail leads here with its token: it is used at once, and does not stay in the address. */
const TOKEN = 'email-change';

/** Confirms a change of address by the link of a mail, and tells what has come of it. */
export function ConfirmedByLink() {
  const t = useTranslations('profile.email');
  const { setUser } = useAuth();
  const wordsOf = useFailureWords();
  const security = useSecurity();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [token] = useState(() => query.get(TOKEN));
  const { mutate, isPending, data, error } = useMutation(
    identityApi.email.confirm.mutationOptions({
      onSuccess: ({ user }) => {
        setUser(user);
        void security.refetch();
      },
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the link has led here
  useEffect(() => {
    if (!token) return;
    void navigate('/profile#email', { replace: true });
    mutate({ token });
  }, [token]);
  if (!token) return null;
  return (
    <div className="mb-6 empty:hidden">
      {isPending && <Spinner label={t('confirming')} />}
      {error && (
        <p role="alert" className="rounded-control bg-error-tint px-3 py-2 text-error">
          {wordsOf(error)}
        </p>
      )}
      <Outcome>
        {data && (data.emailChange ? t('confirmedOne') : t('confirmedBoth', { email: data.user.email }))}
      </Outcome>
    </div>
  );
}
