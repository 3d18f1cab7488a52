import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { useAuth } from '../auth-provider.tsx';
import { VerifyEmail } from '../verify-email.tsx';

type Props = {
  email: string;
  displayName: string;
  /** Where one goes on to. */
  next: string;
  justSent?: boolean;
  hidden?: boolean;
  onChangeAddress?: () => void;
};

/** The last step of registering: the code from the mail, now or later. */
export function CodeStep({ next, hidden = false, onChangeAddress, ...proof }: Props) {
  const t = useTranslations('identity.verify');
  const auth = useAuth();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    // A moment after registering nobody counts as signed in yet, and would be sent to log in.
    await auth.settled();
    await navigate(next, { replace: true });
  };
  return (
    // Its text stands under the title as other screens' lead does.
    <div className="-mt-6">
      <VerifyEmail {...proof} hidden={hidden} takesFocus onVerified={leave}>
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
