import { expect, it } from 'vitest';
import { openComments } from '#testing/comments.ts';
import { mailTo } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { tellOfComments } from './server/comments/tell-of-comments.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });

async function begin(choices?: Parameters<typeof openComments>[1]) {
  const cv = await openComments(instance, choices);
  return {
    ...cv,
    mails: async () => mailTo(instance, cv.member.email, 'new-comments'),
    tell: () => tellOfComments(instance.kernel),
    /** Moves the times of comments and mails back by some minutes. */
    later: async (minutes: number) => {
      for (const [table, moment] of [
        ['cv_comments', 'created_at'],
        ['cv_comment_mails', 'told_at'],
      ]) {
        await instance.kernel.db.pool.query(
          `update ${table} set ${moment} = ${moment} - make_interval(mins => $2) where cv_id = $1`,
          [cv.id, minutes],
        );
      }
    },
  };
}

it('what comes within a few minutes is told in one mail, once, however many tell it at a time', async () => {
  const { id, say, tell, later, mails } = await begin();
  await say({ name: 'Mary', text: 'Which <b>notes</b>?\nAll seven, or only the last one? '.repeat(10) });
  await say({ name: 'Charles', text: 'See G.' });
  await tell();
  expect(await mails(), 'somebody may still be writing').toEqual([]);
  await later(6);
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  expect(await mails()).toMatchObject([
    {
      language: 'en',
      data: {
        cvId: id,
        cvName: 'For Turin',
        count: 2,
        held: 2,
        comments: [
          { readerName: 'Mary', words: expect.stringMatching(/^Which <b>notes<\/b>\? All seven.{60,150}…$/) },
          { readerName: 'Charles', words: 'See G.' },
        ],
      },
    },
  ]);
});

it('while more keep coming there is a mail a day, and of what was told there is none', async () => {
  const { say, ask, kept, tell, later, mails, id } = await begin({ comments: 'open' });
  await say({ text: 'One' });
  await later(6);
  await tell();
  await say({ text: 'Two' });
  await later(60);
  await tell();
  expect(await mails()).toHaveLength(1);
  for (const comment of await kept()) if (comment.text === 'One') await ask('DELETE', `/${id}/comments/${comment.id}`);
  await say({ text: 'Three' });
  await later(22 * 60);
  await tell();
  expect(await mails(), 'what was told of is gone, and still no mail comes sooner').toHaveLength(1);
  await later(2 * 60);
  await tell();
  await tell();
  expect((await mails()).map(({ data }) => data)).toMatchObject([
    { count: 1, held: 0 },
    { count: 2, comments: [{ words: 'Two' }, { words: 'Three' }] },
  ]);
  await later(48 * 60);
  await tell();
  expect(await mails()).toHaveLength(2);
});

it('what its owner has dealt with already is not told', async () => {
  const { id, ask, say, kept, tell, later, mails } = await begin();
  for (const text of ['Resolved', 'Answered', 'Deleted']) await say({ text });
  const [deleted, answered, resolved] = await kept();
  await ask('PATCH', `/${id}/comments/${resolved?.id}`, { state: 'resolved' });
  await ask('PATCH', `/${id}/comments/${answered?.id}`, { answer: 'Yes' });
  await ask('DELETE', `/${id}/comments/${deleted?.id}`);
  await later(6);
  await tell();
  expect(await mails()).toEqual([]);
  await say({ text: 'Fresh' });
  await later(6);
  await tell();
  expect(await mails()).toMatchObject([{ data: { count: 1, comments: [{ words: 'Fresh' }] } }]);
});

it('nothing is told of a CV in the trash, nor to somebody who was deactivated', async () => {
  const [trashed, gone] = [await begin(), await begin()];
  await trashed.say({});
  await gone.say({});
  await trashed.ask('DELETE', `/${trashed.id}`);
  await instance.kernel.db.pool.query('update users set is_active = false where uid = $1', [gone.member.uid]);
  await trashed.later(6);
  await gone.later(6);
  await trashed.tell();
  expect([...(await trashed.mails()), ...(await gone.mails())]).toEqual([]);
});
