import type { ExampleContent } from './build.ts';

export const researcher: ExampleContent = {
  headline: 'Freshwater and climate ecologist',
  summary:
    'Field ecologist and statistician. I study how lakes respond to warming, using long-term measurements, open data and code that others can run.',
  sections: {
    work: [
      {
        name: 'Example Institute for Freshwater Research',
        location: 'Example City',
        url: 'https://example.org/freshwater',
        roles: [
          {
            position: 'Principal investigator',
            start: '2022-09',
            ongoing: true,
            highlights: [
              'Secured $1.4 million in funding over five years for a sensor network in 23 lakes.',
              'Lead a lab of two postdocs, three PhD students and a technician.',
              'Published all the network’s data openly; it has been reused in 17 studies by other groups.',
            ],
          },
          {
            position: 'Postdoctoral researcher',
            start: '2019-01',
            end: '2022-08',
            highlights: [
              'Used 40 years of records to show that summer oxygen in deep water was declining **twice as fast** as models predicted.',
              'Released the analysis as an open-source package, installed by more than 70 groups.',
            ],
          },
        ],
      },
      {
        name: 'Example University',
        location: 'Sampletown',
        roles: [
          {
            position: 'Graduate research assistant',
            start: '2013-08',
            end: '2018-12',
            highlights: [
              'Carried out 110 days of fieldwork on four lakes, including winter sampling through the ice.',
              'Taught a hands-on statistics course to 60 students a year; rated the best course in the department in 2017.',
            ],
          },
        ],
      },
    ],
    education: [
      {
        institution: 'Example University',
        studyType: 'PhD',
        area: 'Ecology',
        start: '2013',
        end: '2018',
        summary: 'Thesis: *Oxygen and mixing in warming lakes*.',
      },
      {
        institution: 'Example University',
        studyType: 'Master of Science',
        area: 'Environmental Science',
        start: '2011',
        end: '2013',
      },
      { institution: 'Sample College', studyType: 'Bachelor of Science', area: 'Biology', start: '2007', end: '2011' },
    ],
    publications: [
      {
        title: 'An example of falling oxygen in deep lakes',
        authors: ['A. Example', 'B. Sample', 'C. Specimen'],
        publisher: 'Example Journal of Limnology',
        date: '2022-05',
        url: 'https://example.org/papers/oxygen',
      },
      {
        title: 'Sampling under ice: an example protocol',
        authors: ['B. Sample', 'A. Example'],
        publisher: 'Example Methods in Ecology',
        date: '2020-01',
        url: 'https://example.org/papers/ice',
      },
      {
        title: 'What short records hide: an example',
        authors: ['A. Example'],
        publisher: 'Example Letters',
        date: '2018-09',
        url: 'https://example.org/papers/records',
      },
    ],
    talks: [
      {
        title: 'Forty summers of one lake',
        event: 'Example Congress of Limnology, keynote',
        location: 'Sampletown',
        date: '2024-07',
        url: 'https://example.org/talks/forty-summers',
      },
    ],
    awards: [{ title: 'Early Career Award', awarder: 'Example Ecological Society', date: '2021' }],
    skills: [
      {
        name: 'Methods',
        level: 5,
        keywords: ['Time series', 'Mixed models', 'Bayesian inference', 'Experimental design'],
      },
      { name: 'Computing', level: 4, keywords: ['R', 'Python', 'Stan', 'Git'] },
      { name: 'Field and laboratory', level: 5, keywords: ['Sensor networks', 'Water chemistry', 'Boat handling'] },
    ],
    languages: [
      { language: 'English', fluency: 'Native', cefr: 'native' },
      { language: 'Swedish', fluency: 'Fluent', cefr: 'C1' },
    ],
  },
};
