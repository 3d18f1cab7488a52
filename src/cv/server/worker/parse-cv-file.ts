import type { CvReading } from '../import/read-document.ts';
import type { ReadingResult } from '../import/read-or-reject.ts';
import type { ScanLanguages } from '../import/scan/choose-language.ts';
import { runCvTask } from './cv-tasks.ts';
import { contentError, requireFileContent } from './file-content.ts';
import { runScanTask } from './scan-task.ts';

type Options = {
  owner: string;
  /** The error for a file in no format that can be imported here. */
  unrecognized?: 'notACv' | 'notForWork';
  /** The languages to recognize the text of scans in. Without them, scans are refused. */
  scanLanguages?: ScanLanguages | undefined;
  /** Ends the work on a scan when nobody waits for it any more. */
  signal?: AbortSignal | undefined;
};

/**
 * Parses a CV file in a worker: JSON Resume (including ours), RenderCV, a LinkedIn export, Reactive Resume, or a PDF, a
 * document or a text whose layout is recognized. The format is detected by content, never by file name.
 */
export async function parseCvFile(bytes: Buffer, options: Options): Promise<CvReading> {
  requireFileContent(bytes);
  const result = await readFile(bytes, options);
  if (!('unfit' in result)) return result.read;
  const { unrecognized = 'notACv' } = options;
  throw contentError(result.unfit.word === 'notACv' ? { word: unrecognized } : result.unfit);
}

async function readFile(bytes: Buffer, { owner, scanLanguages, signal }: Options): Promise<ReadingResult> {
  const result = await runCvTask('readFile', { bytes }, owner);
  const isScan = 'unfit' in result && result.unfit.word === 'scannedPdf';
  return isScan && scanLanguages ? runScanTask({ bytes, languages: scanLanguages }, { owner, signal }) : result;
}
