/** Languages of code that are highlighted, by the name that a fence gives, with their proper names. */
export const CODE_LANGUAGES = {
  bash: 'Bash',
  c: 'C',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  dart: 'Dart',
  diff: 'Diff',
  docker: 'Dockerfile',
  elixir: 'Elixir',
  go: 'Go',
  graphql: 'GraphQL',
  haskell: 'Haskell',
  html: 'HTML',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  kotlin: 'Kotlin',
  latex: 'LaTeX',
  lua: 'Lua',
  markdown: 'Markdown',
  matlab: 'MATLAB',
  php: 'PHP',
  python: 'Python',
  r: 'R',
  ruby: 'Ruby',
  rust: 'Rust',
  scala: 'Scala',
  sql: 'SQL',
  swift: 'Swift',
  toml: 'TOML',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
} as const;
export type CodeLanguage = keyof typeof CODE_LANGUAGES;

/** Other names that people give to languages. */
const ALIASES: Readonly<Record<string, CodeLanguage>> = {
  'c#': 'csharp',
  'c++': 'cpp',
  cs: 'csharp',
  dockerfile: 'docker',
  gql: 'graphql',
  hs: 'haskell',
  js: 'javascript',
  kt: 'kotlin',
  md: 'markdown',
  mjs: 'javascript',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  tex: 'latex',
  ts: 'typescript',
  yml: 'yaml',
  zsh: 'bash',
};

/** Returns the language that a name means; undefined if it is not highlighted. */
export function readCodeLanguage(name: string): CodeLanguage | undefined {
  const known = name.trim().toLowerCase();
  if (Object.hasOwn(CODE_LANGUAGES, known)) return known as CodeLanguage;
  return Object.hasOwn(ALIASES, known) ? ALIASES[known] : undefined;
}
