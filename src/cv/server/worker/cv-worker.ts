import { serveTask } from '#platform/server/workers/serve-task.ts';
import { readOrReject } from '../import/read-or-reject.ts';
import type { CvRequest, CvResult } from './cv-tasks.ts';

/**
 * Runs a worker that reads, writes, checks and matches CVs. Each action loads its libraries when it is first requested.
 */
serveTask(() => async (request: CvRequest): Promise<CvResult> => {
  switch (request.action) {
    case 'readFile': {
      const { parseCv } = await import('../import/parse-cv.ts');
      return readOrReject(() => parseCv(bufferOf(request.input.bytes)));
    }
    case 'readCitations': {
      const { parseCitations } = await import('../import/parse-citations.ts');
      return parseCitations(request.input.bytes);
    }
    case 'writeCitations': {
      const { writeCitations } = await import('../../model/formats/citations/write-citations.ts');
      return writeCitations(request.input.citations, request.input.format);
    }
    case 'writeFile': {
      const { writeFile } = await import('./write-file.ts');
      return writeFile(request.input.sheet, request.input.format);
    }
    case 'check': {
      const { checkContent } = await import('../../model/checks/marks.ts');
      return checkContent(request.input.content, { today: request.input.today });
    }
    case 'matchJob': {
      const { matchJob } = await import('../../model/job-match/match-job.ts');
      return matchJob(request.input.content, request.input.advertisement);
    }
  }
});

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
