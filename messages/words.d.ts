import type { Language } from '#platform/i18n/languages.ts';
import type achievements from './en/achievements.json';
import type admin from './en/admin.json';
import type app from './en/app.json';
import type checks from './en/checks.json';
import type cv from './en/cv.json';
import type cvComments from './en/cv-comments.json';
import type cvEditor from './en/cv-editor.json';
import type cvExport from './en/cv-export.json';
import type cvHistory from './en/cv-history.json';
import type cvJob from './en/cv-job.json';
import type cvLetters from './en/cv-letters.json';
import type cvPage from './en/cv-page.json';
import type cvPublic from './en/cv-public.json';
import type cvReview from './en/cv-review.json';
import type cvSharing from './en/cv-sharing.json';
import type dashboard from './en/dashboard.json';
import type domains from './en/domains.json';
import type errors from './en/errors.json';
import type files from './en/files.json';
import type identity from './en/identity.json';
import type imports from './en/imports.json';
import type mail from './en/mail.json';
import type portfolioContact from './en/portfolio-contact.json';
import type portfolioEditor from './en/portfolio-editor.json';
import type portfolioMail from './en/portfolio-mail.json';
import type portfolioPages from './en/portfolio-pages.json';
import type portfolioReaders from './en/portfolio-readers.json';
import type portfolioShare from './en/portfolio-share.json';
import type profile from './en/profile.json';
import type projects from './en/projects.json';
import type records from './en/records.json';
import type site from './en/site.json';
import type ui from './en/ui.json';
import type visits from './en/visits.json';

/** English is the first language of the words; the types of all follow from it. A file a domain. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: {
      admin: typeof admin;
      app: typeof app;
      achievements: typeof achievements;
      checks: typeof checks;
      cv: typeof cv;
      'cv-comments': typeof cvComments;
      'cv-editor': typeof cvEditor;
      'cv-export': typeof cvExport;
      'cv-history': typeof cvHistory;
      'cv-job': typeof cvJob;
      'cv-letters': typeof cvLetters;
      'cv-page': typeof cvPage;
      'cv-public': typeof cvPublic;
      'cv-review': typeof cvReview;
      'cv-sharing': typeof cvSharing;
      dashboard: typeof dashboard;
      domains: typeof domains;
      identity: typeof identity;
      imports: typeof imports;
      'portfolio-editor': typeof portfolioEditor;
      'portfolio-contact': typeof portfolioContact;
      'portfolio-mail': typeof portfolioMail;
      'portfolio-share': typeof portfolioShare;
      'portfolio-pages': typeof portfolioPages;
      'portfolio-readers': typeof portfolioReaders;
      profile: typeof profile;
      projects: typeof projects;
      records: typeof records;
      errors: typeof errors;
      files: typeof files;
      mail: typeof mail;
      site: typeof site;
      ui: typeof ui;
      visits: typeof visits;
    };
  }
}
