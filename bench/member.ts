/** A member of the measured product, with the session as a token and as a cookie. */
export type Member = { uid: string; token: string; cookie: string };

export async function register(url: string, username = 'ada'): Promise<Member> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${username}@vitrine.example`,
      password: 'Note G, 25 operations',
      name: 'Ada Lovelace',
      username,
    }),
  });
  const { token, user } = (await answer.json()) as { token: string; user: { uid: string } };
  return { uid: user.uid, token, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}
