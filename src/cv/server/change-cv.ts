import { invalidFields } from '#platform/errors.ts';
import { changeRecord, type RecordsCtx } from '#records/service.ts';
import type { CvContent } from '../contract.ts';
import { type Operation, perform, UnfitOperation } from '../model/operations.ts';
import { cvKind } from './cv-kind.ts';

type Change = {
  id: string;
  revision: number;
  operations?: readonly Operation[] | undefined;
  name?: string | undefined;
  tags?: string[] | undefined;
};

/** Does operations to a CV that is still as whoever sends them saw it. The answer is short: they know the rest. */
export async function changeCv(ctx: RecordsCtx, { id, revision, operations = [], name, tags }: Change) {
  const saved = await changeRecord(ctx, cvKind, { id, revision }, (before) => ({
    ...(name === undefined ? {} : { name }),
    ...(tags === undefined ? {} : { tags }),
    ...(operations.length === 0 ? {} : { document: performEach(before.document, operations) }),
  }));
  return { id: saved.id, revision: saved.revision, updatedAt: saved.updatedAt };
}

/** All of them, or none: which one does not fit is told by its place among them. */
function performEach(content: CvContent, operations: readonly Operation[]) {
  return operations.reduce((now, operation, at) => {
    try {
      return perform(now, operation).content;
    } catch (error) {
      if (!(error instanceof UnfitOperation)) throw error;
      throw invalidFields([{ path: `operations.${at}`, text: { word: error.fault } }]);
    }
  }, content);
}
