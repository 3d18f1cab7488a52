import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { AppError, ERRORS, type ErrorText, errorBody, toAppError } from '../../pure/errors.ts';
import { isUnreachable } from '../../pure/is-unreachable.ts';
import { setCorsHeaders } from '../http/cors.ts';
import { type Exchange, type Handler, sendJson, setRetryAfter } from '../http/front.ts';
import { readJson } from '../http/read-json.ts';
import { validationError } from '../http/validation-error.ts';
import { errorTranslator } from '../i18n/messages.ts';
import type { Log } from '../log.ts';

/** A function that clients call by name: its input schema, its authorization and its implementation. */
export type CallableFunction = {
  input: z.ZodType;
  /** Throws if the caller is not allowed to call it; runs before the payload is read. */
  authorize(exchange: Exchange): Promise<unknown>;
  run(exchange: Exchange, data: unknown): Promise<unknown>;
};

/** Makes a callable function whose implementation gets the type of its input schema. */
export const callable = <Input extends z.ZodType>(
  input: Input,
  run: (exchange: Exchange, data: z.output<Input>) => Promise<unknown>,
  authorize: CallableFunction['authorize'] = async () => undefined,
): CallableFunction => ({ input, authorize, run: (exchange, data) => run(exchange, data as z.output<Input>) });

const envelope = z.strictObject({ data: z.unknown() }).refine((body) => Object.hasOwn(body, 'data'));

type Options = { functions: Readonly<Record<string, CallableFunction>>; log: Log };

/**
 * Serves functions by the callable protocol: POST, `{"data": …}` in, `{"result": …}` or `{"error": …}` out. A client
 * that requests an event stream reads only events, so it gets its errors as events too.
 */
export function makeCallables({ functions, log }: Options) {
  return (name: string): Handler =>
    async (exchange) => {
      const { request, response, visit } = exchange;
      setCallableCors(response);
      if (isPreflight(request)) {
        response.writeHead(204).end();
        return;
      }
      try {
        if (request.method !== 'POST') throw new AppError('METHOD_NOT_SUPPORTED');
        const callableFunction = Object.hasOwn(functions, name) ? functions[name] : undefined;
        await callableFunction?.authorize(exchange);
        const body = await readEnvelope(exchange);
        if (!callableFunction) throw new AppError('NOT_FOUND');
        const data = decode(body);
        const input = parse(callableFunction.input, data);
        if (!input.success) throw validationError(input.error.issues, data);
        const result = await callableFunction.run(exchange, input.data);
        if (isStreaming(request)) sendEvent(exchange, { result: result ?? null });
        else sendJson(request, response, 200, { result: result ?? null });
      } catch (thrown) {
        const error = toAppError(thrown, visit.requestId);
        const isOutage = error.code === 'SERVICE_UNAVAILABLE' && isUnreachable(error);
        if (error.code === 'INTERNAL_SERVER_ERROR' || isOutage)
          log.error({ requestId: visit.requestId, err: thrown }, 'callable failed');
        sendCallableError(exchange, error);
      }
    };
}

/** Sends an error in the format of the protocol, even if no function was found. */
export function sendCallableError(exchange: Exchange, error: AppError) {
  const { request, response, visit } = exchange;
  setCallableCors(response);
  setRetryAfter(response, error);
  const answer = { error: errorPayload(error, errorTranslator(visit.language)) };
  if (isStreaming(request)) sendEvent(exchange, answer);
  else sendJson(request, response, HTTP_STATUS[ERRORS[error.code].callable], answer);
}

/** Allows the headers that clients of the protocol send, also from pages of other sites. */
const setCallableCors = (response: ServerResponse) =>
  setCorsHeaders(response, {
    methods: 'POST',
    headers: ['authorization', 'content-type', 'x-firebase-appcheck', 'firebase-instance-id-token'],
  });

/** Tests for a CORS preflight request. */
const isPreflight = ({ method, headers }: IncomingMessage) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

const isStreaming = ({ headers }: IncomingMessage) => /\btext\/event-stream\b/.test(headers.accept ?? '');

/**
 * Validates an input. A schema can throw instead of reporting a fault, because its length checks run on values of the
 * wrong type.
 */
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

function errorPayload(error: AppError, translate: (text: ErrorText) => string) {
  const { message, data } = errorBody(error, translate);
  const status = ERRORS[error.code].callable;
  // As the protocol prescribes, an unexpected failure reveals only its name; the request id leads to the log.
  if (error.code === 'INTERNAL_SERVER_ERROR') return { status, message: status, details: data };
  return { status, message, ...(data ? { details: data } : {}) };
}

function sendEvent({ response }: Exchange, event: unknown) {
  const line = `data: ${JSON.stringify(event)}\n\n`;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  response.end(line);
}

/** The protocol's own HTTP statuses, in which a body that is too large is an invalid argument. */
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

const INT64_TYPE = /^type\.googleapis\.com\/google\.protobuf\.U?Int64Value$/;

/** Decodes JSON values of the protocol, in which 64-bit integers are wrapped in objects, at any depth. */
function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (typeof value !== 'object' || value === null) return value;
  const { '@type': type, value: inner } = value as Record<string, unknown>;
  if (type) {
    const isInt64 = typeof type === 'string' && INT64_TYPE.test(type) && typeof inner === 'string';
    const number = isInt64 ? Number(inner) : Number.NaN;
    if (Number.isNaN(number)) throw new AppError('BAD_REQUEST');
    return number;
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decode(item)]));
}
