import { codeOfHttp, codeOfStatusWord, FunctionsError } from '../../pure/callable/functions-error.ts';

const DEFAULT_TIMEOUT_MS = 70_000;
const DEFAULT_REGION = 'us-central1';

/** The location of functions: by project and region, or a custom base URL. */
type FunctionLocation = { origin: string; projectId: string; region?: string } | { base: string };

export type FunctionCall = FunctionLocation & {
  name: string;
  /** The caller's bearer token; without it, the browser's session cookie authenticates. */
  token?: string | undefined;
  appCheckToken?: string | undefined;
  messagingToken?: string | undefined;
  /** Milliseconds to wait for the answer; 0 means the default. */
  timeoutMs?: number;
};

/** Calls a function by the callable protocol. Every failure, of the network or the function, is a `FunctionsError`. */
export async function callFunction<Result = unknown>(call: FunctionCall, data?: unknown): Promise<Result> {
  const body = JSON.stringify({ data: encode(data) });
  const { status, answer } = await post(call, body);
  const error = errorIn(status, answer);
  if (error) throw error;
  if (!answer) throw new FunctionsError('internal', 'Response is not valid JSON object.');
  const result = answer.data === undefined ? answer.result : answer.data;
  if (result === undefined) throw new FunctionsError('internal', 'Response is missing data field.');
  return decode(result) as Result;
}

type FunctionResponse = {
  data?: unknown;
  result?: unknown;
  error?: { status?: unknown; message?: unknown; details?: unknown };
};

async function post(
  call: FunctionCall,
  body: string,
): Promise<{ status: number; answer: FunctionResponse | undefined }> {
  const signal = AbortSignal.timeout(call.timeoutMs || DEFAULT_TIMEOUT_MS);
  try {
    const response = await fetch(urlOf(call), {
      method: 'POST',
      headers: headersOf(call),
      credentials: 'same-origin',
      body,
      signal,
    });
    return { status: response.status, answer: parseResponse(await response.text()) };
  } catch {
    throw new FunctionsError(signal.aborted ? 'deadline-exceeded' : 'internal');
  }
}

function urlOf(call: FunctionCall) {
  const base = 'base' in call ? call.base : `${call.origin}/${call.projectId}/${call.region ?? DEFAULT_REGION}`;
  return `${base.replace(/\/$/, '')}/${call.name}`;
}

const headersOf = ({ token, appCheckToken, messagingToken }: FunctionCall) => ({
  'content-type': 'application/json',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(appCheckToken ? { 'x-firebase-appcheck': appCheckToken } : {}),
  ...(messagingToken ? { 'firebase-instance-id-token': messagingToken } : {}),
});

function parseResponse(text: string): FunctionResponse | undefined {
  try {
    return JSON.parse(text) || undefined;
  } catch {
    return undefined;
  }
}

/** Returns the error in an answer, if any; its own status word takes precedence over the HTTP status. */
function errorIn(httpStatus: number, answer: FunctionResponse | undefined) {
  const { status: statusWord, message, details } = answer?.error ?? {};
  const messageText = typeof message === 'string' ? message : undefined;
  if (typeof statusWord === 'string' && statusWord !== 'OK') {
    const code = codeOfStatusWord(statusWord);
    return code
      ? new FunctionsError(code, messageText ?? statusWord, tryDecode(details))
      : new FunctionsError('internal', `Unknown backend error status: ${statusWord}`);
  }
  const isOk = statusWord === 'OK' || (httpStatus >= 200 && httpStatus < 300);
  return isOk ? undefined : new FunctionsError(codeOfHttp(httpStatus), messageText, tryDecode(details));
}

/** Returns details decoded, or as they are if they cannot be decoded. */
function tryDecode(details: unknown) {
  try {
    return decode(details);
  } catch {
    return details;
  }
}

/**
 * Converts data to JSON values: dates to text, undefined to null, objects to their own properties. Throws for others.
 */
function encode(data: unknown): unknown {
  if (data === null || data === undefined) return null;
  if (typeof data === 'boolean' || typeof data === 'string' || isFiniteNumber(data)) return data;
  if (data instanceof Date) return data.toISOString();
  if (Array.isArray(data)) return data.map(encode);
  if (typeof data === 'object' || typeof data === 'function') return mapValues(data, encode);
  throw new Error(`Data cannot be encoded in JSON: ${String(data)}`);
}

const isFiniteNumber = (data: unknown) => typeof data === 'number' && Number.isFinite(data);

const INT64_TYPE = /^type\.googleapis\.com\/google\.protobuf\.U?Int64Value$/;

/** Decodes JSON values of the protocol, in which 64-bit integers are wrapped in objects, at any depth. */
function decode(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(decode);
  if (typeof data !== 'object' || data === null) return data;
  const { '@type': type, value } = data as Record<string, unknown>;
  if (!type) return mapValues(data, decode);
  const number = typeof type === 'string' && INT64_TYPE.test(type) ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) throw new Error(`Data cannot be decoded from JSON: ${JSON.stringify(data)}`);
  return number;
}

const mapValues = (data: object, transform: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, transform(value)]));
