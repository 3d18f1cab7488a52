import type { RawResponse } from '../raw-http.ts';
import { bytesOf, type FuzzRequest, type FuzzRole, ROLES } from './fuzz-request.ts';

const SLOW_MS = 2000;

/** Operations that hash a password, which is slow on purpose. */
const HASHING: ReadonlySet<string> = new Set([
  ...['identity.setUp', 'identity.signUp', 'identity.signIn.email', 'identity.signIn.username'],
  ...['identity.password.change', 'identity.password.reset', 'identity.stepUp.prove', 'identity.email.change'],
  ...['identity.twoFactor.enable', 'identity.twoFactor.disable', 'identity.twoFactor.renewBackupCodes'],
  ...['portfolio.shares.create', 'portfolio.shares.change', 'link password'],
]);

/** A response that no request should get. */
type FuzzFinding = {
  index: number;
  operation: string;
  role: FuzzRole;
  fault: 'status' | 'slow' | 'no answer';
  status: number | undefined;
  ms: number;
  /** The longest duration of a `/healthz` request meanwhile. */
  healthMs: number;
  request: string;
  answer: string;
};

export type FuzzResult = {
  seed: number;
  requests: number;
  seconds: number;
  /** The count of each status by role. Status 0 means no response. */
  statuses: Record<FuzzRole, Record<number, number>>;
  findings: FuzzFinding[];
  /** The product's log entries at error level. */
  logged: string[];
  /** The exit code of a product that ended by itself. */
  crashed?: number | null;
  slowest: { ms: number; operation: string };
  slowestHashingMs: number;
  /** Downloads generated while they are sent, from the request to the last byte. */
  slowestDownloadMs: number;
  slowestHealthMs: number;
  /** The number of registered members and admins, mostly replacements for those that a request had removed. */
  people: number;
  operations: number;
  /** Operations that never succeeded. */
  unreached: string[];
};

export const emptyResult = (seed: number): FuzzResult => ({
  ...{ seed, requests: 0, seconds: 0, findings: [], logged: [], people: 0, operations: 0, unreached: [] },
  ...{ slowest: { ms: 0, operation: '' }, slowestHashingMs: 0, slowestDownloadMs: 0, slowestHealthMs: 0 },
  statuses: { visitor: {}, member: {}, admin: {} },
});

export type ObservedAnswer = {
  index: number;
  request: FuzzRequest;
  answer: RawResponse | undefined;
  /** The time to the first byte of the response. */
  beginMs: number;
  endMs: number;
  healthMs: number;
};

/** Counts a response, and records it as a finding if it is a fault. */
export function recordAnswer(result: FuzzResult, { index, request, answer, beginMs, endMs, healthMs }: ObservedAnswer) {
  const { operation, role, hangUp } = request;
  const { status, headers, body } = answer ?? { headers: {} as Record<string, string>, body: '' };
  const counts = result.statuses[role];
  counts[status ?? 0] = (counts[status ?? 0] ?? 0) + 1;
  result.requests += 1;

  // A streamed file is generated while it is sent, so only the time to its first byte counts.
  const isDownload = headers['transfer-encoding'] === 'chunked' && headers['content-disposition'] !== undefined;
  const isHashing = HASHING.has(operation);
  const ms = isDownload ? beginMs : endMs;
  if (isDownload) result.slowestDownloadMs = Math.max(result.slowestDownloadMs, endMs);
  if (isHashing) result.slowestHashingMs = Math.max(result.slowestHashingMs, ms);
  else if (ms > result.slowest.ms) result.slowest = { ms, operation };

  const isExpected = status === 503 && headers['retry-after'] !== undefined;
  const found = { index, operation, role, status, ms, healthMs };
  const addFinding = (fault: FuzzFinding['fault']) =>
    result.findings.push({
      ...{ ...found, fault },
      request: bytesOf(request).toString('latin1', 0, 20_000),
      answer: `${JSON.stringify(headers)}\n${body.slice(0, 2000)}`,
    });
  if (status === undefined) {
    if (!hangUp) addFinding('no answer');
  } else if (status >= 500 && !isExpected) addFinding('status');
  else if (ms > SLOW_MS && !isHashing) addFinding('slow');
}

/** Returns whether a run found no faults. */
export const isClean = ({ findings, logged, crashed }: FuzzResult) =>
  findings.length === 0 && logged.length === 0 && crashed === undefined;

/** Returns the summary of a run for an operator. */
export function describeResult(result: FuzzResult): string {
  const { seed, requests, seconds, statuses, findings, logged, crashed, operations, unreached, people } = result;
  const { slowest, slowestHashingMs, slowestDownloadMs, slowestHealthMs } = result;
  const byRole = ROLES.map((role) => {
    const counts = Object.entries(statuses[role]).map(([status, count]) => `${status}: ${count}`);
    return `  ${role.padEnd(8)} ${counts.join(', ')}`;
  });
  const count = (fault: FuzzFinding['fault']) => findings.filter((finding) => finding.fault === fault).length;
  const found = findings.map(
    ({ index, operation, role, fault, status, ms, healthMs }) =>
      `  ${fault} at ${index}: ${operation} as ${role}, ${status ?? '-'}, ${ms.toFixed()} ms (healthz ${healthMs.toFixed()} ms)`,
  );
  return [
    `${requests} requests with seed ${seed} in ${seconds.toFixed()} s, by ${people} members and admins`,
    ...byRole,
    `  ${operations - unreached.length} of ${operations} operations answered with success; not: ${unreached.join(', ') || '-'}`,
    `  slowest: ${slowest.ms.toFixed()} ms (${slowest.operation}); password hashing ${slowestHashingMs.toFixed()} ms; a download to its end ${slowestDownloadMs.toFixed()} ms; healthz ${slowestHealthMs.toFixed()} ms`,
    `  found: ${count('status')} wrong statuses, ${count('slow')} slow answers, ${count('no answer')} without answer, ${logged.length} lines of errors in the log${crashed === undefined ? '' : `, and the product ended with ${crashed}`}`,
    ...found,
    ...logged.slice(0, 5).map((line) => `  ${line.slice(0, 500)}`),
  ].join('\n');
}
