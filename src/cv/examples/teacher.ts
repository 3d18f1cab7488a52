import type { ExampleContent } from './build.ts';

export const teacher: ExampleContent = {
  headline: 'Secondary school teacher, mathematics and physics',
  summary:
    'Teacher of mathematics and physics for students ages 11 to 18. I build lessons on what a class already knows, and measure a lesson by what the quietest student takes home.',
  sections: {
    work: [
      {
        name: 'Example High School',
        companyDescription: 'Comprehensive school, 1,100 students',
        location: 'Example City',
        roles: [
          {
            position: 'Head of mathematics',
            start: '2020-08',
            ongoing: true,
            summary: 'Department of nine teachers; half-time teaching load.',
            highlights: [
              'Raised the share of students passing the final exam with good grades from 58% to **74%** in three years.',
              'Rebuilt the curriculum for grades 7 to 9 around problem solving, with shared lesson plans that save each colleague about two hours a week.',
              'Set up weekly ungraded classroom visits; all nine members of the department take part.',
            ],
          },
          {
            position: 'Teacher of mathematics and physics',
            start: '2016-08',
            end: '2020-07',
            highlights: [
              'Taught five classes from grade 7 to the final year, with results above the school’s average each year.',
              'Founded a robotics club that grew from 6 to 45 students, half of them girls.',
              'Adapted lessons for students with dyscalculia together with the support team.',
            ],
          },
        ],
      },
      {
        name: 'Sample Middle School',
        location: 'Sampletown',
        roles: [
          {
            position: 'Trainee teacher',
            start: '2015-02',
            end: '2016-07',
            highlights: [
              'Planned and taught 14 lessons a week under supervision; passed the practical exam with distinction.',
              'Tutored a group of new arrivals in mathematics while they learned the language.',
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
        start: '2012-10',
        end: '2015-01',
        summary: 'Thesis on how students read graphs, with a study in four classes.',
      },
      { institution: 'Example University', studyType: 'BSc', area: 'Mathematics', start: '2009-10', end: '2012-09' },
    ],
    skills: [
      { name: 'Teaching', level: 5, keywords: ['Lesson design', 'Formative assessment', 'Mixed-ability classes'] },
      { name: 'Tools', level: 4, keywords: ['GeoGebra', 'Spreadsheets', 'Learning platforms', 'Arduino'] },
      { name: 'School life', level: 4, keywords: ['Parent meetings', 'Scheduling', 'Class trips'] },
    ],
    talks: [
      {
        title: 'Mistakes worth discussing',
        event: 'Example Conference of Mathematics Teachers',
        location: 'Sampletown',
        date: '2023-05',
        summary: 'A workshop on errors as the beginning of a lesson, for 60 teachers.',
      },
    ],
    languages: [
      { language: 'English', fluency: 'Native', cefr: 'native' },
      { language: 'German', fluency: 'Fluent', cefr: 'C1' },
    ],
    interests: [{ name: 'Choir' }, { name: 'Hiking', keywords: ['hut tours with a school group every summer'] }],
  },
};
