/** Tables are maps, because a command can have any name, such as that of a property of all objects. */
const mapOf = <Value = string>(table: Readonly<Record<string, Value>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(table));

/** The combining characters of LaTeX's accents. */
export const ACCENTS = mapOf({
  ...{ '`': '\u0300', "'": '\u0301', '^': '\u0302', '~': '\u0303', '=': '\u0304', '.': '\u0307', '"': '\u0308' },
  ...{ u: '\u0306', r: '\u030a', H: '\u030b', v: '\u030c', d: '\u0323', c: '\u0327', k: '\u0328', b: '\u0331' },
  t: '\u0361',
});

/** Dotless letters, and the letters that they are below an accent. */
export const DOTLESS = mapOf<readonly [alone: string, accented: string]>({
  i: ['ı', 'i'],
  j: ['ȷ', 'j'],
  imath: ['ı', 'i'],
  jmath: ['ȷ', 'j'],
});

const GREEK = {
  ...{ alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ', epsilon: 'ϵ', varepsilon: 'ε', zeta: 'ζ', eta: 'η', theta: 'θ' },
  ...{ vartheta: 'ϑ', iota: 'ι', kappa: 'κ', lambda: 'λ', mu: 'μ', nu: 'ν', xi: 'ξ', pi: 'π', rho: 'ρ', sigma: 'σ' },
  ...{ varsigma: 'ς', tau: 'τ', upsilon: 'υ', phi: 'ϕ', varphi: 'φ', chi: 'χ', psi: 'ψ', omega: 'ω' },
  ...{ Gamma: 'Γ', Delta: 'Δ', Theta: 'Θ', Lambda: 'Λ', Xi: 'Ξ', Pi: 'Π', Sigma: 'Σ', Upsilon: 'Υ', Phi: 'Φ' },
  ...{ Psi: 'Ψ', Omega: 'Ω' },
};

const MATHEMATICS = {
  ...{ times: '×', div: '÷', pm: '±', mp: '∓', cdot: '·', ast: '∗', circ: '∘', bullet: '•', star: '⋆', sqrt: '√' },
  ...{ leq: '≤', le: '≤', geq: '≥', ge: '≥', neq: '≠', ne: '≠', ll: '≪', gg: '≫', approx: '≈', sim: '∼', equiv: '≡' },
  ...{ propto: '∝', infty: '∞', partial: '∂', nabla: '∇', sum: '∑', prod: '∏', int: '∫', in: '∈', notin: '∉' },
  ...{ subset: '⊂', subseteq: '⊆', cup: '∪', cap: '∩', emptyset: '∅', forall: '∀', exists: '∃', neg: '¬', land: '∧' },
  ...{ lor: '∨', oplus: '⊕', otimes: '⊗', ell: 'ℓ', hbar: 'ℏ', Re: 'ℜ', Im: 'ℑ', aleph: 'ℵ', prime: '′', perp: '⊥' },
  ...{ to: '→', rightarrow: '→', leftarrow: '←', leftrightarrow: '↔', Rightarrow: '⇒', Leftarrow: '⇐', mapsto: '↦' },
  ...{ langle: '⟨', rangle: '⟩', lbrace: '{', rbrace: '}', mid: '|', vert: '|', backslash: '\\' },
};

/** The texts of commands without an argument. */
export const SYMBOLS = mapOf({
  ...GREEK,
  ...MATHEMATICS,
  ...{ ss: 'ß', SS: 'ẞ', ae: 'æ', AE: 'Æ', oe: 'œ', OE: 'Œ', o: 'ø', O: 'Ø', l: 'ł', L: 'Ł', aa: 'å', AA: 'Å' },
  ...{ dh: 'ð', DH: 'Ð', th: 'þ', TH: 'Þ', dj: 'đ', DJ: 'Đ', ng: 'ŋ', NG: 'Ŋ' },
  ...{ dots: '…', ldots: '…', cdots: '⋯', textellipsis: '…', textendash: '–', textemdash: '—', slash: '/' },
  ...{ textquoteleft: '‘', textquoteright: '’', textquotedblleft: '“', textquotedblright: '”', textquotedbl: '"' },
  ...{ guillemotleft: '«', guillemotright: '»', quotedblbase: '„', quotesinglbase: '‚', glqq: '„', grqq: '“' },
  ...{ lq: '‘', rq: '’', textquotesingle: "'", textasciigrave: '`', textasciitilde: '~', textasciicircum: '^' },
  ...{ textbackslash: '\\', textbraceleft: '{', textbraceright: '}', textunderscore: '_', textbar: '|' },
  ...{ textless: '<', textgreater: '>', textdollar: '$', textbullet: '•', textperiodcentered: '·' },
  ...{ textdegree: '°', degree: '°', textmu: 'µ', textregistered: '®', texttrademark: '™', textcopyright: '©' },
  ...{ copyright: '©', pounds: '£', textsterling: '£', euro: '€', texteuro: '€', textyen: '¥', S: '§', P: '¶' },
  ...{ textsection: '§', textparagraph: '¶', dag: '†', ddag: '‡', textdagger: '†', textordfeminine: 'ª' },
  ...{
    textordmasculine: 'º',
    textexclamdown: '¡',
    textquestiondown: '¿',
    TeX: 'TeX',
    LaTeX: 'LaTeX',
    BibTeX: 'BibTeX',
  },
  ...{ quad: ' ', qquad: ' ', newline: ' ', par: ' ', space: ' ' },
});

/** The texts of commands that are a sign after a backslash. Those that are neither here nor accents are that sign. */
export const SIGNS = mapOf({
  ...{ ',': ' ', ';': ' ', ':': ' ', '\n': ' ', '-': '', '/': '', '!': '', '(': '', ')': '', '[': '', ']': '' },
});

const SUPERSCRIPT = ['0123456789+-=()in', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ'] as const;
const SUBSCRIPT = ['0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'] as const;
const charactersOf = ([from, to]: readonly [string, string]): ReadonlyMap<string, string> =>
  new Map([...from].map((character, at) => [character, to[at] ?? character]));

/** The characters of superscripts and subscripts in formulas. */
export const SCRIPTS = mapOf({ '^': charactersOf(SUPERSCRIPT), _: charactersOf(SUBSCRIPT) });
