import fc from 'fast-check';
import { expect, it } from 'vitest';
import { events, simulateOneWindow, simulateTwoWindows } from '#cv/testing/cv-editing/cv-simulation.ts';
import { duplicateIdPaths } from '../../../model/tree.ts';

const RUNS = 80;

for (const areNotified of [true, false]) {
  it(`two windows of a CV that ${areNotified ? 'notify' : 'do not notify'} each other lose no text`, async () => {
    await fc.assert(
      fc.asyncProperty(events, async (script) => {
        const { server, drafts, views, expectedWords, storedWords } = await simulateTwoWindows(script, areNotified);
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

it('one window with an unreliable connection saves the displayed CV without conflicts', async () => {
  await fc.assert(
    fc.asyncProperty(events, async (script) => {
      const { server, drafts, views, last, asked, changed } = await simulateOneWindow(script);
      const { name, content } = server.now().document;
      expect({ asked, changed }).toEqual({ asked: 0, changed: 0 });
      expect([name, content]).toEqual([last?.name.trim(), last?.content]);
      expect(views).toMatchObject([{ condition: 'saved', content }]);
      expect([server.unfit, drafts.size]).toEqual([[], 0]);
    }),
    { numRuns: RUNS },
  );
});
