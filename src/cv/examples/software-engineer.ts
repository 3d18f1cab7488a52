import type { ExampleContent } from './build.ts';

export const softwareEngineer: ExampleContent = {
  headline: 'Software engineer, web platforms',
  summary:
    'Backend-leaning engineer with nine years of experience building and running web services. I like systems that a new colleague can understand in a week and that don’t wake anyone up at night.',
  sections: {
    work: [
      {
        name: 'Example Payments',
        companyDescription: 'Payment services for small businesses, 120 employees',
        location: 'Example City',
        url: 'https://example.org/payments',
        roles: [
          {
            position: 'Senior software engineer',
            start: '2021-04',
            ongoing: true,
            summary: 'Tech lead of the six-person team that owns settlement and refunds.',
            highlights: [
              'Replaced nightly settlement batches with an event stream; merchants now get their money in **4 minutes** instead of 19 hours.',
              'Cut database costs by 38% by archiving closed accounts and rewriting the twelve slowest queries.',
              'Introduced blameless incident reviews; after-hours pages fell from eleven a month to two.',
              'Mentored three junior engineers, two of whom now lead projects of their own.',
            ],
          },
          {
            position: 'Software engineer',
            start: '2018-09',
            end: '2021-03',
            highlights: [
              'Designed the public refunds API, documented it, and moved 2,300 merchants onto it without an outage.',
              'Shortened the test run from 41 to 9 minutes by giving each worker its own database.',
            ],
          },
        ],
      },
      {
        name: 'Sample Logistics',
        companyDescription: 'Route planning for delivery companies',
        location: 'Sampletown',
        roles: [
          {
            position: 'Junior software engineer',
            start: '2016-07',
            end: '2018-08',
            highlights: [
              'Built a mobile web app for drivers that works without a signal; used on 800 delivery routes a day.',
              'Traced a rounding error in mileage billing and recovered $54,000 in unbilled fees.',
            ],
          },
        ],
      },
    ],
    projects: [
      {
        name: 'Queue Watch (example)',
        type: 'Open source',
        url: 'https://example.org/queue-watch',
        start: '2020',
        ongoing: true,
        roles: ['Author'],
        description: 'A small dashboard that shows what’s waiting in a job queue and why.',
        highlights: ['Maintained with four contributors; installed by about 600 teams.'],
        keywords: ['TypeScript', 'PostgreSQL'],
      },
    ],
    skills: [
      { name: 'Languages', level: 5, keywords: ['TypeScript', 'Go', 'SQL', 'Python'] },
      { name: 'Platforms', level: 4, keywords: ['PostgreSQL', 'Kafka', 'Kubernetes', 'Terraform'] },
      { name: 'Practices', level: 4, keywords: ['API design', 'Observability', 'Code review', 'Incident response'] },
    ],
    education: [
      {
        institution: 'Example University',
        studyType: 'Bachelor of Science',
        area: 'Computer Science',
        score: '3.7 GPA',
        start: '2012',
        end: '2016',
        courses: ['Distributed systems', 'Databases', 'Compilers'],
      },
    ],
    languages: [
      { language: 'English', fluency: 'Native', cefr: 'native' },
      { language: 'Spanish', fluency: 'Working proficiency', cefr: 'B2' },
    ],
  },
};
