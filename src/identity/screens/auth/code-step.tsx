import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { useAuth } from '../auth-provider.tsx';
import { VerifyEmail } from '../verify-email.tsx';

type Props = {
  email: string;
  displayName: string;
  /** The path to continue to. */
  next: string;
  justSent?: boolean;
  hidden?: boolean;
  onChangeAddress?: () => void;
};

/** Renders the last step of signing up: entering the mailed code, or skipping it for now. */
export function CodeStep({ next, hidden = false, onChangeAddress, ...verification }: Props) {
  const t = useTranslations('identity.verify');
  const auth = useAuth();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    // The sign-up holds the signed-in state back for a moment; until then the next screen would redirect to the
    // sign-in.
    await auth.settled();
    await navigate(next, { replace: true });
  };
  return (
    // Pulls the text up to where other screens have their lead.
    <div className="-mt-6">
      <VerifyEmail {...verification} hidden={hidden} focusOnMount onVerified={leave}>
        <div className="grid gap-2 border-border border-t pt-4">
          <div className="-mx-[13px] flex flex-wrap justify-between gap-x-2">
            {onChangeAddress && (
              <Button tone="quiet" onClick={onChangeAddress}>
                {t(hidden ? 'back' : 'change')}
              </Button>
            )}
            {!hidden && (
              <Button tone="quiet" busy={leaving} onClick={() => void leave()}>
                {t('later')}
              </Button>
            )}
          </div>
          {!hidden && <p className="text-text-secondary text-xs">{t('laterHint')}</p>}
        </div>
      </VerifyEmail>
    </div>
  );
}
