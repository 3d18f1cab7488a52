import fc from 'fast-check';
import { expect, it } from 'vitest';
import { events, simulateOneWindow, simulateTwoWindows } from '#testing/cv-editing/cv-simulation.ts';
import { duplicateIdPaths } from '../../../model/tree.ts';

const RUNS = 80;

for (const tells of [true, false]) {
  it(`two windows of one CV that ${tells ? 'tell' : 'do not know of'} each other: nothing that was written is lost`, async () => {
    await fc.assert(
      fc.asyncProperty(events, async (happenings) => {
        const { server, drafts, views, expectedWords, storedWords } = await simulateTwoWindows(happenings, tells);
        const { revision, document } = server.now();
        const { name, content } = document;
        expect(storedWords).toEqual(expect.arrayContaining(expectedWords));
        expect(views).toHaveLength(2);
        for (const view of views) expect(view).toMatchObject({ condition: 'saved', revision, name });
        for (const view of views) expect(view.content).toEqual(content);
        expect(duplicateIdPaths(content)).toEqual([]);
        expect([server.unfit, drafts.size]).toEqual([[], 0]);
      }),
      { numRuns: RUNS },
    );
  });
}

it('one window, whatever the line does: the server has in the end what one sees, and one is asked nothing', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (happenings) => {
      const { server, drafts, views, last, asked, changed } = await simulateOneWindow(happenings);
      const { name, content } = server.now().document;
      expect({ asked, changed }).toEqual({ asked: 0, changed: 0 });
      expect([name, content]).toEqual([last?.name.trim(), last?.content]);
      expect(views).toMatchObject([{ condition: 'saved', content }]);
      expect([server.unfit, drafts.size]).toEqual([[], 0]);
    }),
    { numRuns: RUNS },
  );
});
