/** Why a file couldn't be downloaded. */
export type DownloadFailure =
  /** Not an address of a web server. */
  | 'invalid'
  /** Within a private network, or of this machine. */
  | 'private'
  /** The server doesn't exist, doesn't answer in time, or doesn't have the file. */
  | 'unreachable'
  | 'tooLarge';

/** Thrown if a file can't or must not be downloaded. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
  readonly reason: DownloadFailure;

  constructor(reason: DownloadFailure, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
