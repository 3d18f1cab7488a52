/** The error of a required service that fails or does not answer. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

const CODES = new Set<unknown>([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT'],
  // PostgreSQL: the connection failed, the server stops, crashed, starts, or has no connection left.
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '53300'],
  // A full disk, as reported by the system and by PostgreSQL.
  ...['ENOSPC', 'EDQUOT', '53100', '58030'],
]);
/** The driver gives no code when a connection is lost under a query. */
const MESSAGES =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|is not currently accepting connections$/;
const MAX_DEPTH = 5;

/** Tests whether an error means that a database, a disk or another service cannot be used at present. */
export function isUnreachable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return false;
  if (error instanceof UnreachableError || CODES.has((error as NodeJS.ErrnoException).code)) return true;
  if (MESSAGES.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some((one) => isUnreachable(one, depth + 1))) return true;
  return isUnreachable(error.cause, depth + 1);
}
