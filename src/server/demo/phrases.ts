type Some<T> = readonly [T, ...T[]]

export const projects: Some<string> = [
  'Ferry timetable app',
  'Museum guide',
  'Seed library website',
  'Night bus map',
  'Clinic check-in',
  'Bakery relaunch',
]
export const projectSteps: Some<string> = ['next draft', 'wireframes', 'colours', 'usability test']
export const maraReplies: Some<string> = [
  'Yes, that works. I will send the draft on time.',
  'One variant is nearly done; the second takes until Thursday.',
  'I can do that. Could Diego look at the icons meanwhile?',
]

export const ruthWrites: Some<{ subject: string; text: string }> = [
  {
    subject: 'Tomatoes',
    text: 'The tomatoes are ripe and I have far too many. When do you come by?',
  },
  {
    subject: 'Photos of the garden',
    text: 'Here are photos of the garden. The old pear tree is in bloom.',
  },
  {
    subject: 'Sunday lunch',
    text: 'Theo comes for lunch on Sunday. I make the lentil soup that you like.',
  },
  {
    subject: 'Your old boxes',
    text: 'I found your school drawings in the attic. Shall I keep them?',
  },
  {
    subject: 'Choir',
    text: 'Our choir sings in the harbour church next week. It would be lovely to see you there.',
  },
]

/** Conversations in alternating lines; the other person begins. */
export const talks: Readonly<Record<string, Some<Some<string>>>> = {
  priya: [
    ['Coffee at Drift on Saturday?', 'Yes! Ten o’clock?', 'Ten is perfect', 'See you there'],
    [
      'I baked too much banana bread again',
      'There is no such thing',
      'Come and get some then',
      'On my way',
    ],
    [
      'How was the client meeting?',
      'Long. But they liked the second variant',
      'Told you so',
      'You did',
    ],
    [
      'Film tonight? Something with subtitles',
      'Orpheum at eight',
      'I get the tickets',
      'I get the popcorn',
    ],
    [
      'Do you still have my drill?',
      'Under the sink since March',
      'Keep it, I only wondered',
      'I bring it tomorrow',
    ],
    ['My presentation went well!', 'I knew it', 'I was so nervous', 'Nobody saw it, I am sure'],
  ],
  sam: [
    [
      'Easy run tomorrow? 8 km along the harbour',
      'In, if it does not rain',
      'It never rains at six',
      'It always rains at six',
    ],
    ['My knee is fine again', 'Good! Slow ones first', 'Slow is all I do', 'That makes two of us'],
    ['Intervals on Thursday?', 'Do we have to', 'We have to', 'Fine'],
    ['New shoes, look', 'They are very orange', 'That is how they are fast', 'Of course'],
  ],
  jonas: [
    [
      'Wie läuft es bei dir?',
      'Viel Arbeit, aber gut. Und bei dir?',
      'Die neue Wohnung ist endlich fertig',
      'Schick Fotos!',
    ],
    ['Alles Gute zum Wochenende', 'Danke, dir auch!', 'Ich fahre ans Meer', 'Du hast es gut'],
    [
      'Kennst du ein gutes Rezept für Linsensuppe?',
      'Frag meine Mutter, sie ist die Meisterin',
      'Mache ich',
      'Mit viel Kreuzkümmel',
    ],
  ],
  ruth: [
    [
      'Good morning darling, did you sleep well?',
      'Yes Mum, and you?',
      'The cat woke me at five',
      'Poor you',
    ],
    ['Do you need winter socks?', 'Always', 'I am knitting green ones', 'Lovely'],
    ['Call me when you can', 'In an hour?', 'Yes', 'Talk soon'],
  ],
  theo: [
    [
      'Can I borrow your car rack?',
      'Sure, it is in the cellar',
      'You are the best sister',
      'I am the only one',
    ],
    [
      'What do we get Mum for her birthday?',
      'A voucher for the garden centre',
      'Good, I pay half',
      'Deal',
    ],
    ['The band plays on Friday', 'Where?', 'At the Gull & Anchor, nine', 'I will be there'],
  ],
}

export const tweets: Some<string> = [
  'Drawing icons for a night bus map. Owls are involved.',
  'Unpopular opinion: the best colour for a button is the one people find.',
  'Ran along the harbour before sunrise. The gulls were not impressed.',
  'A form with three fields. It took three weeks. Worth it.',
  'The library has a seed shelf now and I have questions and also basil.',
  'Friday sketch: a kettle that looks guilty.',
  'Usability test today: five people, five ways to go back.',
]
export const facebookPosts: Some<string> = [
  'Sunday walk to the lighthouse. Wind included.',
  'First tomatoes from Mum’s garden this year.',
  'Looking for a second-hand bicycle trailer, any hints?',
  'The harbour market is back and so am I.',
  'Theo’s band played and nobody lost an ear.',
  'Bread number four. It has a name now.',
]
export const linkedinPosts: Some<string> = [
  'We tested our ferry timetable with people who had never taken a ferry. Here is what they taught us.',
  'Three years at Fernwood Studio. Grateful for patient colleagues and honest clients.',
  'Good design reviews begin with a question, not with an opinion.',
  'Our museum guide is out. It works without any network, which took some persuading.',
]
