import { useState } from 'react';
import { useAuth } from '../auth-provider.tsx';
import { identityCalls } from '../identity-calls.ts';
import { logErrors } from '../log-errors.ts';
import { type NewAccount, useAccountForm } from './use-account-form.ts';

type PendingRegistration = { account: NewAccount; accountsHidden: boolean };

const isSame = (one: NewAccount, other: NewAccount) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Manages the sign-up form and its code step. Going back from the code step to correct the address keeps the input, and
 * the account of the wrong, unverified address is deleted on the next submission. The code step is loaded meanwhile.
 */
export function useRegistration(loadCodeStep: () => Promise<unknown>) {
  const auth = useAuth();
  const [registration, setRegistration] = useState<PendingRegistration>();
  const [atCodeStep, setAtCodeStep] = useState(false);

  const register = async (account: NewAccount) => {
    if (registration && !registration.accountsHidden) {
      await identityCalls.deleteMe();
      setRegistration(undefined);
      auth.setUser(undefined);
    }
    const { user } = await identityCalls.signUp(account);
    if (user) auth.setUser(user);
    setRegistration({ account, accountsHidden: user === null });
  };

  const form = useAccountForm(async (account) => {
    loadCodeStep().catch(() => {});
    if (!registration || registration.accountsHidden || !isSame(registration.account, account)) {
      await auth.holdChanges(() => logErrors('registration', () => register(account)));
    }
    setAtCodeStep(true);
  });

  return { form, registration, atCodeStep, changeAddress: () => setAtCodeStep(false) };
}
