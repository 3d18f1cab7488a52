import type { StorageKernel } from '#files/service.ts';
import type { IdentityCtx, MemberDataModule } from '#identity/service.ts';
import { findByIds, lastEdited } from '#records/service.ts';
import { cvKind } from './cv-kind.ts';
import { renderExport } from './render-export.ts';
import { renderInputOfMember } from './render-input.ts';
import { safeFileName } from './safe-file-name.ts';

/** More than anybody has; a longer export would keep the typesetter busy for hours. */
const MAX_CVS = 1000;

/** Adds each CV as a PDF to a member's export. One that can't be typeset is named in a note beside the others. */
export const cvsAsPdf = ({ files }: { files: StorageKernel }): MemberDataModule<IdentityCtx> => ({
  pages: async function* (uid) {
    const cvs = await files.db.asMember(uid, (tx) => lastEdited(tx, cvKind, { ownerId: uid, limit: MAX_CVS }));
    const nameOf = distinctNames();
    const failed: string[] = [];
    for (const { id, title } of cvs) {
      const [found] = await files.db.asMember(uid, (tx) => findByIds(tx, cvKind, { ownerId: uid, ids: [id] }));
      if (!found) continue;
      try {
        const input = await renderInputOfMember({ files }, uid, found.document.document);
        const { content } = await renderExport(input, 'pdf', { page: 1 });
        yield { name: `pdf/${nameOf(title)}.pdf`, content: Buffer.from(content), isCompressible: false };
      } catch {
        failed.push(title);
      }
    }
    if (failed.length === 0) return;
    const note = Buffer.from(`These CVs could not be made into a PDF:\n\n${failed.join('\n')}\n`);
    yield { name: 'pdf/missing.txt', content: note, isCompressible: true };
  },
});

/** Returns a function that makes file names of titles, each different from those before it, ignoring case. */
function distinctNames() {
  const taken = new Set<string>();
  return (title: string) => {
    const name = safeFileName(title);
    for (let number = 1; ; number += 1) {
      const candidate = number === 1 ? name : `${name} ${number}`;
      if (taken.has(candidate.toLowerCase())) continue;
      taken.add(candidate.toLowerCase());
      return candidate;
    }
  };
}
