import type { ExampleContent } from './build.ts';

export const teacher: ExampleContent = {
  headline: 'High school teacher, math and physics',
  summary:
    'Math and physics teacher for grades 6 to 12. I build lessons on what a class already knows, and measure a lesson by what the quietest student takes away from it.',
  sections: {
    work: [
      {
        name: 'Example High School',
        companyDescription: 'Public school, grades 7 to 12, 1,100 students',
        location: 'Example City',
        roles: [
          {
            position: 'Math department chair',
            start: '2020-08',
            ongoing: true,
            summary: 'Department of nine teachers; half-time teaching load.',
            highlights: [
              'Raised the share of students scoring proficient or higher on the state math test from 58% to **74%** in three years.',
              'Rebuilt the curriculum for grades 7 to 9 around problem solving, with shared lesson plans that save each teacher about two hours a week.',
              'Started weekly peer observations without formal evaluation; all nine members of the department take part.',
            ],
          },
          {
            position: 'Math and physics teacher',
            start: '2016-08',
            end: '2020-07',
            highlights: [
              'Taught five classes from grade 7 to grade 12, with test scores above the school average every year.',
              'Founded a robotics club that grew from 6 to 45 students, half of them girls.',
              'Adapted lessons for students with dyscalculia, together with the special education team.',
            ],
          },
        ],
      },
      {
        name: 'Sample Middle School',
        location: 'Sampletown',
        roles: [
          {
            position: 'Student teacher',
            start: '2015-08',
            end: '2016-05',
            highlights: [
              'Planned and taught 14 lessons a week under a mentor teacher; earned the top rating in the final evaluation.',
              'Tutored a group of new arrivals in math while they learned English.',
            ],
          },
        ],
      },
    ],
    education: [
      {
        institution: 'Example University',
        studyType: 'Master of Education',
        area: 'Mathematics and Physics',
        score: '3.8 GPA',
        start: '2014-08',
        end: '2016-05',
        summary: 'Thesis on how students read graphs, with a study in four classes.',
      },
      {
        institution: 'Example University',
        studyType: 'Bachelor of Science',
        area: 'Mathematics',
        start: '2010-08',
        end: '2014-05',
      },
    ],
    skills: [
      { name: 'Teaching', level: 5, keywords: ['Lesson design', 'Formative assessment', 'Differentiated instruction'] },
      { name: 'Tools', level: 4, keywords: ['GeoGebra', 'Spreadsheets', 'Learning management systems', 'Arduino'] },
      { name: 'School community', level: 4, keywords: ['Parent conferences', 'Scheduling', 'Field trips'] },
    ],
    talks: [
      {
        title: 'Mistakes worth discussing',
        event: 'Example Conference of Mathematics Teachers',
        location: 'Sampletown',
        date: '2023-05',
        summary: 'A workshop on using mistakes as the starting point of a lesson, for 60 teachers.',
      },
    ],
    languages: [
      { language: 'English', fluency: 'Native', cefr: 'native' },
      { language: 'German', fluency: 'Fluent', cefr: 'C1' },
    ],
    interests: [{ name: 'Choir' }, { name: 'Hiking', keywords: ['hut-to-hut trips with a school group every summer'] }],
  },
};
