import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { useCountdown } from '#ui/feedback/use-countdown.ts';
import { sendOTPEmail } from '../mail-functions.ts';
import { useMailErrorMessage } from './use-mail-error-message.ts';

const RESEND_DELAY_SECONDS = 60;
/** A placeholder: the API requires a code in this format, but the server mails one of its own. */
const PLACEHOLDER_CODE = '000000';

type Props = { email: string; displayName: string; justSent: boolean };
type ResendResult = { sent: true } | { sent: false; error: string };

/** Renders the button that requests a new code, at most once a minute. */
export function ResendCode({ email, displayName, justSent }: Props) {
  const t = useTranslations('identity.verify');
  const errorMessageOf = useMailErrorMessage();
  const noteId = useId();
  const [result, setResult] = useState<ResendResult>();
  const [pending, setPending] = useState(false);
  const [resendCount, setResendCount] = useState(justSent ? 1 : 0);
  const secondsLeft = useCountdown(resendCount > 0 ? RESEND_DELAY_SECONDS : 0, resendCount);
  const resend = async () => {
    setPending(true);
    setResult(undefined);
    const answer = await sendOTPEmail(email, PLACEHOLDER_CODE, displayName);
    setPending(false);
    setResult(answer.success ? { sent: true } : { sent: false, error: errorMessageOf(answer.error) });
    if (answer.success) setResendCount(resendCount + 1);
  };
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          busy={pending}
          aria-disabled={secondsLeft > 0 || undefined}
          aria-describedby={secondsLeft > 0 ? noteId : undefined}
          onClick={() => void resend()}
        >
          {t('resend')}
        </Button>
        {secondsLeft > 0 && (
          <p id={noteId} className="min-w-0 flex-1 basis-40 text-text-secondary text-xs tabular-nums">
            {t('resendIn', { seconds: secondsLeft })}
          </p>
        )}
      </div>
      <p role="status" className="text-text-secondary text-xs empty:hidden">
        {result?.sent && t('resent', { email })}
      </p>
      <p role="alert" className="text-error text-xs empty:hidden">
        {result?.sent === false && result.error}
      </p>
    </div>
  );
}
