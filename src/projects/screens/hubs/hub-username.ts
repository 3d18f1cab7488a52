/** Returns the username in a text that may also be the address of a profile or a repository, or start with an @. */
export function hubUsername(text: string): string {
  const [, path] = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?::\d+)?\/(.*)$/i.exec(text.trim()) ?? [];
  return (path ?? text.trim()).replace(/^@/, '').split(/[/?#]/, 1)[0] ?? '';
}
