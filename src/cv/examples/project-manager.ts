import type { ExampleContent } from './build.ts';

export const projectManager: ExampleContent = {
  headline: 'Project manager, infrastructure and IT',
  summary:
    'Project manager for projects with many stakeholders and a fixed deadline. I keep plans short, risks written down and bad news early; eleven of my last twelve projects ended on time and within budget.',
  sections: {
    work: [
      {
        name: 'Example Rail',
        companyDescription: 'Regional railway, 3,200 employees',
        location: 'Example City',
        roles: [
          {
            position: 'Senior project manager',
            start: '2021-01',
            ongoing: true,
            highlights: [
              'Lead the replacement of ticket machines at 140 stations: $18 million, nine suppliers, 24 months.',
              'Moved the switch-over into one weekend after a rehearsal on a closed line; **no station lost an hour of sales**.',
              'Set up a risk review of 30 minutes a week that has caught four delays before they cost anything.',
              'Report to a steering group of board members, works council and authorities.',
            ],
          },
          {
            position: 'Project manager',
            start: '2017-05',
            end: '2020-12',
            highlights: [
              'Completed a new control room three weeks ahead of schedule and 6% below its budget.',
              'Merged the plans of five departments into one, which ended a backlog of 80 open decisions.',
            ],
          },
        ],
      },
      {
        name: 'Sample Consulting',
        location: 'Sampletown',
        roles: [
          {
            position: 'Consultant, project office',
            start: '2014-10',
            end: '2017-04',
            highlights: [
              'Rescued a delayed warehouse system for a retailer: cut its scope by a third with the users and went live in five months.',
              'Coached twelve first-time project leaders in planning, estimates and difficult conversations.',
            ],
          },
        ],
      },
    ],
    projects: [
      {
        name: 'Ticket machines (example)',
        entity: 'Example Rail',
        start: '2022-03',
        end: '2024-02',
        roles: ['Project manager'],
        description: 'New machines, a new fare system and training for 400 people, in one project.',
        highlights: ['Customer satisfaction with buying a ticket rose from 61% to 83%.'],
        keywords: ['Procurement', 'Change management'],
      },
    ],
    certificates: [
      {
        name: 'Senior project manager, level B',
        issuer: 'Example Project Management Association',
        date: '2019-06',
        expires: '2029-06',
      },
      { name: 'Scrum master', issuer: 'Example Agile Institute', date: '2016-02' },
    ],
    skills: [
      { name: 'Planning', level: 5, keywords: ['Critical path', 'Earned value', 'Risk management', 'Procurement'] },
      { name: 'Leading', level: 5, keywords: ['Stakeholders', 'Negotiation', 'Facilitation', 'Coaching'] },
      { name: 'Ways of working', level: 4, keywords: ['Waterfall', 'Scrum', 'Kanban', 'MS Project', 'Jira'] },
    ],
    education: [
      {
        institution: 'Example University',
        studyType: 'MSc',
        area: 'Industrial Engineering',
        score: '3.7 GPA',
        start: '2009-10',
        end: '2014-09',
      },
    ],
    languages: [
      { language: 'English', fluency: 'Native', cefr: 'native' },
      { language: 'Italian', fluency: 'Working proficiency', cefr: 'B2' },
    ],
  },
};
