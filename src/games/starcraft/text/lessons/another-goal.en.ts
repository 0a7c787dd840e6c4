/** The texts of the lesson "Another goal than 15 points". */
export const anotherGoalTexts = {
  'lesson.another-goal': 'Another goal than 15 points',
  'lesson.another-goal.fifteen':
    'You have 14 conquest points and hold Antiga Prime 1, worth 1 a round. Your rival plays Aldaris and has 12. One order is left, then comes regrouping. Your Sheet says how many points are your goal.',
  'lesson.another-goal.fifteen.thought':
    'Consider your Sheet: the number that stands there as your goal is not the same for everybody at this table.',
  'lesson.another-goal.fifteen.ask': 'You will have {points} points. What happens then?',
  'lesson.another-goal.fifteen.win': 'I win the match',
  'lesson.another-goal.fifteen.theirs': 'Aldaris wins the match',
  'lesson.another-goal.fifteen.on': 'the match goes on',
  'lesson.another-goal.fifteen.then': 'Draw an Event card instead of the order, and end the round.',
  'lesson.another-goal.fifteen.because':
    'With Aldaris at the table everybody else needs 20 points; Aldaris alone still needs 15. No other faction changes a number.',
  'lesson.another-goal.fifteen.mark': 'Fifteen points',
  'lesson.another-goal.fifteen.goal': 'the round is over',
  'lesson.another-goal.far':
    'So 15 of 20. One area with conquest points brings 1 a round. Suppose you took Braken 1 as well: then it would be 2 a round, from the next regrouping on.',
  'lesson.another-goal.far.thought':
    'How many points are missing, and how many come in a round? A round that is needed in part is needed.',
  'lesson.another-goal.far.ask': 'With {rate} a round, how many more rounds do you need?',
  'lesson.another-goal.far.because':
    'Five points are missing, and 2 a round are 2, 4, 6. With 1 a round it would be five rounds; Aldaris, 3 short of 15, needs three rounds for that with one such area.',
  'lesson.another-goal.clock':
    'And Aldaris has a clock. Two cards called The End Draws Near beside the board end a match. Without Aldaris the leader in points wins then; with Aldaris it is Aldaris, whatever the points. Each Event card drawn brings that nearer.',
  'lesson.another-goal.close':
    'So against Aldaris two things are different: you need 20 points, Aldaris still 15, and the Event deck wins for Aldaris. If Aldaris is eliminated, 15 points are enough again. Your own objective of stage III stays as it is.',
  'lesson.another-goal.remember.1': 'With Aldaris at the table the others need 20 points, Aldaris 15.',
  'lesson.another-goal.remember.2': 'The second The End Draws Near wins the match for Aldaris.',
  'lesson.another-goal.remember.3': 'Your Sheet always says which number is your goal.',
} as const;
