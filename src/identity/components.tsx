/** Door of the identity domain for the client: who is signed in. */
export { AuthProvider, useAuth } from './screens/auth-provider.tsx';
