import { useState } from 'react';
import { useAuth } from '../auth-provider.tsx';
import { identityCalls } from '../identity-calls.ts';
import { logged } from '../logged.ts';
import { type Person, usePersonForm } from './use-person-form.ts';

type Registered = { person: Person; hidden: boolean };

const isSame = (one: Person, other: Person) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Manages the sign-up form and its code step. Going back from the code step to correct the address keeps the input, and
 * the account of the wrong, unverified address is deleted on the next submission. The code step is loaded meanwhile.
 */
export function useRegistration(loadCodeStep: () => Promise<unknown>) {
  const auth = useAuth();
  const [registered, setRegistered] = useState<Registered>();
  const [atCode, setAtCode] = useState(false);

  const register = async (person: Person) => {
    if (registered && !registered.hidden) {
      await identityCalls.deleteMe();
      setRegistered(undefined);
      auth.setUser(undefined);
    }
    const { user } = await identityCalls.signUp(person);
    if (user) auth.setUser(user);
    setRegistered({ person, hidden: user === null });
  };

  const form = usePersonForm(async (person) => {
    loadCodeStep().catch(() => {});
    if (!registered || registered.hidden || !isSame(registered.person, person)) {
      await auth.holdChanges(() => logged('registration', () => register(person)));
    }
    setAtCode(true);
  });

  return { form, registered, atCode, changeAddress: () => setAtCode(false) };
}
