import { codeOfHttp, codeOfWord, FunctionsError } from './functions-error.ts';
import { decode, encode } from './plain-data.ts';

const PATIENCE_MILLISECONDS = 70_000;
const DEFAULT_REGION = 'us-central1';

/** The location of functions: by project and region, or a custom base URL. */
type Place = { origin: string; projectId: string; region?: string } | { base: string };

export type FunctionCall = Place & {
  name: string;
  /** The caller's bearer token; without it, the browser's session cookie authenticates. */
  token?: string | undefined;
  appCheckToken?: string | undefined;
  messagingToken?: string | undefined;
  /** Milliseconds to wait for the answer; 0 means the default. */
  timeout?: number;
};

/** Calls a function by the callable protocol. Every failure, of the network or the function, is a `FunctionsError`. */
export async function callFunction<Result = unknown>(call: FunctionCall, data?: unknown): Promise<Result> {
  const body = JSON.stringify({ data: encode(data) });
  const { status, answer } = await post(call, body);
  const refusal = refusalIn(status, answer);
  if (refusal) throw refusal;
  if (!answer) throw new FunctionsError('internal', 'Response is not valid JSON object.');
  const result = answer.data === undefined ? answer.result : answer.data;
  if (result === undefined) throw new FunctionsError('internal', 'Response is missing data field.');
  return decode(result) as Result;
}

type Answer = { data?: unknown; result?: unknown; error?: { status?: unknown; message?: unknown; details?: unknown } };

async function post(call: FunctionCall, body: string): Promise<{ status: number; answer: Answer | undefined }> {
  const signal = AbortSignal.timeout(call.timeout || PATIENCE_MILLISECONDS);
  try {
    const response = await fetch(addressOf(call), {
      method: 'POST',
      headers: headersOf(call),
      credentials: 'same-origin',
      body,
      signal,
    });
    return { status: response.status, answer: jsonIn(await response.text()) };
  } catch {
    throw new FunctionsError(signal.aborted ? 'deadline-exceeded' : 'internal');
  }
}

function addressOf(call: FunctionCall) {
  const base = 'base' in call ? call.base : `${call.origin}/${call.projectId}/${call.region ?? DEFAULT_REGION}`;
  return `${base.replace(/\/$/, '')}/${call.name}`;
}

const headersOf = ({ token, appCheckToken, messagingToken }: FunctionCall) => ({
  'content-type': 'application/json',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(appCheckToken ? { 'x-firebase-appcheck': appCheckToken } : {}),
  ...(messagingToken ? { 'firebase-instance-id-token': messagingToken } : {}),
});

function jsonIn(text: string): Answer | undefined {
  try {
    return JSON.parse(text) || undefined;
  } catch {
    return undefined;
  }
}

/** Returns the error in an answer, if any; its own status word takes precedence over the HTTP status. */
function refusalIn(httpStatus: number, answer: Answer | undefined) {
  const { status: word, message, details } = answer?.error ?? {};
  const said = typeof message === 'string' ? message : undefined;
  if (typeof word === 'string' && word !== 'OK') {
    const code = codeOfWord(word);
    return code
      ? new FunctionsError(code, said ?? word, readable(details))
      : new FunctionsError('internal', `Unknown backend error status: ${word}`);
  }
  const fine = word === 'OK' || (httpStatus >= 200 && httpStatus < 300);
  return fine ? undefined : new FunctionsError(codeOfHttp(httpStatus), said, readable(details));
}

/** Returns details decoded, or as they are if they cannot be decoded. */
function readable(details: unknown) {
  try {
    return decode(details);
  } catch {
    return details;
  }
}
