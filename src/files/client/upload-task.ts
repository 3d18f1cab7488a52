import type { FileMetadata } from '../model/metadata.ts';
import { parseResponse, type SendRequest, type StoredFileMetadata, toFileMetadata } from './requests.ts';
import { StorageFailure, toStorageFailure } from './storage-failure.ts';

export type UploadState = 'running' | 'paused' | 'success' | 'canceled' | 'error';
export type UploadProgress = {
  state: UploadState;
  sent: number;
  total: number;
  /** Whether the service is unreachable and the upload waits for an automatic retry. */
  waiting: boolean;
};

type Options = {
  sendRequest: SendRequest;
  collection: string;
  name: string;
  bytes: Blob;
  metadata: Record<string, unknown>;
};

const PIECE_BYTES = 256 * 1024;
const MAX_PIECE_BYTES = 16 * 1024 * 1024;
/**
 * Bounds of the time for a piece. Quicker ones grow and slower ones shrink, as slow ones risk a lost connection or a
 * timeout.
 */
const [FAST_PIECE_MS, SLOW_PIECE_MS] = [5000, 20_000];
const JSON_TYPE = 'application/json; charset=utf-8';

/** A running upload that reports its progress and can be paused, resumed and canceled. `done` settles at its end. */
export class UploadTask {
  readonly done: Promise<StoredFileMetadata>;
  readonly #options: Options;
  readonly #listeners = new Set<(progress: UploadProgress) => void>();
  readonly #ending = new AbortController();
  #state: UploadState = 'running';
  #sent = 0;
  #waiting = false;
  #goOn: PromiseWithResolvers<void> | undefined;
  #target: string | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.done = this.#run();
    // Prevents an unhandled rejection; callers that do not await `done` see the failure in the state.
    this.done.catch(() => {});
  }

  get progress(): UploadProgress {
    return { state: this.#state, sent: this.#sent, total: this.#options.bytes.size, waiting: this.#waiting };
  }

  /** Calls the listener on each change; returns a function that removes it. */
  onProgress(listener: (progress: UploadProgress) => void) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Pauses after the current piece. */
  pause() {
    if (this.#state !== 'running') return false;
    this.#goOn = Promise.withResolvers();
    this.#become('paused');
    return true;
  }

  resume() {
    if (this.#state !== 'paused') return false;
    this.#goOn?.resolve();
    this.#goOn = undefined;
    this.#become('running');
    return true;
  }

  cancel() {
    if (this.#state !== 'running' && this.#state !== 'paused') return false;
    this.#ending.abort(new StorageFailure('canceled', 'The upload was cancelled.'));
    this.#goOn?.resolve();
    this.#become('canceled');
    return true;
  }

  #become(state: UploadState) {
    this.#state = state;
    for (const listener of this.#listeners) {
      try {
        listener(this.progress);
      } catch (error) {
        // A listener that throws is removed, so that the others are still notified of the failure that it causes.
        this.#listeners.delete(listener);
        throw error;
      }
    }
  }

  #wait(waiting: boolean) {
    if (waiting === this.#waiting) return;
    this.#waiting = waiting;
    this.#tell();
  }

  #arrived(sent: number) {
    this.#sent = sent;
    this.#tell();
  }

  #tell() {
    if (this.#state === 'running' || this.#state === 'paused') this.#become(this.#state);
  }

  async #run() {
    // Lets the caller of the constructor add listeners before the first event.
    await Promise.resolve();
    try {
      const { bytes } = this.#options;
      const file = bytes.size <= PIECE_BYTES ? await this.#sendWhole() : await this.#sendPieces();
      this.#sent = bytes.size;
      this.#become('success');
      return toFileMetadata(file);
    } catch (error) {
      if (this.#state === 'canceled') this.#giveUp();
      else this.#become('error');
      throw toStorageFailure(error);
    }
  }

  async #sendWhole(): Promise<FileMetadata> {
    const { bytes, name } = this.#options;
    await this.#mayGoOn();
    const boundary = `${Math.random()}${Math.random()}`.replaceAll('0.', '');
    const head = `--${boundary}\r\ncontent-type: ${JSON_TYPE}\r\n\r\n${this.#metadata()}\r\n--${boundary}\r\ncontent-type: ${this.#type()}\r\n\r\n`;
    const response = await this.#ask(`?name=${encodeURIComponent(name)}`, {
      headers: {
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${boundary}`,
      },
      body: new Blob([head, bytes, `\r\n--${boundary}--`]),
    });
    return parseResponse<FileMetadata>(response);
  }

  async #sendPieces(): Promise<FileMetadata> {
    const { bytes, name, collection } = this.#options;
    const start = await this.#ask(`?name=${encodeURIComponent(name)}`, {
      headers: {
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-length': String(bytes.size),
        'x-goog-upload-header-content-type': this.#type(),
        'content-type': JSON_TYPE,
      },
      body: this.#metadata(),
    });
    const uploadUrl = start.headers.get('x-goog-upload-url');
    if (!uploadUrl?.includes('upload_id=')) throw new StorageFailure('unknown', 'The response contains no upload URL.');
    const target = `${collection}?${new URL(uploadUrl).searchParams}`;
    this.#target = target;
    let size = PIECE_BYTES;
    for (;;) {
      await this.#mayGoOn();
      const end = Math.min(this.#sent + size, bytes.size);
      const isLastPiece = end === bytes.size;
      const command = isLastPiece ? 'upload, finalize' : 'upload';
      const headers = { 'x-goog-upload-command': command, 'x-goog-upload-offset': String(this.#sent) };
      const startedAt = performance.now();
      // The server skips a piece that has arrived before but whose response was lost.
      const response = await this.#askAt(target, { headers, body: bytes.slice(this.#sent, end) });
      this.#arrived(end);
      if (isLastPiece) return parseResponse<FileMetadata>(response);
      size = nextPieceSize(size, performance.now() - startedAt);
    }
  }

  /** Tells the server to delete the received pieces. If it is unreachable, it deletes them after a day. */
  #giveUp() {
    if (this.#target === undefined) return;
    const request = { method: 'POST', headers: { 'x-goog-upload-command': 'cancel' } };
    this.#options.sendRequest(this.#target, request).catch(() => {});
  }

  async #mayGoOn() {
    await this.#goOn?.promise;
    this.#ending.signal.throwIfAborted();
  }

  #ask(query: string, request: RequestInit) {
    return this.#askAt(this.#options.collection + query, request);
  }

  #askAt(target: string, request: RequestInit) {
    const onWaiting = (waiting: boolean) => this.#wait(waiting);
    return this.#options.sendRequest(
      target,
      { method: 'POST', ...request },
      { signal: this.#ending.signal, onWaiting },
    );
  }

  #type() {
    const { metadata, bytes } = this.#options;
    return String(metadata.contentType ?? (bytes.type || 'application/octet-stream'));
  }

  #metadata() {
    const { metadata, name } = this.#options;
    return JSON.stringify({ ...metadata, name, contentType: this.#type() });
  }
}

/** Returns the size of the next piece: larger after a quick one, smaller after a slow one. */
function nextPieceSize(size: number, durationMs: number) {
  if (durationMs < FAST_PIECE_MS) return Math.min(size * 2, MAX_PIECE_BYTES);
  return durationMs > SLOW_PIECE_MS ? Math.max(size / 2, PIECE_BYTES) : size;
}
