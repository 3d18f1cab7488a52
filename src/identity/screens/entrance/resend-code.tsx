import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useCountdown } from '#ui/use-countdown.ts';
import { sendOTPEmail } from '../mail-functions.ts';
import { useMailFailure } from './use-mail-failure.ts';

const PAUSE_SECONDS = 60;
/** A placeholder: the API requires a code in this format, but the server mails one of its own. */
const ANY_CODE = '000000';

type Props = { email: string; displayName: string; justSent: boolean };
type Outcome = { sent: true } | { sent: false; error: string };

/** Renders the button that requests a new code, at most once a minute. */
export function ResendCode({ email, displayName, justSent }: Props) {
  const t = useTranslations('identity.verify');
  const say = useMailFailure();
  const note = useId();
  const [outcome, setOutcome] = useState<Outcome>();
  const [pending, setPending] = useState(false);
  const [pauses, setPauses] = useState(justSent ? 1 : 0);
  const left = useCountdown(pauses > 0 ? PAUSE_SECONDS : 0, pauses);
  const resend = async () => {
    setPending(true);
    setOutcome(undefined);
    const answer = await sendOTPEmail(email, ANY_CODE, displayName);
    setPending(false);
    setOutcome(answer.success ? { sent: true } : { sent: false, error: say(answer.error) });
    if (answer.success) setPauses(pauses + 1);
  };
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          busy={pending}
          aria-disabled={left > 0 || undefined}
          aria-describedby={left > 0 ? note : undefined}
          onClick={() => void resend()}
        >
          {t('resend')}
        </Button>
        {left > 0 && (
          <p id={note} className="min-w-0 flex-1 basis-40 text-text-secondary text-xs tabular-nums">
            {t('resendIn', { seconds: left })}
          </p>
        )}
      </div>
      <p role="status" className="text-text-secondary text-xs empty:hidden">
        {outcome?.sent && t('resent', { email })}
      </p>
      <p role="alert" className="text-error text-xs empty:hidden">
        {outcome?.sent === false && outcome.error}
      </p>
    </div>
  );
}
