import type { SpecimenWords } from './words.ts';

export const english: SpecimenWords = {
  language: 'en',
  name: 'Ada Lovelace',
  headline: 'Mathematician and writer on the Analytical Engine',
  location: { address: '12 St James’s Square', city: 'London', region: 'Greater London' },
  born: { label: 'Born', value: '10 December 1815' },
  letters: { label: 'Letters', value: 'The correspondence with De Morgan' },
  summary: [
    'Mathematician who translated and annotated Menabrea’s memoir on the Analytical Engine, and wrote what is now read as the **first published programme** for a machine.',
    'I look for the principle behind the mechanism: what a machine can be made to do with *anything* whose relations can be written down, and not with numbers alone.',
    'My notes are long because they leave nothing out. Whoever follows them step by step can repeat every operation with pencil and paper, and find where I was wrong.',
  ],
  titles: { text: 'In my own words', custom: 'Journeys' },
  sections: {
    work: [
      {
        name: 'Taylor’s Scientific Memoirs',
        location: 'London',
        companyDescription: 'A journal that brought the papers of foreign academies to English readers.',
        roles: [
          {
            position: 'Translator and author of the notes',
            summary: 'Took on the translation at the suggestion of Charles Wheatstone.',
            highlights: [
              'Translated *Notions sur la machine analytique* from the French and added seven notes, A to G, which are about three times as long as the memoir.',
              'Set out in **Note G**, in a table of twenty-five operations, how the engine would compute the Bernoulli numbers.',
              'Distinguished the engine from a calculator: it weaves algebraical patterns just as the Jacquard loom weaves flowers and leaves.',
              'Argued in Note A that the engine might act upon other things besides number, and might compose elaborate pieces of music.',
              'Warned in Note G against exaggerated ideas: the engine has no pretensions whatever to originate anything.',
              'Read the proofs with Babbage by letter, at times several in one day.',
            ],
          },
        ],
      },
      {
        name: 'The workshop of Charles Babbage',
        location: 'Dorset Street, London',
        companyDescription: 'Drawings, models and the finished portion of the Difference Engine.',
        roles: [
          {
            position: 'Correspondent and collaborator',
            summary: 'Followed the plans of the Analytical Engine from drawing to drawing.',
            highlights: [
              'Offered in 1843 to take charge of the explanation of the engine and of its dealings with the public.',
              'Described the engine in three parts that are still told apart: the store, the mill and the cards.',
              'Showed how a group of cards can be used again and again, which today is called a loop.',
              'Proposed diagrams of development, in which each line is an operation and each column a variable.',
            ],
          },
          {
            position: 'Student of the Difference Engine',
            summary: 'First saw the engine at work in June 1833.',
            highlights: [
              'Understood its working from the finished portion, as a guest of the house later remembered.',
              'Copied the drawings and asked for the plates, so as to study them at home.',
              'Attended the lectures that Dionysius Lardner gave on the engine in 1834.',
            ],
          },
        ],
      },
      {
        name: 'Example Institute for Machine Method',
        location: 'Example City',
        roles: [
          {
            position: 'Head of tables',
            highlights: [
              'Led four computers who check astronomical tables against one another, figure by figure.',
              'Reduced the errors that were found in print from thirty-one to two in one edition.',
              'Introduced one sheet a calculation, so that a colleague can take over in the middle of it.',
              'Trained nine beginners, of whom six now lead tables of their own.',
            ],
          },
        ],
      },
      {
        name: 'Example Academy',
        location: 'Sampletown',
        roles: [
          {
            position: 'Assistant for mathematics',
            highlights: [
              'Prepared the exercises on series and finite differences for three courses.',
              'Wrote solutions that show the wrong ways as well as the right one.',
              'Catalogued four hundred instruments and drawings of the collection.',
            ],
          },
        ],
      },
    ],
    volunteer: [
      {
        organization: 'Example Reading Room',
        position: 'Librarian on Saturdays',
        location: 'Example City',
        summary: 'A free library of eight hundred volumes for people who work in the mills.',
        highlights: [
          'Doubled the hours of the reading room without further cost.',
          'Read aloud to those who could not yet read.',
        ],
      },
      {
        organization: 'Example School Society',
        position: 'Teacher of arithmetic',
        location: 'Sampletown',
        summary: 'Evening lessons for children and for their parents.',
        highlights: [
          'Taught forty pupils a year in two groups.',
          'Gathered the exercises into a small book, which is still in use.',
        ],
      },
    ],
    education: [
      {
        institution: 'By letter with Augustus De Morgan',
        studyType: 'Correspondence',
        area: 'Higher mathematics',
        location: 'London',
        courses: ['Differential calculus', 'Functional equations', 'Series'],
        summary:
          'De Morgan judged in 1844 that her power of thinking was utterly out of the common way for any beginner.',
        highlights: [
          'Worked through his treatise on the calculus, and questioned its definitions.',
          'Exchanged more than sixty letters on what was not clear to her.',
        ],
      },
      {
        institution: 'With Mary Somerville',
        studyType: 'Private lessons',
        area: 'Mathematics and astronomy',
        location: 'Chelsea',
        summary: 'Met Charles Babbage and the scientists of London through her.',
      },
      {
        institution: 'Example University',
        studyType: 'Certificate',
        area: 'Logic and method',
        location: 'Example City',
        score: 'With distinction',
        courses: ['Formal logic', 'Theory of errors'],
        summary: 'Thesis on what a table promises to whoever uses it.',
      },
    ],
    projects: [
      {
        name: 'A programme for the Bernoulli numbers',
        entity: 'Scientific Memoirs',
        type: 'Programme',
        roles: ['Author'],
        description:
          'The diagram for the computation by the engine, which takes the numbers one after the other and uses each result for the next.',
        highlights: [
          'Repeats the operations thirteen to twenty-three for each further number.',
          'Chosen because it shows what no calculator of its time could do without a human hand.',
        ],
        keywords: ['Recursion', 'Variables', 'Punched cards'],
      },
      {
        name: 'Flyology',
        type: 'Study',
        roles: ['Author', 'Illustrator'],
        description:
          'A study of flight, begun at the age of twelve: the anatomy of birds, and wings of paper, silk and wire.',
        highlights: [
          'Worked out the size of the wings in proportion to the body.',
          'Planned a thing in the form of a horse, with a steam engine in its inside.',
        ],
        keywords: ['Mechanics', 'Drawing'],
      },
      {
        name: 'Open tables of Example',
        entity: 'Example Institute for Machine Method',
        type: 'Data',
        roles: ['Editor'],
        description: 'Tables that anybody may copy, with the calculation of each figure.',
        highlights: ['Used by three observatories.'],
        keywords: ['Tables', 'Theory of errors'],
      },
    ],
    achievements: [
      {
        title: 'First published programme for a machine',
        kind: 'Milestone',
        issuer: 'Scientific Memoirs',
        summary: 'Printed in Note G, more than a century before there was a machine to run it.',
      },
      {
        title: 'A programming language bears her name',
        kind: 'Honour',
        issuer: 'United States Department of Defense',
        summary: 'The number of its standard, 1815, is the year of her birth.',
      },
      {
        title: 'Example badge for clear notation',
        kind: 'Badge',
        issuer: 'Example Academy',
        summary: 'For diagrams that three readers understood without a question.',
      },
    ],
    awards: [
      {
        title: 'Example Prize for Scientific Writing',
        awarder: 'Example Society',
        summary: 'For notes that say more than the paper they explain.',
      },
      { title: 'Example Medal', awarder: 'Example Academy', summary: 'For the table of operations.' },
    ],
    certificates: [
      { name: 'Certificate in machine method', issuer: 'Example Academy', summary: 'Operations, variables and cards.' },
      { name: 'Proof-reader of tables', issuer: 'Example Institute for Machine Method' },
      { name: 'First aid at work', issuer: 'Example Ambulance' },
    ],
    publications: [
      {
        title: 'Sketch of the Analytical Engine Invented by Charles Babbage',
        authors: ['L. F. Menabrea', 'A. A. L.'],
        publisher: 'Taylor’s Scientific Memoirs',
        summary: 'With notes by the translator. Volume III, pages 666 to 731.',
      },
      {
        title: 'On climate in connection with husbandry',
        authors: ['Earl of Lovelace'],
        publisher: 'Journal of the Royal Agricultural Society of England',
        summary: 'Notes on the work of the Comte de Gasparin, to which she contributed.',
      },
      {
        title: 'What a table promises',
        authors: ['A. Lovelace'],
        publisher: 'Example Press',
        summary: 'On the care that is owed to those who cannot check a figure.',
      },
      {
        title: 'Letters on functional equations',
        authors: ['A. Lovelace', 'A. De Morgan'],
        publisher: 'Example Press',
        summary: '',
      },
    ],
    talks: [
      {
        title: 'An engine that weaves',
        event: 'Example Conference on Mechanism',
        location: 'Example City',
        summary: 'Cards that hold a pattern, from the loom to the mill of the engine.',
      },
      {
        title: 'What the engine cannot do',
        event: 'Evening of the Example Society',
        location: 'Sampletown',
        summary: 'It can do whatever we know how to order it to perform.',
      },
      {
        title: 'Reading a diagram of development',
        event: 'Example Summer School',
        location: 'Example City',
        summary: '',
      },
    ],
    skills: [
      {
        name: 'Analysis',
        proficiency: 'Since 1840',
        keywords: ['Series', 'Finite differences', 'Functional equations'],
      },
      {
        name: 'Machine method',
        proficiency: '',
        keywords: ['Punched cards', 'Operations & variables', 'Diagrams of development'],
      },
      { name: 'Scientific translation', keywords: ['French', 'Italian', 'German'] },
      { name: 'Tables', keywords: ['Theory of errors', 'Proof-reading'] },
      { name: 'Music', keywords: ['Harp', 'Singing'] },
    ],
    languages: [
      { language: 'English' },
      { language: 'French', fluency: 'Fluent' },
      { language: 'Italian', fluency: 'Reads and writes' },
      { language: 'German' },
    ],
    interests: [
      { name: 'Music', keywords: ['Harp', 'Opera'] },
      { name: 'Riding', keywords: ['Cross-country'] },
      { name: 'Flight', keywords: ['Birds', 'Wings of paper'] },
      { name: 'Mechanics', keywords: ['Looms', 'Automata'] },
    ],
    references: [
      {
        name: 'Charles Babbage',
        position: 'Lucasian Professor of Mathematics, 1828 to 1839',
        organization: 'University of Cambridge',
        reference: 'Called her the Enchantress of Number in a letter of September 1843.',
      },
      {
        name: 'Augustus De Morgan',
        position: 'Professor of Mathematics',
        organization: 'University College London',
        reference: 'Taught her by letter.',
      },
      {
        name: 'Mary Somerville',
        position: 'Writer on science',
        organization: 'Royal Astronomical Society',
        reference: '',
      },
      {
        name: 'Charles Wheatstone',
        position: 'Professor of Experimental Philosophy',
        organization: 'King’s College London',
        reference: 'Suggested the translation.',
      },
    ],
    text: [
      {
        text: 'The engine is not a thing for numbers only. Wherever relations can be written down, operations can act upon them:\n\n- upon tones, and then it composes;\n- upon letters, and then it solves equations;\n- upon tables, and then it corrects them.\n\nWhoever wants to know more finds it in [the seven notes](https://example.org/scientific-memoirs/volume-iii/notes-by-the-translator).',
      },
    ],
    custom: [
      {
        title: 'Through the mills of the north',
        subtitle: 'With Lady Byron',
        location: 'Midlands and the north of England',
        summary: 'A journey to see machinery at work.',
        highlights: [
          'Drew the punched cards that guide a loom for ribbons.',
          'Noted what each machine does without a human hand.',
        ],
        keywords: ['Looms', 'Punched cards'],
      },
      {
        title: 'Example Exhibition of Industry',
        subtitle: 'Juror',
        location: 'Example City',
        summary: 'Judged calculating instruments from eleven countries.',
        highlights: ['Wrote the report on instruments for calculation.'],
        keywords: ['Instruments'],
      },
      {
        title: 'Example Observatories',
        subtitle: 'Guest',
        location: 'Example City and Sampletown',
        summary: 'Nights at the telescope, days with the tables.',
        highlights: ['Compared the tables in use in four observatories.'],
        keywords: ['Tables'],
      },
    ],
  },
};
