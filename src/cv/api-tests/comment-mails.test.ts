import { expect, it } from 'vitest';
import { openComments } from '#testing/comments.ts';
import { mailTo } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { sendCommentMails } from '../server/comments/send-comment-mails.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });

async function openCvWithComments(choices?: Parameters<typeof openComments>[1]) {
  const cv = await openComments(instance, choices);
  return {
    ...cv,
    mails: async () => mailTo(instance, cv.member.email, 'new-comments'),
    sendMails: () => sendCommentMails(instance.kernel),
    /** Moves the times of comments and mails back by some minutes. */
    passMinutes: async (minutes: number) => {
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

it('mails comments of a few minutes together and once, even with concurrent senders', async () => {
  const { id, postComment, sendMails, passMinutes, mails } = await openCvWithComments();
  await postComment({ name: 'Mary', text: 'Which <b>notes</b>?\nAll seven, or only the last one? '.repeat(10) });
  await postComment({ name: 'Charles', text: 'See G.' });
  await sendMails();
  expect(await mails(), 'more comments may follow').toEqual([]);
  await passMinutes(6);
  await Promise.all([sendMails(), sendMails(), sendMails()]);
  await sendMails();
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

it('mails at most once a day and never twice about the same comment', async () => {
  const {
    postComment,
    ask,
    listComments: storedComments,
    sendMails,
    passMinutes,
    mails,
    id,
  } = await openCvWithComments({ comments: 'open' });
  await postComment({ text: 'One' });
  await passMinutes(6);
  await sendMails();
  await postComment({ text: 'Two' });
  await passMinutes(60);
  await sendMails();
  expect(await mails()).toHaveLength(1);
  for (const comment of await storedComments())
    if (comment.text === 'One') await ask('DELETE', `/${id}/comments/${comment.id}`);
  await postComment({ text: 'Three' });
  await passMinutes(22 * 60);
  await sendMails();
  expect(await mails(), 'deleting a comment brings no earlier mail').toHaveLength(1);
  await passMinutes(2 * 60);
  await sendMails();
  await sendMails();
  expect((await mails()).map(({ data }) => data)).toMatchObject([
    { count: 1, held: 0 },
    { count: 2, comments: [{ words: 'Two' }, { words: 'Three' }] },
  ]);
  await passMinutes(48 * 60);
  await sendMails();
  expect(await mails()).toHaveLength(2);
});

it('does not mail about comments that the owner has handled', async () => {
  const {
    id,
    ask,
    postComment,
    listComments: storedComments,
    sendMails,
    passMinutes,
    mails,
  } = await openCvWithComments();
  for (const text of ['Resolved', 'Answered', 'Deleted']) await postComment({ text });
  const [deleted, answered, resolved] = await storedComments();
  await ask('PATCH', `/${id}/comments/${resolved?.id}`, { state: 'resolved' });
  await ask('PATCH', `/${id}/comments/${answered?.id}`, { answer: 'Yes' });
  await ask('DELETE', `/${id}/comments/${deleted?.id}`);
  await passMinutes(6);
  await sendMails();
  expect(await mails()).toEqual([]);
  await postComment({ text: 'Fresh' });
  await passMinutes(6);
  await sendMails();
  expect(await mails()).toMatchObject([{ data: { count: 1, comments: [{ words: 'Fresh' }] } }]);
});

it('sends no mail for trashed CVs or to deactivated members', async () => {
  const [trashed, gone] = [await openCvWithComments(), await openCvWithComments()];
  await trashed.postComment({});
  await gone.postComment({});
  await trashed.ask('DELETE', `/${trashed.id}`);
  await instance.kernel.db.pool.query('update users set is_active = false where uid = $1', [gone.member.uid]);
  await trashed.passMinutes(6);
  await gone.passMinutes(6);
  await trashed.sendMails();
  expect([...(await trashed.mails()), ...(await gone.mails())]).toEqual([]);
});
