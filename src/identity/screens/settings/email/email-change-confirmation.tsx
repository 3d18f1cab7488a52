import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useAuth } from '../../auth-provider.tsx';
import { identityApi } from '../../identity-api.ts';
import { Outcome } from '../outcome.tsx';
import { EMAIL_CHANGE_PARAM } from '../sections.ts';
import { useSecurity } from '../use-security.ts';

/**
 * Returns the token of a mailed link. It is in the fragment, which is sent to no server and appears in no log; links
 * mailed by earlier versions have it in the query, and work until they expire.
 */
const tokenIn = ({ hash, search }: { hash: string; search: string }) =>
  new URLSearchParams(hash.slice(1)).get(EMAIL_CHANGE_PARAM) ?? new URLSearchParams(search).get(EMAIL_CHANGE_PARAM);

/** Confirms an email change when the page is opened by a mailed link, and shows the result. */
export function EmailChangeConfirmation() {
  const t = useTranslations('profile.email');
  const { setUser } = useAuth();
  const wordsOf = useErrorText();
  const security = useSecurity();
  const location = useLocation();
  const navigate = useNavigate();
  const token = tokenIn(location);
  const { mutate, isIdle, isPending, data, error } = useMutation(
    identityApi.email.confirm.mutationOptions({
      onSuccess: ({ user }) => {
        setUser(user);
        void security.refetch();
      },
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each link
  useEffect(() => {
    if (!token) return;
    void navigate('/settings#email', { replace: true });
    mutate({ token });
  }, [token]);
  if (isIdle) return null;
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
