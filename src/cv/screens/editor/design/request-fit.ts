import { WORDING_LENGTHS, type WordingLength } from '#records/components.tsx';
import type { CvContent } from '../../../contract.ts';
import { applyOperations, type Operation } from '../../../model/operations.ts';
import { linkedItems } from '../../../model/sources/linked-items.ts';
import { cvApi } from '../../cv-api.ts';
import type { FitResult } from './fit-result.ts';

type Request = { id: string; pages: number; document: CvContent };
/** A result, with the shorter wording that it needs, and the operations that choose it. */
export type WordedFitResult = FitResult & { wording?: WordingLength; operations: Operation[] };

/**
 * Finds the design with which a CV fits on a number of pages. If it doesn't fit, shorter wordings of the entries from the
 * member's work are tried.
 */
export async function requestFit(request: Request, signal: AbortSignal): Promise<WordedFitResult> {
  const { id, pages, document } = request;
  const fitContent = async (content: CvContent) => ({
    content,
    response: await cvApi.fit.call({ id, pages, document: content }, { signal }),
  });
  const full = { ...(await fitContent(document)), operations: [] };
  if (full.response.fits) return full;
  for (const wording of shorterThan(document)) {
    const { operations } = await cvApi.wording.call({ id, wording, document }, { signal });
    // Without shorter texts, nothing but the choice itself would change.
    if (operations.length < 2) continue;
    const worded = await fitContent(applyOperations(document, operations).content);
    if (worded.response.fits) return { ...worded, wording, operations };
  }
  return full;
}

/** Returns the wordings that are shorter than that of a CV. A CV without entries from the work has none. */
function shorterThan(content: CvContent): readonly WordingLength[] {
  if (linkedItems(content).length === 0) return [];
  return WORDING_LENGTHS.slice((WORDING_LENGTHS as readonly string[]).indexOf(content.wording) + 1);
}
