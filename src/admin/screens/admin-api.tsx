import { createContext, use } from 'react';
import { makeApiClient } from '#platform/api-client.ts';
import type { adminContract } from '../contract.ts';
import routes from '../contract.ts?routes';

export const makeAdminApi = (headers?: () => Record<string, string>) =>
  makeApiClient<typeof adminContract>({ routes, ...(headers ? { headers } : {}) });

/** The API as whoever is signed in may call it, where nobody is named who calls it otherwise. */
const AdminApi = createContext(makeAdminApi());

export const AdminApiProvider = AdminApi.Provider;

/** The API of this domain, as whoever looks at the screen may call it. */
export const useAdminApi = () => use(AdminApi);
