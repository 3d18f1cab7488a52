import { useAuth } from '../auth-provider.tsx';

/** Renders a hidden username field, from which password managers find the account of a password form. */
export function HiddenUsernameField() {
  const auth = useAuth();
  if (auth.status !== 'signedIn') return null;
  return <input type="email" name="username" autoComplete="username" value={auth.user.email} readOnly hidden />;
}
