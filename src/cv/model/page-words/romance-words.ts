import type { WordRows } from './word-rows.ts';

export const ROMANCE_WORDS: Readonly<Record<string, WordRows>> = {
  it: {
    sections:
      'Profilo | Esperienza lavorativa | Volontariato | Istruzione | Progetti | Risultati | Premi | Certificazioni | Pubblicazioni | Conferenze | Competenze | Lingue | Interessi | Referenze | Altre informazioni',
    present: 'oggi',
    native: 'Madrelingua',
    labels:
      'Email | Telefono | Località | Sito web | Voto | Corsi | Valido fino al | ID credenziale | DOI | Codice QR | A cura di',
    levels: 'Base | Elementare | Intermedio | Avanzato | Esperto',
    document: 'Curriculum vitae | Percorso professionale | Nome | Luogo e data | Firma',
  },
  pt: {
    sections:
      'Resumo | Experiência profissional | Voluntariado | Formação | Projetos | Conquistas | Prêmios | Certificados | Publicações | Palestras | Competências | Idiomas | Interesses | Referências | Informações adicionais',
    present: 'atual',
    native: 'Língua materna',
    labels:
      'E-mail | Telefone | Local | Site | Nota | Cursos | Válido até | ID da credencial | DOI | Código QR | Organização',
    levels: 'Básico | Elementar | Intermediário | Avançado | Especialista',
    document: 'Currículo | Trajetória profissional | Nome | Local e data | Assinatura',
  },
  'pt-PT': {
    sections:
      'Resumo | Experiência profissional | Voluntariado | Formação | Projetos | Conquistas | Prémios | Certificados | Publicações | Apresentações | Competências | Línguas | Interesses | Referências | Informações adicionais',
    present: 'presente',
    native: 'Língua materna',
    labels:
      'E-mail | Telefone | Localidade | Sítio Web | Classificação | Cursos | Válido até | ID da credencial | DOI | Código QR | Organização',
    levels: 'Básico | Elementar | Intermédio | Avançado | Especialista',
    document: 'Curriculum vitae | Percurso profissional | Nome | Local e data | Assinatura',
  },
  ca: {
    sections:
      'Perfil | Experiència laboral | Voluntariat | Formació | Projectes | Assoliments | Premis | Certificats | Publicacions | Conferències | Competències | Idiomes | Interessos | Referències | Informació addicional',
    present: 'actualitat',
    native: 'Llengua materna',
    labels:
      'Correu electrònic | Telèfon | Ubicació | Lloc web | Nota | Cursos | Vàlid fins a | ID de la credencial | DOI | Codi QR | Edició',
    levels: 'Bàsic | Elemental | Intermedi | Avançat | Expert',
    document: 'Currículum | Trajectòria professional | Nom | Lloc i data | Signatura',
  },
  ro: {
    sections:
      'Profil | Experiență profesională | Voluntariat | Educație | Proiecte | Realizări | Premii | Certificări | Publicații | Prezentări | Competențe | Limbi străine | Interese | Referințe | Informații suplimentare',
    present: 'prezent',
    native: 'Limbă maternă',
    labels:
      'E-mail | Telefon | Localitate | Site web | Notă | Cursuri | Valabil până la | ID certificat | DOI | Cod QR | Editori',
    levels: 'De bază | Elementar | Mediu | Avansat | Expert',
    document: 'Curriculum vitae | Parcurs profesional | Nume | Locul și data | Semnătura',
  },
};
