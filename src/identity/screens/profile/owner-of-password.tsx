import { useAuth } from '../auth-provider.tsx';

/** Tells password managers whose password the form asks for. */
export function OwnerOfPassword() {
  const auth = useAuth();
  if (auth.status !== 'signedIn') return null;
  return <input type="email" name="username" autoComplete="username" value={auth.user.email} readOnly hidden />;
}
