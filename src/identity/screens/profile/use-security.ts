import { useQuery } from '@tanstack/react-query';
import { identityApi } from '../identity-api.ts';

/** Sessions, passkeys, the second factor and a change of address that waits: asked for once for the whole page. */
export const useSecurity = () => useQuery(identityApi.security.queryOptions());
