import type { ExchangeColumn } from './exchange.ts';

/** Headings that earlier versions wrote, in any language. Tables with them can still be imported. */
export const FORMER_HEADINGS: Readonly<Partial<Record<ExchangeColumn['name'], readonly string[]>>> = {
  slug: [
    'Address name',
    'Adressname',
    'Nombre en la dirección',
    'Nom dans l’adresse',
    'Adresteki ad',
    'الاسم في الرابط',
  ],
  role: ['Función', 'Rol'],
  ongoing: ['Ongoing', 'Laufend', 'Sürüyor', 'مستمر'],
  tags: ['Schlagwörter'],
  stack: ['Werkzeuge'],
  approach: ['Démarche'],
  outcome: ['Outcome', 'Résultat', 'Sonuç'],
  metrics: ['Figures', 'Cifras', 'Chiffres', 'Rakamlar', 'الأرقام'],
  collaborators: ['Birlikte çalışanlar'],
  kind: ['Kind'],
  issuer: ['Emisor', 'Émetteur'],
  expires: ['Gültig bis', 'Expire le', 'Geçerlilik sonu'],
  credentialId: ['Nachweisnummer', 'Número de credencial'],
  credentialUrl: [
    'Credential address',
    'Nachweisadresse',
    'Dirección de la credencial',
    'Adresse du certificat',
    'Belge adresi',
  ],
  metric: ['Figure', 'Cifra', 'Rakam', 'الرقم'],
  evidence: ['الإثباتات'],
};
