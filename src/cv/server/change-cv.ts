import { invalidFields } from '#platform/pure/errors.ts';
import { changeStoredRecord, type RecordsCtx } from '#records/service.ts';
import type { CvContent } from '../contract.ts';
import { applyOperation, InvalidOperationError, type Operation } from '../model/operations.ts';
import { cvKind } from './cv-kind.ts';

type ChangeCvInput = {
  id: string;
  revision: number;
  operations?: readonly Operation[] | undefined;
  name?: string | undefined;
  tags?: string[] | undefined;
  slug?: string | undefined;
};

/**
 * Applies operations to a CV if its revision is still current.
 * The response omits the document, which the client already has.
 */
export async function changeCv(ctx: RecordsCtx, { id, revision, operations = [], name, tags, slug }: ChangeCvInput) {
  const saved = await changeStoredRecord(ctx, cvKind, { id, revision }, (before) => ({
    ...(name === undefined ? {} : { name }),
    ...(tags === undefined ? {} : { tags }),
    ...(slug === undefined ? {} : { slug }),
    ...(operations.length === 0 ? {} : { document: applyOperations(before.document, operations) }),
  }));
  return { id: saved.id, revision: saved.revision, updatedAt: saved.updatedAt.toISOString() };
}

/** Applies all operations or none. The error names the index of the operation that does not apply. */
function applyOperations(content: CvContent, operations: readonly Operation[]) {
  return operations.reduce((current, operation, index) => {
    try {
      return applyOperation(current, operation).content;
    } catch (error) {
      if (!(error instanceof InvalidOperationError)) throw error;
      throw invalidFields([{ path: `operations.${index}`, text: { word: error.fault } }]);
    }
  }, content);
}
