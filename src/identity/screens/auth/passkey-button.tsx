import { Fingerprint } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import type { UserDocument } from '../../contract.ts';

type Props = { onSignedIn: (user: UserDocument) => void };

const loadPasskeys = () => import('./passkey-sign-in.ts');

/** Signs in with a passkey, from the button or from the browser's suggestion in the identifier field. */
export function PasskeyButton({ onSignedIn }: Props) {
  const t = useTranslations('identity.login');
  const [unused, setUnused] = useState(false);
  const form = useForm({
    initial: {},
    submit: async () => {
      setUnused(false);
      const user = await (await loadPasskeys()).signInByPasskey();
      if (user) onSignedIn(user);
      else setUnused(true);
    },
  });
  useSuggestedPasskey(onSignedIn);
  if (!hasPasskeys()) return null;
  return (
    <form {...form.props} className="mt-6 grid gap-4">
      <p className="flex items-center gap-3 text-text-secondary text-xs before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        {t('or')}
      </p>
      <Button type="submit" icon={Fingerprint} busy={form.pending}>
        {t('passkey')}
      </Button>
      <p role="status" className="text-text-secondary empty:hidden">
        {unused && t('passkeyNotUsed')}
      </p>
      <FormMessage form={form} />
    </form>
  );
}

const hasPasskeys = () => typeof window.PublicKeyCredential === 'function';

/** Lets the browser suggest passkeys, if it can. Errors are ignored, because the user has not asked for it. */
function useSuggestedPasskey(onSignedIn: Props['onSignedIn']) {
  const enter = useEffectEvent(onSignedIn);
  useEffect(() => {
    let unmounted = false;
    let stop: (() => void) | undefined;
    const suggestPasskey = async () => {
      if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const passkeys = await loadPasskeys();
      if (unmounted) return;
      stop = passkeys.cancelPasskeyPrompt;
      const user = await passkeys.signInByPasskey({ autofill: true });
      if (user && !unmounted) enter(user);
    };
    suggestPasskey().catch(() => {});
    return () => {
      unmounted = true;
      stop?.();
    };
  }, []);
}
