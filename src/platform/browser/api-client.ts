import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { ErrorBody } from '../pure/errors.ts';
import { repeatAfterStepUp } from '../pure/step-up.ts';
import { apiFetch } from '../pure/unauthorized.ts';

export { fieldMessage, messageOf, statusOf } from '../pure/api-errors.ts';

type Options = {
  /** The methods and paths of the contract, as imported from `contract.ts?routes`. */
  routes: AnyContractRouter;
  /** A prefix for the query keys, needed if another domain has routes of the same names. */
  name?: string;
  headers?: () => Record<string, string>;
};

/** Makes a typed API client with TanStack Query helpers for queries and mutations. */
export function makeApiClient<Contract extends AnyContractRouter>({ routes, name, headers = () => ({}) }: Options) {
  const link = new OpenAPILink(routes, {
    url: `${window.location.origin}/api`,
    headers,
    fetch: apiFetch,
    interceptors: [({ next }) => repeatAfterStepUp(next)],
    customErrorResponseBodyDecoder: (body) => {
      const { code, status, message, data } = body as ErrorBody;
      return typeof code === 'string' ? new ORPCError<string, unknown>(code, { status, message, data }) : null;
    },
  });
  return createTanstackQueryUtils(createORPCClient<ContractRouterClient<Contract>>(link), {
    path: name === undefined ? [] : [name],
  });
}
