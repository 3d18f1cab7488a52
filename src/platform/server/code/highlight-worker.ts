import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import type { CodeLanguage } from '../../pure/code-languages.ts';
import { CODE_CLASSES, type CodeKind, type CodeToken } from '../../pure/highlighted-code.ts';
import { serveTask } from '../workers/serve-task.ts';
import type { KnownCode } from './highlight-code.ts';

const GRAMMARS = {
  bash: () => import('shiki/langs/bash.mjs'),
  c: () => import('shiki/langs/c.mjs'),
  cpp: () => import('shiki/langs/cpp.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  dart: () => import('shiki/langs/dart.mjs'),
  diff: () => import('shiki/langs/diff.mjs'),
  docker: () => import('shiki/langs/docker.mjs'),
  elixir: () => import('shiki/langs/elixir.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  graphql: () => import('shiki/langs/graphql.mjs'),
  haskell: () => import('shiki/langs/haskell.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  jsx: () => import('shiki/langs/jsx.mjs'),
  kotlin: () => import('shiki/langs/kotlin.mjs'),
  latex: () => import('shiki/langs/latex.mjs'),
  lua: () => import('shiki/langs/lua.mjs'),
  markdown: () => import('shiki/langs/markdown.mjs'),
  matlab: () => import('shiki/langs/matlab.mjs'),
  php: () => import('shiki/langs/php.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  r: () => import('shiki/langs/r.mjs'),
  ruby: () => import('shiki/langs/ruby.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
  scala: () => import('shiki/langs/scala.mjs'),
  sql: () => import('shiki/langs/sql.mjs'),
  swift: () => import('shiki/langs/swift.mjs'),
  toml: () => import('shiki/langs/toml.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
} satisfies Record<CodeLanguage, unknown>;

/** Longer lines stay in one color: a grammar reads each line several times. */
const MAX_LINE_LENGTH = 1000;
/** Names each kind of token by a variable instead of a color. */
const THEME = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--kind-', fontStyle: false });
const KIND = /^var\(--kind-token-([a-z]+)(?:-expression)?\)$/;

const highlighter = createHighlighterCore({
  themes: [THEME],
  // Some rules of grammars need features that JavaScript lacks; the rest of the grammar works without them.
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});

async function highlight({ text, language }: KnownCode): Promise<CodeToken[]> {
  const { loadLanguage, codeToTokensBase } = await highlighter;
  await loadLanguage(GRAMMARS[language]());
  const lines = codeToTokensBase(text, {
    lang: language,
    theme: THEME.name ?? '',
    tokenizeMaxLineLength: MAX_LINE_LENGTH,
    // After its time, a line would get wrong kinds, and keep them. The worker has a limit of its own.
    tokenizeTimeLimit: 0,
  });
  const tokens: [CodeKind | '', string][] = [];
  const add = (kind: CodeKind | '', part: string) => {
    const last = tokens.at(-1);
    if (last && last[0] === kind) last[1] += part;
    else tokens.push([kind, part]);
  };
  for (const [at, line] of lines.entries()) {
    if (at > 0) add('', '\n');
    for (const { content, color = '' } of line) add(kindOf(color), content);
  }
  return tokens;
}

function kindOf(color: string): CodeKind | '' {
  const name = KIND.exec(color)?.[1] ?? '';
  return Object.hasOwn(CODE_CLASSES, name) ? (name as CodeKind) : '';
}

serveTask(() => highlight);
