import type { WordLists } from './word-lists.ts';

export const TR: WordLists = {
  weakOpenings: ['çeşitli görevler', 'görevlerim', 'sorumluluklarım', 'sorumlu olduğum'],
  weakClosings: [
    'destek oldum',
    'destek verdim',
    'görev aldım',
    'görev alındı',
    'katıldım',
    'katkıda bulundum',
    'sorumlu olarak çalıştım',
    'sorumluydum',
    'yardım ettim',
    'yardımcı oldum',
    'yer aldım',
    'üzerinde çalıştım',
  ],
  stopWords: 've veya ile için bir bu da de daha çok gibi olarak edildi yapıldı ettim yaptım oldum',
  verbLast: true,
  firstPerson: ['[Bb]en', '[Bb]ana', '[Bb]eni', '[Bb]enim', '[Bb]iz', '[Bb]izi', '[Bb]izim', '[Bb]ize'],
};
