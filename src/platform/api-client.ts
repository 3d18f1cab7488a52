import { createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { ErrorBody } from './errors.ts';

/** What the server said when it refused, in the shape of every error. */
export type ApiError = ORPCError<string, ErrorBody['data']>;

/** Whatever went wrong with a call, as words for the person who made it. */
export function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

/** The HTTP status of the server's refusal. */
export const statusOf = (error: unknown) => (error instanceof ORPCError ? error.status : undefined);

/** What the server said of one field. */
export function fieldMessage(error: unknown, path: string) {
  const data = error instanceof ORPCError ? (error as ApiError).data : undefined;
  return data?.fields?.find((field) => field.path === path)?.message;
}

type Options = {
  /** The methods and paths of the contract, as `contract.ts?routes` gives them. */
  routes: AnyContractRouter;
  headers?: () => Record<string, string>;
};

/** A typed client of the API, with its queries and mutations for the screens. */
export function makeApiClient<Contract extends AnyContractRouter>({ routes, headers = () => ({}) }: Options) {
  const link = new OpenAPILink(routes, {
    url: `${window.location.origin}/api`,
    headers,
    customErrorResponseBodyDecoder: (body) => {
      const { code, status, message, data } = body as ErrorBody;
      return typeof code === 'string' ? new ORPCError<string, unknown>(code, { status, message, data }) : null;
    },
  });
  return createTanstackQueryUtils(createORPCClient<ContractRouterClient<Contract>>(link));
}
