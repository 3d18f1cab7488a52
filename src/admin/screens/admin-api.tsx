import { createContext, use } from 'react';
import { makeApiClient } from '#platform/browser/api-client.ts';
import type { adminContract } from '../contract.ts';
import routes from '../contract.ts?routes';

export const makeAdminApi = (headers?: () => Record<string, string>) =>
  makeApiClient<typeof adminContract>({ routes, ...(headers ? { headers } : {}) });

/** API client with the signed-in member's session. The setup screen provides another one. */
const AdminApi = createContext(makeAdminApi());

export const AdminApiProvider = AdminApi.Provider;

/** Returns the API client for the current caller: a signed-in admin, or the operator on the setup screen. */
export const useAdminApi = () => use(AdminApi);
