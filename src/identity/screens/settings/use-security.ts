import { useQuery } from '@tanstack/react-query';
import { identityApi } from '../identity-api.ts';

/** Loads sessions, passkeys, two-factor state and pending email change, in one query for the whole page. */
export const useSecurity = () => useQuery(identityApi.security.queryOptions());
