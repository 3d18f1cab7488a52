import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { ApiError, UnexpectedResponse } from './api-errors.ts';
import type { ErrorBody } from './errors.ts';
import { notifyIfUnauthorized } from './unauthorized.ts';

type Options = {
  /** The methods and paths of the contract, as imported from `contract.ts?routes`. */
  routes: AnyContractRouter;
  headers?: () => Record<string, string>;
};
type ApiRoute = { method: string; path: string };
/** A replacement for `globalThis.fetch`, such as one that runs in a worker. */
type FetchContext = { fetch(url: string, request: RequestInit): Promise<Response> };
/** The options of a call, beside its input. */
type CallOptions = { signal?: AbortSignal; context?: FetchContext };
type CallInput = Record<string, unknown>;

/**
 * Makes a small typed API client that only sends and receives JSON, for the first screens, whose bundle must stay
 * small. All other screens use `makeApiClient`.
 */
export const makeApiCalls = <Contract extends AnyContractRouter>({ routes, headers = () => ({}) }: Options) =>
  makeCalls(routes as object, headers) as ContractRouterClient<Contract, Partial<FetchContext>>;

function makeCalls(routes: object, headers: () => Record<string, string>): unknown {
  if ('~orpc' in routes) {
    const { route } = routes['~orpc'] as { route: ApiRoute };
    return (input?: CallInput, options?: CallOptions) => call(route, { ...input }, headers(), options);
  }
  return Object.fromEntries(Object.entries(routes).map(([name, child]) => [name, makeCalls(child as object, headers)]));
}

async function call(
  { method, path }: ApiRoute,
  input: CallInput,
  headers: Record<string, string>,
  options: CallOptions = {},
) {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name];
    delete input[name];
    return encodeURIComponent(String(value));
  });
  const isGet = method === 'GET';
  const query = isGet ? new URLSearchParams(definedParams(input)).toString() : '';
  const requestInit = {
    method,
    headers: { accept: 'application/json', ...(isGet ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(isGet ? {} : { body: JSON.stringify(input) }),
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const response = await notifyIfUnauthorized(
    (options.context ?? globalThis).fetch(`/api${url}${query && `?${query}`}`, requestInit),
  );
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  throw isErrorBody(body)
    ? toApiError(body)
    : toUnexpectedResponse(`${method} ${path} answered ${response.status}`, response);
}

const definedParams = (input: CallInput) =>
  Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'status' in body && 'message' in body;

/** An error for an answer in a foreign format, such as that of a proxy. */
const toUnexpectedResponse = (message: string, { status }: Response): UnexpectedResponse =>
  Object.assign(new Error(message), { status });

const toApiError = ({ code, status, message, data }: ErrorBody): ApiError =>
  Object.assign(new Error(message), { code, status, ...(data ? { data } : {}) });
