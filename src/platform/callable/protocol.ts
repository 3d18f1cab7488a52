import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { AppError, asAppError, ERRORS, type ErrorText, errorBody } from '../errors.ts';
import { faultsOf } from '../http/field-faults.ts';
import { allowForeignPages } from '../http/foreign-pages.ts';
import { announceRetry, type Exchange, type Handler, sendJson } from '../http/front.ts';
import { readJson } from '../http/read-json.ts';
import { sayError } from '../i18n/words.ts';
import type { Log } from '../log.ts';
import { isUnreachable } from '../outages/is-unreachable.ts';

/** A function that a client calls by name: what it takes, and what it does for whoever calls. */
export type CallableFunction = {
  input: z.ZodType;
  /** Throws where the caller may not call it, before the payload is read. */
  authorize(exchange: Exchange): Promise<unknown>;
  run(exchange: Exchange, data: unknown): Promise<unknown>;
};

/** Ties a function's input type to what runs with it. */
export const callable = <Input extends z.ZodType>(
  input: Input,
  run: (exchange: Exchange, data: z.output<Input>) => Promise<unknown>,
  authorize: CallableFunction['authorize'] = async () => undefined,
): CallableFunction => ({ input, authorize, run: (exchange, data) => run(exchange, data as z.output<Input>) });

const envelope = z.strictObject({ data: z.unknown() }).refine((body) => Object.hasOwn(body, 'data'));

type Options = { functions: Readonly<Record<string, CallableFunction>>; log: Log };

/**
 * The server's half of the callable protocol: POST, `{"data": …}` in, `{"result": …}` or `{"error": …}` out. A client
 * that asks for an event stream reads nothing else, so it gets its errors as events too.
 */
export function makeCallables({ functions, log }: Options) {
  return (name: string): Handler =>
    async (exchange) => {
      const { request, response, visit } = exchange;
      allowCallers(response);
      if (isPreflight(request)) {
        response.writeHead(204).end();
        return;
      }
      try {
        if (request.method !== 'POST') throw new AppError('METHOD_NOT_SUPPORTED');
        const found = Object.hasOwn(functions, name) ? functions[name] : undefined;
        await found?.authorize(exchange);
        const body = await readEnvelope(exchange);
        if (!found) throw new AppError('NOT_FOUND');
        const data = decode(body);
        const input = parse(found.input, data);
        if (!input.success) throw faultsOf(input.error.issues, data);
        const result = await found.run(exchange, input.data);
        if (isStreaming(request)) sendEvent(exchange, { result: result ?? null });
        else sendJson(request, response, 200, { result: result ?? null });
      } catch (thrown) {
        const error = asAppError(thrown, visit.requestId);
        const isOutage = error.code === 'SERVICE_UNAVAILABLE' && isUnreachable(error);
        if (error.code === 'INTERNAL_SERVER_ERROR' || isOutage)
          log.error({ requestId: visit.requestId, err: thrown }, 'callable failed');
        sendCallableError(exchange, error);
      }
    };
}

/** Says what went wrong as a client of the protocol reads it, also where no function was reached. */
export function sendCallableError(exchange: Exchange, error: AppError) {
  const { request, response, visit } = exchange;
  allowCallers(response);
  announceRetry(response, error);
  const answer = { error: describe(error, sayError(visit.language)) };
  if (isStreaming(request)) sendEvent(exchange, answer);
  else sendJson(request, response, HTTP_STATUS[ERRORS[error.code].callable], answer);
}

/** What the protocol's clients send, in a browser at another site too. */
const allowCallers = (response: ServerResponse) =>
  allowForeignPages(response, {
    methods: 'POST',
    headers: ['authorization', 'content-type', 'x-firebase-appcheck', 'firebase-instance-id-token'],
  });

/** A browser asks so whether it may call from another site. */
const isPreflight = ({ method, headers }: IncomingMessage) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

const isStreaming = ({ headers }: IncomingMessage) => /\btext\/event-stream\b/.test(headers.accept ?? '');

/** A schema may also trip over an input: it checks the length of what has the wrong type, too. */
function parse(schema: z.ZodType, data: unknown) {
  try {
    return schema.safeParse(data);
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { cause });
  }
}

async function readEnvelope({ request }: Exchange) {
  const type = request.headers['content-type'];
  if (type === undefined) throw new AppError('BAD_REQUEST');
  const body = envelope.safeParse(await readJson(request));
  if (!body.success) throw new AppError('BAD_REQUEST');
  return body.data.data;
}

function describe(error: AppError, say: (text: ErrorText) => string) {
  const { message, data } = errorBody(error, say);
  const status = ERRORS[error.code].callable;
  // An unexpected failure says no more than its name, as the protocol has it; the id leads to the log.
  if (error.code === 'INTERNAL_SERVER_ERROR') return { status, message: status, details: data };
  return { status, message, ...(data ? { details: data } : {}) };
}

function sendEvent({ response }: Exchange, event: unknown) {
  const line = `data: ${JSON.stringify(event)}\n\n`;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  response.end(line);
}

/** The protocol's own statuses: here a body that is too large is an invalid argument like any other. */
const HTTP_STATUS: Record<(typeof ERRORS)[keyof typeof ERRORS]['callable'], number> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
};

const LONG = /^type\.googleapis\.com\/google\.protobuf\.U?Int64Value$/;

/** Numbers too long for JSON come wrapped; at any depth they become numbers again. */
function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== 'object' || value === null) return value;
  const { '@type': type, value: inner } = value as Record<string, unknown>;
  if (type) {
    const known = typeof type === 'string' && LONG.test(type) && typeof inner === 'string';
    const number = known ? Number(inner) : Number.NaN;
    if (Number.isNaN(number)) throw new AppError('BAD_REQUEST');
    return number;
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decode(item)]));
}
