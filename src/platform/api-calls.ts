import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { ForeignAnswer, Refusal } from './api-errors.ts';
import type { ErrorBody } from './errors.ts';
import { watched } from './unauthorized.ts';

type Options = {
  /** The methods and paths of the contract, as imported from `contract.ts?routes`. */
  routes: AnyContractRouter;
  headers?: () => Record<string, string>;
};
type Route = { method: string; path: string };
/** A replacement for `globalThis.fetch`, such as one that runs in a worker. */
type By = { fetch(address: string, request: RequestInit): Promise<Response> };
/** The options of a call, beside its input. */
type Ways = { signal?: AbortSignal; context?: By };
type Input = Record<string, unknown>;

/**
 * Makes a small typed API client that only sends and receives JSON, for the first screens, whose bundle must stay
 * small. All other screens use `makeApiClient`.
 */
export const makeApiCalls = <Contract extends AnyContractRouter>({ routes, headers = () => ({}) }: Options) =>
  callsOf(routes as object, headers) as ContractRouterClient<Contract, Partial<By>>;

function callsOf(routes: object, headers: () => Record<string, string>): unknown {
  if ('~orpc' in routes) {
    const { route } = routes['~orpc'] as { route: Route };
    return (input?: Input, ways?: Ways) => call(route, { ...input }, headers(), ways);
  }
  return Object.fromEntries(Object.entries(routes).map(([name, below]) => [name, callsOf(below as object, headers)]));
}

async function call({ method, path }: Route, input: Input, headers: Record<string, string>, ways: Ways = {}) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name];
    delete input[name];
    return encodeURIComponent(String(value));
  });
  const reads = method === 'GET';
  const query = reads ? new URLSearchParams(definedTexts(input)).toString() : '';
  const asked = {
    method,
    headers: { accept: 'application/json', ...(reads ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(reads ? {} : { body: JSON.stringify(input) }),
    ...(ways.signal ? { signal: ways.signal } : {}),
  };
  const answer = await watched((ways.context ?? globalThis).fetch(`/api${address}${query && `?${query}`}`, asked));
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return body;
  throw isErrorBody(body) ? asRefusal(body) : foreign(`${method} ${path} answered ${answer.status}`, answer);
}

const definedTexts = (input: Input) =>
  Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'status' in body && 'message' in body;

/** An error for an answer in a foreign format, such as that of a proxy. */
const foreign = (message: string, { status }: Response): ForeignAnswer => Object.assign(new Error(message), { status });

const asRefusal = ({ code, status, message, data }: ErrorBody): Refusal =>
  Object.assign(new Error(message), { code, status, ...(data ? { data } : {}) });
